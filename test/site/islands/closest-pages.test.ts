import { expect, test } from 'vitest';
import { addressWords, closestPages } from '../../../pages/_islands/page-search/closest-pages.ts';
import { pageList } from '../../../pages/_navigation/page-list.ts';

const pages = pageList.flatMap(({ items }) => items);
const closest = (path: string) => closestPages(path, pages, 3).map(({ href }) => href);

test.each([
  ['/fedex', '/fedex-services'],
  ['/fedx-servces', '/fedex-services'],
  ['/services/dhl', '/dhl-services'],
  ['/contact-us', '/contact'],
  ['/Contact.html', '/contact'],
  ['/deep/er/notary.php', '/notary-services'],
  ['/shipping', '/shipping-services'],
  ['/service-areas/casle-hayne', '/service-areas/castle-hayne-nc'],
  ['/areas/wrightsboro', '/service-areas/wrightsboro-wilmington-nc'],
  ['/mail%20forwarding', '/mail-forwarding'],
  ['/museum_crates', '/museum-crating'],
  ['/noatry', '/notary-services'],
  ['/mial-forwarding', '/mail-forwarding'],
  ['/pallte-shipping', '/pallet-shipping'],
  ['/contact/', '/contact'],
  // Many pages are about shipping, and one is about the castle.
  ['/shipping-castle', '/service-areas/castle-hayne-nc'],
])('for %s, the first suggestion is %s', (path, href) => {
  expect(closest(path)[0]).toBe(href);
});

test('there are at most as many suggestions as requested, and none for an address unlike any other', () => {
  expect(closest('/services')).toHaveLength(3);
  expect(closest('/wp-login')).toEqual([]);
  expect(closest('/%E0%A4%A')).toEqual([]);
  expect(closest('/')).toEqual([]);
});

test('the words of an address are decoded, and file endings are ignored', () => {
  expect(addressWords('/Old/Fed%20Ex.html')).toEqual(['old', 'fed', 'ex']);
});
