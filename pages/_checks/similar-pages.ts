import type { CheckedSite, Problem } from '#authoring';
import { shingles, similarPairs } from './similarity.ts';
import { wordsOf } from './words.ts';

const introWords = 40;

/** The parts of two pages that are compared: sequences of `size` words, of which so many may be the same. */
const comparisons = [
  {
    what: `first ${introWords} words`,
    length: introWords,
    size: 3,
    limit: 0.25,
    hint: 'Start each page with the answer that its own readers are looking for.',
  },
  {
    what: 'text',
    length: undefined,
    size: 5,
    limit: 0.08,
    hint: 'Rewrite one page for its own readers, or move shared text to a block marked `data-shared`.',
  },
] as const;

/** No two pages share too much of their own text, or begin with nearly the same words. */
export function similarPages({ pages }: CheckedSite): readonly Problem[] {
  const texts = pages.map(({ address, file, paragraphs }) => {
    return { address, file, words: wordsOf(paragraphs.join(' ')) };
  });
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
}

function percent(part: number): string {
  return `${Number((part * 100).toFixed(1))}%`;
}
