import { closest } from 'fastest-levenshtein';
import type { PageProblem, SiteCheck } from '../../model/page-record.ts';
import { pathOf } from '../../model/route.ts';

/** The `#part` of every link is the id of something on the page that it leads to. */
export const fragments: SiteCheck = (records, context) => {
  const problems: PageProblem[] = [];
  for (const { address, file, fragmentLinks } of records.values())
    for (const href of fragmentLinks) {
      const id = decodeURIComponent(href.slice(href.indexOf('#') + 1));
      const target = href.startsWith('#') ? address : context.resolve(pathOf(href));
      const ids = target === undefined ? undefined : records.get(target)?.ids;
      if (!ids || id === '' || id === 'top' || ids.has(id) || context.frameIds.has(id)) continue;
      const near = ids.size > 0 ? ` The nearest is #${closest(id, [...ids])}.` : '';
      problems.push({
        file,
        needle: href,
        message: `The link "${href}" leads to a part that ${target} does not have.`,
        hint: `Give the part the id "${id}", or correct the link.${near}`,
      });
    }
  return problems;
};
