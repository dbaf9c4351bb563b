import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { searchAnswers } from '../../../pages/_content/search-answers.ts';
import { searchSynonyms } from '../../../pages/_content/search-words.ts';
import { street } from '../../../pages/_facts/address.ts';
import { overnight } from '../../../pages/_facts/drop-off.ts';
import { clockTime, dollars, hoursText } from '../../../pages/_facts/format.ts';
import { holidays } from '../../../pages/_facts/holidays.ts';
import { insurance } from '../../../pages/_facts/insurance.ts';
import { faxNumber } from '../../../pages/_facts/placeholders.ts';
import { createSearch } from '../../../pages/_islands/search-pages.ts';
import { pageList } from '../../../pages/_navigation/page-list.ts';
import { listedAddresses, readPage } from '../../support/site/built-pages.ts';
import { closesAt, opensAt } from '../../support/site/store-hours.ts';
import { dueBy, truckAt } from '../../support/site/store-pickups.ts';
import { mailboxRent, notaryPrice } from '../../support/site/store-prices.ts';

const { resolved, asStated } = inject('builtSite');
const isIndex = (name: string) => name.startsWith('search-index-');
const [file = ''] = readdirSync(join(resolved, 'assets')).filter(isIndex);
const index = readFileSync(join(resolved, 'assets', file));
const search = createSearch(JSON.parse(index.toString()), {
  synonyms: searchSynonyms,
  answers: searchAnswers,
});

test('the index is at most 25 kB, and there is only one', () => {
  expect(brotliCompressSync(index).length).toBeLessThanOrEqual(25_000);
  expect(readdirSync(join(resolved, 'assets')).filter(isIndex)).toHaveLength(1);
  expect(readPage(resolved, '/search')).toContain(`/assets/${file}`);
  expect(readPage(asStated, '/search')).toMatch(/\/assets\/search-index-[0-9A-F]{8}\.json/);
});

test.each([
  ['fedex', '/fedex-services'],
  ['ups', '/ups-services'],
  ['dhl', '/dhl-services'],
  ['post office', '/usps-services'],
  ['media mail', '/usps-services'],
  ['mail a letter', '/usps-services'],
  ['e-mail', '/contact'],
  ['notary', '/notary-services'],
  ['notarize a deed', '/notary-services'],
  ['11x17', '/printing-services'],
  ['shred', '/document-services'],
  ['pallet', '/pallet-shipping'],
  ['museum crate', '/museum-crating'],
  ['how do I pack a painting', '/pack-artwork'],
  ['bubble wrap', '/protective-materials'],
  ['what does a mailbox cost', '/mailbox-services'],
  ['hold my mail', '/mail-forwarding'],
  ['QR code', '/returns-labels'],
  ['airport', '/service-areas/ilm-airport-blue-clay'],
  ['castle hayne', '/service-areas/castle-hayne-nc'],
  ['opening hours', '/contact'],
  ['customs', '/international-shipping'],
  ['overnite', '/overnight-shipping'],
  ['insurence', '/insurance-information'],
])('"%s" finds %s first or second', (query, address) => {
  expect(
    search(query)
      .pages.slice(0, 2)
      .map((page) => page.address),
  ).toContain(address);
});

