import { expect, inject, test } from 'vitest';
import { searchAnswers } from '../../../pages/_content/search-answers.ts';
import { phone } from '../../../pages/_facts/identity.ts';
import { readPage } from '../../support/site/built-pages.ts';
import { builtSearch } from '../../support/site/built-search.ts';

const { resolved } = inject('builtSite');
const { search } = builtSearch(resolved);

/** Each tool with questions that visitors ask, and the place of the tool. */
const asked = {
  'will it leave today': {
    '/shipping-services': ['will my package leave today', 'is it too late to ship today'],
    '/ups-services': ['when does ups pick up'],
  },
  'the quote for boxes': {
    '/contact?subject=shipping-quote&about=shipping#message': [
      'how much to ship three boxes',
      'get a quote for shipping boxes',
      'denver',
      'quote for 3 boxes to denver',
      '3 boxes to new york',
      'how much to ship to hawaii',
    ],
  },
  'the price of a mailbox': {
    '/mailbox-services': [
      'how much is a medium mailbox for a year',
      'cost of a small mailbox for 6 months',
      'how much is a key',
    ],
  },
  'the IDs for a mailbox': {
    '/mailbox-services#id': ['which id do i need', 'can i use my passport for a mailbox'],
  },
  'the boxes': {
    '/boxes-containers': ['guitar box', 'box for a bike', 'mirror box'],
  },
  'the return check': {
    '/returns-labels#check': [
      'can i return amazon without a label',
      'how do i return a package without a label',
    ],
  },
  'the tracking box': {
    '/shipping-services#track': ['track my package', 'whose tracking number is this'],
  },
  'the country sheet': {
    '/international-shipping#country': [
      'painting to germany',
      'send documents to japan',
      'how long does a package to germany take',
    ],
  },
  'the comparison of carriers': {
    '/shipping-services#compare': [
      'ups vs usps',
      'cheapest',
      'cheapest way to send a box',
      'which carrier delivers to a po box',
      'what is the heaviest box ups takes',
    ],
  },
  'what to bring': {
    '/returns-labels#bring': ['what do i need to bring for a return'],
    '/custom-crating#measure': ['what to bring for a crate'],
    '/mailbox-services#id': ['checklist for a mailbox'],
  },
  'the notary check': {
    '/notary-services#check': [
      'how much is a notary',
      'can you notarize a will',
      'saturday notary',
      'sign a will on saturday',
    ],
  },
  'how to pack it': {
    '/packing-tips#pack': ['how to pack dishes', 'how do i pack a wine glass', 'how to pack a tv'],
    '/pack-artwork#pack': ['how to wrap a picture frame'],
  },
  'the way to the store': {
    '/service-areas/uncw-wilmington-nc': ['how far is it from uncw'],
    '/service-areas/rocky-point-nc': ['how long is the drive from rocky point'],
    '/service-areas/ilm-airport-blue-clay': ['directions from the airport'],
  },
  insurance: {
    '/insurance-information#reader': [
      'do i need insurance for a painting',
      'how much insurance for a laptop',
    ],
  },
  'the student year': {
    '/student-mailboxes#year': ['mailbox for one semester', 'where do my parents send packages'],
  },
  'what do you have': {
    '/#have': ['what can you do', 'what services do you have'],
    '/#drop-off': ['i have a label already'],
  },
} satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const questions = Object.entries(asked).flatMap(([tool, places]) =>
  Object.entries(places).flatMap(([href, said]) => said.map((query) => ({ tool, query, href }))),
);

test.each(questions)('“$query” has a link to $tool at $href', ({ query, href }) => {
  const { pages, answer, tools } = search(query);
  expect(tools.map((tool) => tool.href)).toEqual([href]);
  expect(pages[0]?.address).toBe(href.replace(/[?#].*$/, ''));
  expect(answer).toBeTruthy();
});

/** Questions without a tool, and the page that comes first. */
const answered = {
  '/contact': [
    'apple maps',
    'wifi',
    'do you have wi-fi',
    'fingerprint',
    'do you speak spanish',
    'jobs',
  ],
  '/document-services': ['passport photo', 'how much is shredding'],
  '/fax-services': ['fax price', 'fax 10 pages'],
  '/locations': ['parking', 'wheelchair', 'credit card', 'bus', 'do you take apple pay'],
  '/package-receiving': ['hold for pickup'],
};

const withoutTool = Object.entries(answered).flatMap(([address, said]) =>
  said.map((query) => ({ query, address })),
);

test.each(withoutTool)(
  '“$query” is answered, and leads to $address first',
  ({ query, address }) => {
    const { pages, answer, tools } = search(query);
    expect(answer).toBeTruthy();
    expect(pages[0]?.address).toBe(address);
    expect(tools).toEqual([]);
  },
);

test.each(['wifi', 'parking', 'fingerprint'])('“%s” is answered with the phone number', (query) => {
  expect(search(query).answer).toContain(phone.chosen.display);
});

test('a question without an answer has no link to a tool', () => {
  for (const query of ['xylophone', 'overnight a letter'])
    expect(search(query).tools, query).toEqual([]);
});

const places = searchAnswers('2026-11-28').flatMap(({ href }) => (href.includes('#') ? href : []));

test.each([...new Set(places)])('the place %s is on its page', (href) => {
  const { pathname, hash } = new URL(href, 'https://store.example');
  expect(readPage(resolved, pathname)).toContain(` id="${hash.slice(1)}"`);
});
