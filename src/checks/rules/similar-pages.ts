import { wordsOf } from '../../core/text/normalize-text.ts';
import type { PageRecord, SiteCheck } from '../check-types.ts';
import { shingles, similarPairs, type WordSet } from '../text/similarity.ts';

/** No two pages say much the same in their own words: see `LikenessLimits`. */
export const similarPages: SiteCheck = (records, { rules }) => {
  if (!rules.similarity) return [];
  const most = rules.similarity.pages;
  const sets = [...records.values()].map((record) => ({ record, words: stretchesOf(record) }));
  return similarPairs(sets, most).map(({ one, other, alike, shared }) => ({
    file: one.record.file,
    message: `${one.record.address} and ${other.record.address} are ${percent(alike)} alike: ${shared.slice(0, 5).join(' | ')}.`,
    hint: `Say on each what only its reader needs: ${percent(most)} is the most. What both need goes into a block that is marked \`data-shared\`.`,
  }));
};

/** The first forty words of a page would fit no other page. */
export const similarIntros: SiteCheck = (records, { rules }) => {
  if (!rules.similarity) return [];
  const most = rules.similarity.intros;
  const sets = [...records.values()].map((record) => ({ record, words: openingOf(record) }));
  return similarPairs(sets, most).map(({ one, other, alike, shared }) => ({
    file: one.record.file,
    message: `${one.record.address} and ${other.record.address} begin alike (${percent(alike)}): ${shared.slice(0, 5).join(' | ')}.`,
    hint: 'Begin with the answer to the question that the visitor of this page came with.',
  }));
};

interface PageWordSet extends WordSet {
  readonly record: PageRecord;
}

function stretchesOf({ passages }: PageRecord): PageWordSet['words'] {
  return shingles(wordsOf(passages.join(' ')), 5);
}

function openingOf({ passages }: PageRecord): PageWordSet['words'] {
  const words: string[] = [];
  for (const passage of passages) if (words.length < 40) words.push(...wordsOf(passage));
  return shingles(words.slice(0, 40), 3);
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}
