import { expect, test } from 'vitest';
import { createSearch, type MarkedText } from '../../../pages/_islands/page-search/search-pages.ts';
import type { SearchEntry } from '../../../src/author/search-index.ts';

const page = (address: string, title: string, rest: Partial<SearchEntry> = {}): SearchEntry => ({
  address,
  title: `${title} | A store`,
  description: `All about ${title}.`,
  headings: [title],
  words: '',
  ...rest,
});

const search = createSearch(
  [
    page('/crates', 'Wooden crates', { headings: ['Wooden crates', 'Stamped for export'] }),
    page('/boxes', 'Boxes', { words: 'crate cardboard tape' }),
    page('/painting', 'Painting the store'),
    page('/printing', 'Printing and copies', { words: '11 17 staple' }),
    page('/contact', 'Contact'),
    page('/mailboxes', 'Mailboxes', { description: 'Rent one by the month.' }),
  ],
  {
    synonyms: [{ says: ['po box'], means: ['mailbox'] }],
    answers: [
      {
        asks: 'open, closing/shutting time',
        href: '/contact',
        answer: 'At 9 PM.',
        tool: undefined,
      },
      {
        asks: 'tracking number',
        href: '/painting#number',
        answer: 'It is on your receipt.',
        tool: 'Enter it',
      },
    ],
  },
);

const found = (query: string) => search(query).pages.map(({ address }) => address);
const marked = (pieces: readonly MarkedText[] = []) =>
  pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

test('a page with the name comes before one that only mentions it', () => {
  expect(found('crate')).toEqual(['/crates', '/boxes']);
});

test('the beginning of a word finds it', () => {
  expect(found('mailb')).toEqual(['/mailboxes']);
});

test.each(['mailbix', 'mailbx', 'maillbox', 'mailboxs'])('%s has one letter wrong', (query) => {
  expect(found(query)).toEqual(['/mailboxes']);
});

test.each(['amilbox', 'malibox', 'mailbxo', 'mailobxes', 'maiblox rent'])(
  '%s has two letters in the wrong order',
  (query) => expect(found(query)).toEqual(['/mailboxes']),
);

test('a correctly spelled word is not treated as a typo', () => {
  expect(found('printing')).toEqual(['/printing']);
  expect(found('priinting')).toEqual(['/printing']);
});

test('short words allow no typos: another carrier is another carrier', () => {
  expect(found('bix')).toEqual([]);
});

test('every word counts, unless no page has them all', () => {
  expect(found('wooden export')).toEqual(['/crates']);
  expect([...found('wooden staple')].sort()).toEqual(['/crates', '/printing']);
});

test('the store’s synonyms find their pages', () => {
  expect(found('a PO box')).toEqual(['/mailboxes']);
});

test('an empty search finds nothing', () => {
  expect(found('')).toEqual([]);
  expect(found('?!')).toEqual([]);
  expect(found('xylophone')).toEqual([]);
});

test('matching words are marked, also in a heading, and the store’s name is removed from titles', () => {
  const [crates, boxes] = search('crates').pages;
  expect(marked(crates?.title)).toBe('Wooden [crates]');
  expect(marked(crates?.description)).toBe('All about Wooden [crates].');
  expect(crates?.more).toEqual([]);
  expect(marked(boxes?.title)).toBe('Boxes');
  expect(boxes?.more).toEqual([]);
  expect(marked(search('exp').pages[0]?.more)).toBe('Stamped for [export]');
});

test.each([
  ['how late are you open', 'At 9 PM.'],
  ['closing time', 'At 9 PM.'],
  ['shutting time', 'At 9 PM.'],
  ['open a crate', undefined],
  ['time', undefined],
  // The answer has a time and no price, and the other one has neither.
  ['price to open', undefined],
  ['tracking number today', undefined],
  ['where is my tracking number', 'It is on your receipt.'],
])('for “%s” the answer is %s', (query, answer) => {
  expect(search(query).answer).toBe(answer);
});

test('the page of an answer comes first, whether found or not', () => {
  expect(found('open')).toEqual(['/contact']);
});

test.each([
  ['1Z5R89390357567127', 'This is a UPS number.', ['https://www.ups.com/track?']],
  ['1z 5r8 939 03 5756 7127', 'This is a UPS number.', ['https://www.ups.com/track?']],
  ['where is 1Z5R89390357567127', 'This is a UPS number.', ['https://www.ups.com/track?']],
  ['9865 7878 8855', 'This is a FedEx number.', ['https://www.fedex.com/fedextrack/?']],
  [
    '9261292700768711948021',
    'This is a FedEx or USPS number.',
    ['https://www.fedex.com/fedextrack/?', 'https://tools.usps.com/go/TrackConfirmAction?'],
  ],
  ['DHL 3318810025', 'This is a DHL number.', ['https://www.dhl.com/us-en/home/tracking.html?']],
  ['1Z5R89390357567128', 'It is on your receipt.', ['/painting#number']],
  ['1Z5R89390357567127 1Z879E930346834440', 'It is on your receipt.', ['/painting#number']],
])('for the tracking number %s the answer is “%s”', (query, answer, starts) => {
  const { tools, pages, ...found } = search(query);
  expect(found.answer).toBe(answer);
  expect(tools.map(({ href }) => href.replace(/(?<=\?).*$/, ''))).toEqual(starts);
  expect(pages[0]?.address).toBe('/painting');
});

test.each(['910-395-1234', '9103951234', '3318810025', '28403', '11x17'])(
  '%s is not taken for a tracking number',
  (query) => expect(search(query).tools).toEqual([]),
);
