import { expect, test } from 'vitest';
import { searchSuggestions } from '../../../pages/_content/search-suggestions.ts';
import { matchingSuggestions } from '../../../pages/_islands/search-suggestions/matching-suggestions.ts';

const titles = (typed: string) =>
  matchingSuggestions(typed, searchSuggestions).map(({ title }) => title);

test('what most visitors come for is offered before anything is typed', () => {
  expect(titles('')).toEqual([
    'Hours and directions',
    'Will it leave today?',
    'Track a package',
    'Mailbox prices',
    'Check your return',
  ]);
});

test.each([
  ['hou', 'Hours and directions'],
  ['saturday', 'Hours and directions'],
  ['po box', 'Mailbox prices'],
  ['FedEx track', 'Track a package'],
  ['visa', 'Passport photos'],
  ['museum', 'Museum transport'],
])('“%s” offers “%s” first', (typed, title) => {
  expect(titles(typed)[0]).toBe(title);
});

test('a word in the title counts more than another word', () => {
  expect(titles('pallet')).toEqual(['Pallet shipping', 'LTL freight']);
});

test('nothing is offered for words that no page has', () => {
  expect(titles('xylophone')).toEqual([]);
});
