import { expect, inject, test } from 'vitest';
import { shingles, similarPairs } from '../../../pages/_checks/similarity.ts';
import { wordsOf } from '../../../pages/_checks/words.ts';
import { mainText, runLength } from '../../../scripts/count-words.js';
import { listedAddresses, readPage } from '../../support/site/built-pages.ts';

const { resolved } = inject('builtSite');
const pages = listedAddresses(resolved).map((address) => ({
  address,
  words: wordsOf(mainText(readPage(resolved, address))),
}));

/** With the blocks that pages share, which the site's own check leaves out. */
test('no two pages share more than a fifth of their text', () => {
  const runs = pages.map(({ address, words }) => ({ address, words: shingles(words, runLength) }));
  const pairs = similarPairs(runs, 0.2).map(
    ({ first, second, similarity }) =>
      `${first.address} and ${second.address}: ${(similarity * 100).toFixed(1)}%`,
  );
  expect(pairs, 'Keep what is the same on one page, and link to it from the other.').toEqual([]);
});

test('all pages together have at most 27,000 words', () => {
  const total = pages.reduce((sum, { words }) => sum + words.length, 0);
  expect(total, 'Run `node scripts/count-words.js` to see the longest pages.').toBeLessThanOrEqual(
    27_000,
  );
});
