import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dropOffBy, fedexDropOff, overnight } from '../../../pages/_facts/drop-off.ts';
import { clockTime } from '../../../pages/_facts/format.ts';
import { footerLinks, footerSections } from '../../../pages/_navigation/footer.ts';
import { headerLinks, headerMenus } from '../../../pages/_navigation/header.ts';
import { mobileGroups, mobileLinks } from '../../../pages/_navigation/mobile.ts';
import { mailboxMonthly, notaryPrice } from '../../support/site/store-prices.ts';

const titles = (entries: readonly { readonly title: string }[]) =>
  entries.map(({ title }) => title);
/** Every page that search engines may list. */
const pageAddresses = readdirSync('pages', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[^_.]*\.tsx$/.test(file) && !/^(404|contact\/.*)\.tsx$/.test(file))
  .map((file) => `/${file.replace(/(^|\/)index\.tsx$|\.tsx$/, '')}`);
const menuItems = headerMenus.flatMap(({ sections }) => sections.flatMap(({ items }) => items));

test('the header has the five menus and the two links', () => {
  expect(titles(headerMenus)).toEqual([
    'Shipping Services',
    'Packing Services',
    'Mailbox Services',
    'Business Services',
    'Locations We Serve',
  ]);
  expect(titles(headerLinks)).toEqual(['Packaging Supplies', 'Contact']);
});

test('the small menu has the same pages, with the art services in their own group', () => {
  expect(titles(mobileGroups)).toEqual([
    'Shipping Services',
    'Premium Art Services',
    'Packing Services',
    'Mailbox Services',
    'Business Services',
  ]);
  expect(titles(mobileLinks)).toEqual([
    'Packaging Supplies',
    'Locations We Serve',
    'Hours and directions',
    'Store and distances',
    'Guides',
    'Contact',
  ]);
  const areaItems = headerMenus.at(-1)?.sections.flatMap(({ items }) => items) ?? [];
  const small = mobileGroups.flatMap(({ items }) => items);
  expect(titles([...small, ...areaItems]).sort()).toEqual(titles(menuItems).sort());
  expect(mobileGroups[1]?.items).toEqual(menuItems.filter(({ premium }) => premium));
});

test('no menu has a page twice', () => {
  const hrefs = menuItems.map(({ href }) => href);
  expect(new Set(hrefs).size).toBe(hrefs.length);
});

test('every page is in a menu, in the footer, or linked from one of these pages', () => {
  const linked = new Set<string>(
    [...menuItems, ...headerLinks, ...mobileLinks, ...footerLinks]
      .concat(footerSections.flatMap(({ items }) => items))
      .map(({ href }) => href),
  );
  const behind = [
    '/',
    '/search',
    '/art-shipping-guide',
    '/international-guide',
    '/insurance-information',
  ];
  expect(pageAddresses.filter((page) => !linked.has(page) && !behind.includes(page))).toEqual([]);
});

test('each entry of a menu says what its page is for', () => {
  expect(menuItems.filter(({ description = '' }) => description.length < 8)).toEqual([]);
});

test('menu text takes its times and prices from the facts', () => {
  const described = new Map(menuItems.map(({ title, description }) => [title, description]));
  expect(described.get('FedEx')).toBe(`Drop off by ${clockTime(fedexDropOff.chosen)}, Mon–Fri`);
  expect(described.get('DHL')).toBe(`Drop off by ${dropOffBy('dhl')}, Mon–Fri`);
  expect(described.get('Overnight')).toBe(`By ${clockTime(overnight.chosen.arrives.priorityBy)}`);
  expect(described.get('Prices and ID')).toBe(`From ${mailboxMonthly('Small', 'oneYear')} a month`);
  expect(described.get('Notary')).toBe(`${notaryPrice('Notarization')} per principal signature`);
});
