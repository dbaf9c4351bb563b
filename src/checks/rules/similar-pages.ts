import { wordsOf } from '../../core/text/normalize-text.ts';
import type { SiteCheck } from '../check-types.ts';
import { shingles, similarPairs } from '../text/similarity.ts';

const introWords = 40;

/** No two pages share too much of their own text, or begin with nearly the same words: see `SimilarityLimits`. */
export const similarPages: SiteCheck = (records, { siteChecks }) => {
  if (!siteChecks.similarity) return [];
  const { intros, pages } = siteChecks.similarity;
  const texts = [...records.values()].map(({ address, file, passages }) => {
    return { address, file, words: wordsOf(passages.join(' ')) };
  });
  const comparisons = [
    {
      what: `first ${introWords} words`,
      ...{ length: introWords, size: 3, limit: intros },
      hint: 'Start each page with the answer that its own readers are looking for.',
    },
    {
      what: 'text',
      ...{ length: undefined, size: 5, limit: pages },
      hint: 'Rewrite one page for its own readers, or move shared text to a block marked `data-shared`.',
    },
  ];
  return comparisons.flatMap(({ what, length, size, limit, hint }) => {
    const sets = texts.map((text) => {
      return { ...text, words: shingles(text.words.slice(0, length), size) };
    });
    return similarPairs(sets, limit).map(({ first, second, similarity, shared }) => ({
      file: first.file,
      message: `${first.address} and ${second.address} share ${percent(similarity)} of their ${what} (limit: ${percent(limit)}): ${shared.slice(0, 5).join(' | ')}.`,
      hint,
    }));
  });
};

function percent(part: number): string {
  return `${Number((part * 100).toFixed(1))}%`;
}
