import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { pageList } from '../../pages/_store/page-list.ts';
import { searchSynonyms } from '../../pages/_store/search-words.ts';
import { createSearch } from '../../pages/_widgets/search-pages.ts';
import { readPage } from './built-pages.ts';
import { specifiedRoutes } from './specified/specified-routes.ts';

const { resolved, asStated } = inject('builtSite');
const isIndex = (name: string) => name.startsWith('search-index-');
const [file = ''] = readdirSync(join(resolved, 'assets')).filter(isIndex);
const index = readFileSync(join(resolved, 'assets', file));
const search = createSearch(JSON.parse(index.toString()), searchSynonyms);

test('the index weighs no more than 25 kB, and there is one', () => {
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
      .slice(0, 2)
      .map((page) => page.address),
  ).toContain(address);
});

test('a PO box is a mailbox, and whoever says UNCW may be a student', () => {
  const found = (query: string) => search(query).map(({ address }) => address);
  expect(found('po box')).toContain('/mailbox-services');
  expect(found('P.O. box')).toEqual(found('po box'));
  expect(found('uncw').slice(0, 2).sort()).toEqual([
    '/service-areas/uncw-wilmington-nc',
    '/student-mailboxes',
  ]);
});

test.each(searchSynonyms.flatMap(({ says }) => says))('"%s" finds something', (phrase) => {
  expect(search(phrase)).not.toEqual([]);
});

test('every page can be found by its own title, and is first then', () => {
  const late = specifiedRoutes.filter((address) => {
    const title = /<title>(.*?)(?: \||<)/.exec(readPage(resolved, address))?.[1] ?? '';
    return search(title.replaceAll('&amp;', '&'))[0]?.address !== address;
  });
  expect(late).toEqual([]);
});

test('the list of all pages has each of them once', () => {
  const listed = pageList.flatMap(({ items }) => items.map(({ href }) => String(href)));
  expect([...listed].sort()).toEqual([...specifiedRoutes].sort());
});
