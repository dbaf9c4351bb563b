import { expect, test } from 'vitest';
import { splitWords, stem, termGroups } from '../../../pages/_islands/page-search/search-terms.ts';

test.each([
  ['Up to 11×17', ['up', 'to', '11', '17']],
  ['11x17 print', ['11', '17', 'print']],
  ['P.O. Box, p. o. box', ['po', 'box', 'po', 'box']],
  ['Mail or e-mail', ['mail', 'or', 'email']],
  ['Porters Neck’s mailboxes', ['porters', 'neck', 'mailboxes']],
  ['Überfracht & Söhne', ['überfracht', 'söhne']],
  ['?!', []],
])('the words of "%s"', (text, words) => {
  expect(splitWords(text)).toEqual(words);
});

test.each([
  ['boxes', 'box'],
  ['notaries', 'notary'],
  ['crates', 'crate'],
  ['addresses', 'address'],
  ['glass', 'glass'],
  ['ups', 'ups'],
  ['dies', 'die'],
])('%s is searched as %s', (word, root) => {
  expect(stem(word)).toBe(root);
});

const synonyms = [
  { says: ['post office box', 'po box'], means: ['mailbox'] },
  { says: ['post office'], means: ['usps'] },
  { says: ['airport'], means: ['ilm', 'airport'] },
];

test.each([
  ['po box prices', [['mailbox'], ['prices']]],
  ['post office box', [['mailbox']]],
  ['the post office', [['usps']]],
  ['near airport', [['near'], ['ilm', 'airport']]],
  ['how do I ship to the airport', [['ship'], ['ilm', 'airport']]],
  ['how to', [['how'], ['to']]],
  ['', []],
])('"%s" searches for groups of words', (query, groups) => {
  expect(termGroups(query, synonyms)).toEqual(groups);
});
