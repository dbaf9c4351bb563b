import { type PageProblem, quoted } from '../../core/problems/problem.ts';
import type { PageRecord, SiteCheck } from '../check-types.ts';

/** No two pages share a title or a description, because search results show only these. */
export const uniqueTitles: SiteCheck = (records) => [
  ...repeated(records, 'title'),
  ...repeated(records, 'description'),
];

function repeated(
  records: ReadonlyMap<string, PageRecord>,
  field: 'title' | 'description',
): readonly PageProblem[] {
  const first = new Map<string, PageRecord>();
  const problems: PageProblem[] = [];
  for (const record of records.values()) {
    const earlier = first.get(record[field]);
    if (!earlier) first.set(record[field], record);
    else
      problems.push({
        file: record.file,
        needles: [...quoted(record[field]), record[field]],
        message: `${record.address} and ${earlier.address} have the same ${field}: "${record[field]}".`,
        hint: `Change the ${field} of ${record.address} to name what only that page covers.`,
      });
  }
  return problems;
}
