import { type PageProblem, quoted } from '../../core/problem.ts';
import type { SiteRule } from '../rule.ts';

/** Titles and descriptions have a length that search results can show. */
export const metaLengths: SiteRule = ({ pages, checks }) => {
  // Without limits of the site, those that no search result exceeds.
  const limits = {
    title: checks.titleLength ?? [0, 150],
    description: checks.descriptionLength ?? [0, 500],
  } as const;
  const problems: PageProblem[] = [];
  for (const record of pages.values())
    for (const field of ['title', 'description'] as const) {
      const [min, max] = limits[field];
      const { length } = record[field];
      if (length >= min && length <= max) continue;
      const text = length > 300 ? `${record[field].slice(0, 60)}…` : record[field];
      problems.push({
        file: record.file,
        needles: [...quoted(record[field]), `${field}:`],
        message: `The ${field} of ${record.address} is ${length} characters long: "${text}".`,
        hint: `${length < min ? 'Lengthen' : 'Shorten'} it to ${min}–${max} characters.`,
      });
    }
  return problems;
};
