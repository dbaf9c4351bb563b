import type { PageProblem } from '../../core/problems/problem.ts';
import { wordsOf } from '../../core/text/normalize-text.ts';
import type { PageRecord, SiteCheck } from '../check-types.ts';
import { shingles, similarPairs } from '../text/similarity.ts';

/** No two pages share too much of their own text: see `SimilarityLimits`. */
export const similarPages: SiteCheck = (records, { siteChecks: { similarity } }) =>
  similarity
    ? tooSimilar(records, {
        what: 'text',
        wordsOf: ({ passages }) => shingles(wordsOf(passages.join(' ')), 5),
        limit: similarity.pages,
        hint: 'Rewrite one page for its own readers, or move shared text to a block marked `data-shared`.',
      })
    : [];

const introWords = 40;

/** No two pages start with nearly the same forty words. */
export const similarIntros: SiteCheck = (records, { siteChecks: { similarity } }) =>
  similarity
    ? tooSimilar(records, {
        what: `first ${introWords} words`,
        wordsOf: ({ passages }) => shingles(firstWords(passages), 3),
        limit: similarity.intros,
        hint: 'Start each page with the answer that its own readers are looking for.',
      })
    : [];

interface Comparison {
  readonly what: string;
  readonly wordsOf: (record: PageRecord) => ReadonlySet<string>;
  readonly limit: number;
  readonly hint: string;
}

function tooSimilar(
  records: ReadonlyMap<string, PageRecord>,
  { what, wordsOf, limit, hint }: Comparison,
): readonly PageProblem[] {
  const sets = [...records.values()].map((record) => ({ record, words: wordsOf(record) }));
  return similarPairs(sets, limit).map(({ first, second, similarity, shared }) => ({
    file: first.record.file,
    message: `${first.record.address} and ${second.record.address} share ${percent(similarity)} of their ${what} (limit: ${percent(limit)}): ${shared.slice(0, 5).join(' | ')}.`,
    hint,
  }));
}

/** Reads no more of a long page than it needs. */
function firstWords(passages: readonly string[]): readonly string[] {
  const words: string[] = [];
  for (const passage of passages) if (words.length < introWords) words.push(...wordsOf(passage));
  return words.slice(0, introWords);
}

function percent(part: number): string {
  return `${Number((part * 100).toFixed(1))}%`;
}
