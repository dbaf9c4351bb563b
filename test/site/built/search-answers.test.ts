import { brotliCompressSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { searchSynonyms } from '../../../pages/_content/search-words.ts';
import { street } from '../../../pages/_facts/address.ts';
import { overnight } from '../../../pages/_facts/drop-off.ts';
import { clockTime, dollars, hoursText } from '../../../pages/_facts/format.ts';
import { holidays } from '../../../pages/_facts/holidays.ts';
import { phone } from '../../../pages/_facts/identity.ts';
import { insurance } from '../../../pages/_facts/insurance.ts';
import { pageList } from '../../../pages/_navigation/page-list.ts';
import { listedAddresses, readPage } from '../../support/site/built-pages.ts';
import { builtSearch } from '../../support/site/built-search.ts';
import { closesAt, opensAt } from '../../support/site/store-hours.ts';
import { dueBy, truckAt } from '../../support/site/store-pickups.ts';
import { mailboxRent, notaryPrice } from '../../support/site/store-prices.ts';

const { resolved, asStated } = inject('builtSite');
const { search, file, index } = builtSearch(resolved);

test('the index is at most 25 kB, and there is only one', () => {
  expect(brotliCompressSync(index).length).toBeLessThanOrEqual(25_000);
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
  ['saturday', '/contact', closesAt('Saturday')],
  ['store hours', '/contact', opensAt('Monday')],
  ['ups store near me', '/ups-services', street.chosen],
  ['fedex drop off time', '/fedex-services', dueBy('fedex')],
  ['last ups pickup today', '/ups-services', truckAt('ups')],
  ['when does dhl pick up', '/dhl-services', truckAt('dhl')],
  ['post office near me', '/usps-services', 'Monday to Saturday'],
  ['can I ship on saturday', '/shipping-services', 'USPS'],
  ['moving boxes', '/packaging-supplies', 'no minimum purchase'],
  ['amazon return', '/returns-labels', 'QR code'],
  ['po box', '/mailbox-services', 'street address'],
  ['virtual mailbox', '/business-mailboxes', 'Call'],
  ['december 24', '/contact', 'Christmas Eve'],
  ['can I ship on dec 24', '/contact', 'Christmas Eve'],
  ['how much is a mailbox', '/mailbox-services', mailboxRent('Small', 'oneYear')],
  ['what id do I need for a mailbox', '/mailbox-services', 'photo ID'],
  ['passport photo', '/document-services', 'passport photos'],
  ['how much does a notary cost', '/notary-services', notaryPrice('Notarization')],
  ['power of attorney', '/notary-services', notaryPrice('Power of attorney or vehicle title')],
  ['ship a painting to germany', '/international-shipping', 'A work of art'],
  ['ship a painting', '/art-shipping', 'pack and ship art'],
  ['send a package to canada', '/international-shipping', '220'],
  ['overnight a letter', '/overnight-shipping', clockTime(overnight.chosen.arrives.priorityBy)],
  ['track my package', '/shipping-services', 'tracking number'],
  ['my package arrived broken', '/insurance-information', '24 hours'],
  ['can you print a return label', '/returns-labels', 'small fee'],
  ['color copies', '/printing-services', '11×17'],
  ['how much does it cost to ship a box', '/contact', 'destination'],
  ['phone number', '/contact', phone.chosen.display],
  ['where are you located', '/locations', street.chosen],
  ['student mailbox', '/student-mailboxes', 'by the semester or the year'],
  ['forward my mail', '/mail-forwarding', 'hold it'],
  ['bubble wrap', '/protective-materials', undefined],
  ['open a business mailbox', '/business-mailboxes', mailboxRent('Large', 'oneYear')],
  ['ups', '/ups-services', truckAt('ups')],
  ['closest ups drop off', '/ups-services', street.chosen],
  ['lobby hours', '/student-mailboxes', 'University-area mailboxes have 24/7 lobby access.'],
  ['amazon QR code without a box', '/returns-labels', 'QR code'],
  ['ebay return', '/returns-labels', 'small fee'],
  ['ebay', '/returns-labels', undefined],
  ['id for mailbox', '/mailbox-services', 'proof of address'],
  ['customs form', '/international-shipping', '3 copies'],
  ['who pays duty', '/international-shipping', '3 copies'],
  ['is it worth insuring', '/insurance-information', dollars(insurance.declaredValueMaximumCents)],
  ['do I need insurance', '/insurance-information', dollars(insurance.appraisalOverCents)],
  ['which carrier is cheapest', '/shipping-services', 'which carriers fit'],
  ['fedex or ups', '/shipping-services', 'which carriers fit'],
  ['ship to a po box', '/shipping-services', 'Only USPS'],
  ['will it leave today', '/shipping-services', dueBy('fedex')],
  ['drop off a package', '/shipping-services', dueBy('ups')],
  ['last pickup', '/shipping-services', dueBy('dhl')],
  ['shipping quote', '/contact', 'destination'],
  ['ship a pallet', '/ltl-freight', '150 lbs'],
  ['student mailbox uncw', '/student-mailboxes', 'by the semester'],
  ['fax', '/fax-services', 'we’ll send your fax'],
  ['do you ship alcohol', '/international-shipping', 'Ask us before you bring it.'],
  ['box for a guitar', '/boxes-containers', 'long and flat box'],
  ['perishable', '/overnight-shipping', 'Ask us before you bring it.'],
  ['ship frozen seafood', '/overnight-shipping', 'Ask us before you bring it.'],
  ['parking', '/locations', street.chosen],
  ['cost', '/contact', notaryPrice('Notarization')],
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
  ['july 4', 'No FedEx, UPS, USPS or DHL pickup on '],
  ['4th of July', 'July 4'],
  ['labor day', 'Labor Day'],
  ['open on memorial day', `Call ${phone.chosen.display} before you come.`],
  ['mlk day', 'No USPS pickup on '],
  ['presidents day hours', 'Presidents’ Day'],
  ['veterans day', 'Veterans Day'],
  ['open thanksgiving', 'Thanksgiving'],
])('the question “%s” is answered: %s', (query, words) => {
  const { pages, answer } = search(query);
  expect(pages[0]?.address).toBe('/contact');
  expect(answer).toContain(words);
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
