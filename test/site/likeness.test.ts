import { expect, inject, test } from 'vitest';
import { readPage, realRoutes } from './built-pages.ts';
import { likeness, ownWords, shingles, wordsOf } from './own-words.ts';
import { viewPage } from './page-view.ts';

/** Of all five-word stretches of two pages, no more than this share may stand on both. */
const mostAlike = 0.05;
const stretch = 5;
/** A passage of more words than this stands on one page alone. */
const longestRepeated = 12;

const { resolved } = inject('builtSite');
const pages = realRoutes().map(({ address }) => ({
  address,
  ...ownWords(viewPage(readPage(resolved, address))),
}));

test('no two pages are alike', () => {
  const sets = pages.map(({ address, text }) => ({ address, set: shingles(text, stretch) }));
  const pairs = sets.flatMap((one, index) =>
    sets.slice(index + 1).map((other) => ({
      names: `${one.address} and ${other.address}`,
      alike: likeness(one.set, other.set),
      shared: [...one.set].filter((words) => other.set.has(words)),
    })),
  );
  const worst = pairs.filter(({ alike }) => alike > mostAlike).sort((a, b) => b.alike - a.alike);
  const lines = worst.map(
    ({ names, alike, shared }) =>
      `${names}: ${(alike * 100).toFixed(1)} %, such as “${shared.slice(0, 6).join('”, “')}”`,
  );
  expect(lines).toEqual([]);
});

test('no passage stands on two pages', () => {
  const holders = new Map<string, Set<string>>();
  for (const { address, passages } of pages)
    for (const passage of passages.filter((text) => wordsOf(text).length > longestRepeated))
      holders.set(passage, (holders.get(passage) ?? new Set<string>()).add(address));
  const repeated = [...holders]
    .filter(([, addresses]) => addresses.size > 1)
    .map(([passage, addresses]) => `${[...addresses].join(', ')}: “${passage}”`);
  expect(repeated).toEqual([]);
});
