import { type PageProblem, quoted } from '../../core/problems/problem.ts';
import type { PageRecord, SiteCheck } from '../check-types.ts';

/** No two pages share a title or a description: a search engine could not tell them apart. */
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
    const other = first.get(record[field]);
    if (!other) first.set(record[field], record);
    else
      problems.push({
        file: record.file,
        needles: [...quoted(record[field]), record[field]],
        message: `The ${field} of ${record.address} is also that of ${other.address}: "${record[field]}".`,
        hint: `Say in it what only ${record.address} has.`,
      });
  }
  return problems;
}
