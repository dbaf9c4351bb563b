import type { Bounds } from '../../author/definition/check-options.ts';
import { type PageProblem, quoted } from '../../core/problems/problem.ts';
import type { SiteCheck } from '../check-types.ts';

/** The limits of a site that sets none. No search result shows more. */
const longest = { title: [0, 150], description: [0, 500] } as const;

/** Titles and descriptions have a length that search results can show. */
export const metaLengths: SiteCheck = (
  records,
  { siteChecks: { titleLength, descriptionLength } },
) =>
  [...records.values()].flatMap(({ address, file, title, description }) => {
    const page = { address, file };
    return [
      ...faults({ ...page, field: 'title', text: title }, titleLength ?? longest.title),
      ...faults(
        { ...page, field: 'description', text: description },
        descriptionLength ?? longest.description,
      ),
    ];
  });

interface MetaText {
  readonly address: string;
  readonly file: string;
  readonly field: string;
  readonly text: string;
}

function faults(
  { address, file, field, text }: MetaText,
  [min, max]: Bounds,
): readonly PageProblem[] {
  const { length } = text;
  if (length >= min && length <= max) return [];
  return [
    {
      file,
      needles: [...quoted(text), `${field}:`],
      message: `The ${field} of ${address} is ${length} characters long: "${text.length > 300 ? `${text.slice(0, 60)}…` : text}".`,
      hint: `${length < min ? 'Lengthen' : 'Shorten'} it to ${min}–${max} characters.`,
    },
  ];
}
