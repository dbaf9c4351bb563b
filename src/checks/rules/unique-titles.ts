import { quoted } from '../../core/problem.ts';
import { groupBy } from '../../core/values.ts';
import type { SiteRule } from '../rule.ts';

/** No two pages share a title or a description, because search results show only these. */
export const uniqueTitles: SiteRule = ({ pages }) =>
  (['title', 'description'] as const).flatMap((field) =>
    [...groupBy(pages.values(), (record) => record[field])].flatMap(([text, [first, ...others]]) =>
      others.map(({ address, file }) => ({
        file,
        needles: [...quoted(text), text],
        message: `${address} and ${first?.address} have the same ${field}: "${text}".`,
        hint: `Change the ${field} of ${address} to name what only that page covers.`,
      })),
    ),
  );