test.each([
  ['how late are you open', '/contact', closesAt('Monday')],
  ['are you open on sunday', '/contact', 'Sun Closed'],
  ['sunday', '/contact', 'Sun Closed'],
  ['saturday', '/contact', closesAt('Saturday')],
  ['weekend hours', '/contact', closesAt('Saturday')],
  ['store hours', '/contact', opensAt('Monday')],
  ['ups store near me', '/ups-services', street.chosen],
  ['fedex drop off time', '/fedex-services', dueBy('fedex')],
  ['last ups pickup today', '/ups-services', truckAt('ups')],
  ['when does dhl pick up', '/dhl-services', truckAt('dhl')],
  ['post office near me', '/usps-services', 'Monday to Saturday'],
  ['can I ship on saturday', '/shipping-services', 'USPS'],
  ['moving boxes', '/packaging-supplies', 'no minimum purchase'],
  ['amazon return', '/returns-labels', 'QR code'],
  ['where can I drop off an amazon return', '/returns-labels', 'label'],
  ['po box', '/mailbox-services', 'street address'],
  ['how much is a mailbox', '/mailbox-services', mailboxRent('Small', 'oneYear')],
  ['mailbox rental prices', '/mailbox-services', mailboxRent('Small', 'threeMonth')],
  ['what id do I need for a mailbox', '/mailbox-services', 'photo ID'],
  ['passport photo', '/document-services', 'passport photos'],
  ['notary near me', '/notary-services', notaryPrice('Notarization')],
  ['how much does a notary cost', '/notary-services', notaryPrice('Notarization')],
  ['power of attorney', '/notary-services', notaryPrice('Power of attorney or vehicle title')],
  ['ship a painting to germany', '/international-shipping', 'A work of art'],
  ['painting to Germany', '/international-shipping', 'country'],
  ['how much to send a picture overseas', '/international-shipping', 'A work of art'],
  ['ship a painting', '/art-shipping', undefined],
  ['send a package to canada', '/international-shipping', '220'],
  ['overnight a letter', '/overnight-shipping', clockTime(overnight.chosen.arrives.priorityBy)],
  ['track my package', '/services', 'tracking number'],
  ['my package arrived broken', '/insurance-information', '24 hours'],
  ['can you print a return label', '/returns-labels', 'small fee'],
  ['color copies', '/printing-services', '11×17'],
  ['how much does it cost to ship a box', '/contact', 'destination'],
  ['phone number', '/contact', undefined],
  ['where are you located', '/locations', street.chosen],
  ['student mailbox', '/student-mailboxes', 'by the semester or the year'],
  ['forward my mail', '/mail-forwarding', 'hold it'],
  ['bubble wrap', '/protective-materials', undefined],
  ['open a business mailbox', '/business-mailboxes', undefined],
  ['ups', '/ups-services', truckAt('ups')],
  ['the ups store', '/ups-services', truckAt('ups')],
  ['closest ups drop off', '/ups-services', street.chosen],
  ['are you open now', '/contact', closesAt('Monday')],
  ['lobby hours', '/mailbox-services', 'The mailbox lobby is open 24/7.'],
  ['mailbox hours', '/mailbox-services', '24/7'],
  ['when do you close today', '/contact', closesAt('Monday')],
  ['can you take my Amazon return', '/returns-labels', 'QR code'],
  ['amazon QR code without a box', '/returns-labels', 'QR code'],
  ['ebay return', '/returns-labels', 'small fee'],
  ['ebay', '/returns-labels', undefined],
  ['return label', '/returns-labels', 'small fee'],
  ['track', '/services', 'tracking number'],
  ['track a package', '/services', 'tracking number'],
  ['where is my package', '/services', 'tracking number'],
  ['id for mailbox', '/mailbox-services', 'proof of address'],
  ['mailbox prices', '/mailbox-services', mailboxRent('Small', 'oneYear')],
  ['notary cost', '/notary-services', notaryPrice('Notarization')],
  ['customs form', '/international-shipping', '3 copies'],
  ['how do I fill out a customs form', '/international-shipping', '3 copies'],
  ['who pays duty', '/international-shipping', '3 copies'],
  ['is it worth insuring', '/insurance-information', dollars(insurance.declaredValueMaximumCents)],
  ['do I need insurance', '/insurance-information', dollars(insurance.appraisalOverCents)],
  ['which carrier is cheapest', '/services', 'which carriers fit'],
  ['fedex or ups', '/services', 'which carriers fit'],
  ['what is the weight limit', '/services', 'which carriers fit'],
  ['ship to a po box', '/services', 'Only USPS'],
  ['does fedex deliver to a po box', '/services', 'Only USPS'],
  ['will it leave today', '/shipping-services', dueBy('fedex')],
  ['drop off a package', '/shipping-services', dueBy('ups')],
  ['last pickup', '/shipping-services', dueBy('dhl')],
  ['shipping quote', '/contact', 'destination'],
  ['price to ship a box', '/contact', 'destination'],
  ['ship a pallet', '/ltl-freight', '150 lbs'],
  ['student mailbox uncw', '/student-mailboxes', 'by the semester'],
  ['fax', '/fax-services', faxNumber.chosen.display],
  ['fax number', '/fax-services', faxNumber.chosen.display],
  ['do you ship alcohol', '/international-shipping', 'Ask us before you bring it.'],
  ['perishable', '/overnight-shipping', 'Ask us before you bring it.'],
  ['ship frozen seafood', '/overnight-shipping', 'Ask us before you bring it.'],
  ['live plants', '/international-shipping', 'Ask us before you bring it.'],
  ['perfume to germany', '/international-shipping', 'Ask us before you bring it.'],
  ['parking', '/locations', street.chosen],
  ['cost', '/contact', notaryPrice('Notarization')],
  ['prices', '/contact', 'for 1 year'],
  ['how much', '/contact', 'ask for a quote'],
])(
  'the question “%s” has %s as its first link, and the answer contains %s',
  (query, address, words) => {
    const { pages, answer } = search(query);
    expect(pages[0]?.address).toBe(address);
    expect(answer ?? '').toContain(words ?? '');
    expect(answer === undefined).toBe(words === undefined);
  },
);

