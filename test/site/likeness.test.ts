import { expect, inject, test } from 'vitest';
import { readPage, realRoutes } from './built-pages.ts';
import { comparePages, repeatedPassages } from './compare-pages.ts';
import { ownWords } from './own-words.ts';
import { viewPage } from './page-view.ts';

/** Of all five-word stretches of two pages, no more than this share may stand on both. */
const mostAlike = 0.04;

const { resolved } = inject('builtSite');
const pages = realRoutes().map(({ address }) => ({
  address,
  ...ownWords(viewPage(readPage(resolved, address))),
}));

test('no two pages are alike', () => {
  const tooAlike = comparePages(pages).filter(({ alike }) => alike > mostAlike);
  expect(tooAlike.map(({ line }) => line)).toEqual([]);
});

test('no passage stands on two pages', () => {
  expect(repeatedPassages(pages)).toEqual([]);
});
