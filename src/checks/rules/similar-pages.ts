import { wordsOf } from '../../core/text/normalize-text.ts';
import type { PageRecord, SiteCheck } from '../check-types.ts';
import { shingles, similarPairs, type WordSet } from '../text/similarity.ts';

/** No two pages share too much of their own text: see `SimilarityLimits`. */
export const similarPages: SiteCheck = (records, { siteChecks }) => {
  if (!siteChecks.similarity) return [];
  const limit = siteChecks.similarity.pages;
  const sets = [...records.values()].map((record) => ({ record, words: textShingles(record) }));
  return similarPairs(sets, limit).map(({ first, second, similarity, shared }) => ({
    file: first.record.file,
    message: `${first.record.address} and ${second.record.address} share ${percent(similarity)} of their text (limit: ${percent(limit)}): ${shared.slice(0, 5).join(' | ')}.`,
    hint: 'Rewrite one page for its own readers, or move shared text to a block marked `data-shared`.',
  }));
};

/** No two pages start with nearly the same forty words. */
export const similarIntros: SiteCheck = (records, { siteChecks }) => {
  if (!siteChecks.similarity) return [];
  const limit = siteChecks.similarity.intros;
  const sets = [...records.values()].map((record) => ({ record, words: introShingles(record) }));
  return similarPairs(sets, limit).map(({ first, second, similarity, shared }) => ({
    file: first.record.file,
    message: `${first.record.address} and ${second.record.address} share ${percent(similarity)} of their first ${introWords} words (limit: ${percent(limit)}): ${shared.slice(0, 5).join(' | ')}.`,
    hint: 'Start each page with the answer that its own readers are looking for.',
  }));
};

interface PageWordSet extends WordSet {
  readonly record: PageRecord;
}

function textShingles({ passages }: PageRecord): PageWordSet['words'] {
  return shingles(wordsOf(passages.join(' ')), 5);
}

const introWords = 40;

function introShingles({ passages }: PageRecord): PageWordSet['words'] {
  const words: string[] = [];
  for (const passage of passages) if (words.length < introWords) words.push(...wordsOf(passage));
  return shingles(words.slice(0, introWords), 3);
}

function percent(part: number): string {
  return `${Number((part * 100).toFixed(1))}%`;
}