test.each(['christmas eve hours', 'open on christmas', 'new years eve', 'thanksgiving'])(
  'the question “%s” is answered with the hours of each holiday',
  (query) => {
    const { pages, answer = '' } = search(query);
    expect(pages[0]?.address).toBe('/contact');
    for (const { name, hours } of holidays.chosen) {
      const sentence = answer.split(/(?<=\.) /).find((words) => words.includes(name)) ?? '';
      expect(sentence).toContain(hours ? `Open ${hoursText(hours)} on ` : 'Closed on ');
      expect(sentence.includes('unless it’s a Sunday'), name).toBe(hours !== null);
    }
  },
);

test.each([
  ['can you take my Amazon return', '/returns-labels#check'],
  ['ebay return', '/returns-labels#check'],
  ['print return label', '/returns-labels#check'],
  ['track a package', '/services#tracking-number'],
  ['id for mailbox', '/mailbox-services#id'],
  ['how much is a mailbox', '/mailbox-services'],
  ['customs form', '/international-shipping#country'],
  ['painting to germany', '/international-shipping#country'],
  ['send a package to canada', '/international-shipping#country'],
  ['is it worth insuring', '/insurance-information#reader'],
  ['fedex or ups', '/services#compare'],
  ['ship to a po box', '/services#compare'],
  ['notary cost', '/notary-services#check'],
  ['power of attorney', '/notary-services#check'],
  ['how late is fedex', '/fedex-services'],
  ['ups store near me', '/ups-services'],
  ['drop off a package', '/shipping-services'],
  ['how much does it cost to ship a box', '/contact?subject=shipping-quote&about=shipping#message'],
])('“%s” has a link to the tool at %s', (query, href) => {
  expect(search(query).tools[0]?.href).toBe(href);
});

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
  'the return check': {
    '/returns-labels#check': [
      'can i return amazon without a label',
      'how do i return a package without a label',
    ],
  },
  'the tracking box': {
    '/services#tracking-number': ['track my package', 'whose tracking number is this'],
  },
  'the country sheet': {
    '/international-shipping#country': [
      'painting to germany',
      'send documents to japan',
      'how long does a package to germany take',
    ],
  },
  'the comparison of carriers': {
    '/services#compare': [
      'ups vs usps',
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
    '/notary-services#check': ['how much is a notary', 'can you notarize a will'],
  },
  'how to pack it': {
    '/packing-tips#pack': ['how to pack dishes'],
    '/fragile-packing#pack': ['how do i pack a wine glass', 'how to pack a tv'],
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

test('each of the fifteen tools has two questions', () => {
  const counts = Object.keys(asked).map((tool) => questions.filter((one) => one.tool === tool));
  expect(counts.map(({ length }) => length >= 2)).toEqual(Array(15).fill(true));
});

test.each(questions)('“$query” has a link to $tool at $href', ({ query, href }) => {
  const { pages, answer, tools } = search(query);
  expect(tools.map((tool) => tool.href)).toEqual([href]);
  expect(pages[0]?.address).toBe(href.replace(/[?#].*$/, ''));
  expect(answer).toBeTruthy();
});

test('a question without a tool has no link to one', () => {
  for (const query of ['passport photo', 'parking', 'xylophone', 'overnight a letter'])
    expect(search(query).tools, query).toEqual([]);
});

const places = searchAnswers.flatMap(({ pages: [first] }) => (first.includes('#') ? first : []));

test.each([...new Set(places)])('the place %s is on its page', (href) => {
  const { pathname, hash } = new URL(href, 'https://store.example');
  expect(readPage(resolved, pathname)).toContain(` id="${hash.slice(1)}"`);
});

test('a PO box is a mailbox, and UNCW can mean a student', () => {
  const found = (query: string) => search(query).pages.map(({ address }) => address);
  expect(found('po box')).toContain('/mailbox-services');
  expect(found('P.O. box')).toEqual(found('po box'));
  expect(found('uncw').slice(0, 2).sort()).toEqual([
    '/service-areas/uncw-wilmington-nc',
    '/student-mailboxes',
  ]);
});

test.each(searchSynonyms.flatMap(({ says }) => says))('"%s" finds something', (phrase) => {
  expect(search(phrase).pages).not.toEqual([]);
});

test('every page can be found by its own title, and is the first result', () => {
  const late = listedAddresses(resolved).filter((address) => {
    const title = /<title>(.*?)(?: \||<)/.exec(readPage(resolved, address))?.[1] ?? '';
    return search(title.replaceAll('&amp;', '&')).pages[0]?.address !== address;
  });
  expect(late).toEqual([]);
});

test('the list of all pages has each page once', () => {
  const listed = pageList.flatMap(({ items }) => items.map(({ href }) => String(href)));
  expect([...listed].sort()).toEqual([...listedAddresses(resolved)].sort());
});
