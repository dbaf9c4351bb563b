import { expect, test } from 'vitest';
import { comparePages, repeatedPassages } from './compare-pages.ts';
import { ownWords } from './own-words.ts';
import { viewPage } from './page-view.ts';

const passage = 'Bring the lamp as it is, and we build a box around it while you wait for it';
const others = 'Nobody reads stickers, so each glass ends up in the middle of another carton here';
const page = (address: string, main: string) => ({
  address,
  ...ownWords(viewPage(`<main>${main}</main>`)),
});

test('two pages with the same words are wholly alike, and the pair comes first', () => {
  const [first, second] = comparePages([
    page('/one', `<p>${passage}</p>`),
    page('/two', `<p>${others}</p>`),
    page('/three', `<div><p>${passage}</p></div>`),
  ]);
  expect(first).toMatchObject({ alike: 1, line: expect.stringContaining('/one and /three') });
  expect(second?.alike).toBe(0);
});

test('a passage on two pages is told with both, in whatever typography', () => {
  const repeated = repeatedPassages([
    page('/one', `<p>${passage}</p>`),
    page('/two', `<ul><li>${passage.replace(/ /g, '\n')}</li></ul>`),
  ]);
  expect(repeated).toEqual([`/one, /two: “${passage}”`]);
});

test.each([
  ['a shared block', `<p data-shared>${passage}</p>`],
  ['a paragraph in a shared block', `<div data-shared><p>${passage}</p></div>`],
  ['the trail', `<nav><ol><li>${passage}</li></ol></nav>`],
])('%s does not count', (_, main) => {
  const pages = [page('/one', main), page('/two', main)];
  expect(comparePages(pages)[0]?.alike).toBe(0);
  expect(repeatedPassages(pages)).toEqual([]);
});
