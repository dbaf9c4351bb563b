import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { phone } from '../../pages/_facts/identity.ts';
import { axeFaultsInAllColors } from '../support/browser/axe.ts';
import { browser } from '../support/browser/browser.ts';
import { openPage, sidewaysScroll } from '../support/browser/open-page.ts';
import { listedAddresses } from '../support/site/built-pages.ts';
import { thoroughly } from '../support/thoroughly.ts';

const { resolved, url } = inject('builtSite');
const pageCount = listedAddresses(resolved).length;

const field = (page: Page) => page.locator('main').getByRole('searchbox', { name: 'Search' });
const status = (page: Page, text: string) =>
  page.locator('#found').getByRole('status').filter({ hasText: text }).waitFor();
const hits = (page: Page) => page.locator('.search-hits a');
const opened = (path: string, options: BrowserContextOptions = {}) =>
  openPage(browser, url + path, options);

test('results are found, marked, and counted while typing, and the address follows', async () => {
  const { page, faults } = await opened('/search');
  await field(page).pressSequentially('mailb');
  await status(page, 'results for “mailb”');
  const count = await hits(page).count();
  expect(await page.locator('#found').getByRole('status').innerText()).toMatch(`${count} results`);
  expect(await hits(page).first().locator('mark').first().innerText()).toMatch(/^mailbox/i);
  expect(await page.locator('.search-pages').isVisible()).toBe(false);
  await page.waitForURL('**/search?q=mailb');
  await field(page).fill('');
  await page.waitForURL('**/search');
  await status(page, `All ${pageCount}`);
  expect(await page.locator('.search-pages').isVisible()).toBe(true);
  expect(faults).toEqual([]);
});

thoroughly(
  'the index and the answers are requested once, and only after the first letter',
  async () => {
    const { page } = await opened('/search');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await field(page).focus();
    await page.waitForFunction(() => document.querySelector('[data-island=page-search]'));
    expect(asked.filter((address) => address.endsWith('.json'))).toEqual([]);
    await field(page).pressSequentially('notary fax');
    await status(page, '“notary fax”');
    expect(asked.filter((address) => address.endsWith('.json'))).toHaveLength(2);
  },
);

thoroughly.each([
  ['po box', '/mailbox-services'],
  ['fedx', '/fedex-services'],
  ['QR code', '/returns-labels'],
])('/search?q=%s shows %s immediately', async (query, address) => {
  const { page, faults } = await opened(`/search?q=${encodeURIComponent(query)}`);
  await status(page, `“${query}”`);
  expect(await field(page).inputValue()).toBe(query);
  expect(await page.locator(`.search-hits a[href="${address}"]`).count()).toBe(1);
  expect(faults).toEqual([]);
});

thoroughly.each([
  ['painting to germany', 'Open the country sheet', '/international-shipping#country', '#country'],
  ['can you take my Amazon return', 'Check your return', '/returns-labels#check', '#check'],
  ['track a package', 'Enter your tracking number', '/shipping-services#track', '.number-box'],
  ['id for mailbox', 'See which IDs you can bring', '/mailbox-services#id', '#id'],
  ['is it worth insuring', 'Choose the value and the carrier', '#reader', '#reader'],
  ['fedex or ups', 'Compare the carriers', '/shipping-services#compare', '#compare .picker'],
  ['ups store near me', 'Will it leave today?', '/ups-services', '.timetable-answer'],
])('“%s” is answered with the link “%s”', async (query, name, href, tool) => {
  const { page, faults } = await opened(`/search?q=${encodeURIComponent(query)}`, {
    viewport: { width: 360, height: 740 },
  });
  await status(page, `“${query}”`);
  const link = page.locator('.search-answer').getByRole('link', { name });
  expect(await link.getAttribute('href')).toContain(href);
  expect(await sidewaysScroll(page)).toBe(0);
  await link.click();
  await page.waitForURL(`**${href}`);
  expect(await page.locator(tool).first().isVisible()).toBe(true);
  expect(faults).toEqual([]);
});

thoroughly('a tracking number is led to its carrier, in a tab of its own', async () => {
  const { page, faults } = await opened('/services');
  const input = page.getByRole('banner').getByRole('searchbox', { name: 'Search' });
  await input.fill('9261 2927 0076 8711 9480 21');
  await input.press('Enter');
  const links = page.locator('.search-answer').getByRole('link');
  await page.getByText('This is a FedEx or USPS number.').waitFor();
  expect(await links.allInnerTexts()).toEqual([
    expect.stringContaining('Track FedEx'),
    expect.stringContaining('Track USPS'),
  ]);
  expect(await links.last().getAttribute('href')).toBe(
    'https://tools.usps.com/go/TrackConfirmAction?tLabels=9261292700768711948021',
  );
  expect(await links.last().getAttribute('target')).toBe('_blank');
  expect(await hits(page).first().getAttribute('href')).toBe('/shipping-services');
  expect(faults).toEqual([]);
});

thoroughly('one letter is not searched for yet', async () => {
  const { page } = await opened('/search?q=fax');
  await status(page, '“fax”');
  await field(page).fill('f');
  await status(page, `All ${pageCount}`);
  expect(await page.locator('.search-nothing').isVisible()).toBe(false);
});

thoroughly('a search without results shows the phone number and all pages', async () => {
  const { page } = await opened('/search?q=fedex');
  await status(page, '“fedex”');
  expect(await page.locator('.search-answer').innerText()).toContain('Will it leave today?');
  await field(page).fill('xylophone');
  await status(page, 'No results for “xylophone”.');
  expect(await page.locator('.search-answer').innerText()).toBe('');
  const call = page.locator('#found').getByRole('link', { name: phone.chosen.display });
  expect(await call.getAttribute('href')).toBe(`tel:${phone.chosen.tel}`);
  expect(await call.isVisible()).toBe(true);
  expect(await page.locator('.search-pages').isVisible()).toBe(true);
});

thoroughly('a very long word makes no page wider than a phone', async () => {
  const { page } = await opened(`/search?q=${'x'.repeat(300)}`, {
    viewport: { width: 320, height: 640 },
  });
  await status(page, 'No results for “xxx');
  expect(await sidewaysScroll(page)).toBe(0);
});

thoroughly('what is typed is shown as text', async () => {
  const words = '<img src=x onerror=alert(1)>';
  const { page, faults } = await opened(`/search?q=${encodeURIComponent(words)}`);
  await status(page, 'No results for “<img');
  expect(await page.locator('#found img').count()).toBe(0);
  expect(faults).toEqual([]);
});

thoroughly('by keyboard: from the field to the first result, and back', async () => {
  const { page } = await opened('/search');
  await field(page).focus();
  await page.keyboard.type('pallet');
  await status(page, '“pallet”');
  await page.waitForURL('**/search?q=pallet');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(
    await hits(page)
      .first()
      .evaluate((link) => link === document.activeElement),
  ).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/pallet-shipping');
  await page.goBack();
  await page.waitForURL('**/search?q=pallet');
  await status(page, '“pallet”');
  expect(await field(page).inputValue()).toBe('pallet');
});

thoroughly(
  'when the index does not load, the page says so, lists all pages, and tries again',
  async () => {
    const { page, faults } = await opened('/search');
    await page.route('**/search-index-*', (route) => route.abort());
    await field(page).fill('fax');
    await status(page, 'Search isn’t working right now.');
    expect(await page.locator('.search-pages').isVisible()).toBe(true);
    expect(faults.some((fault) => fault.startsWith('console error'))).toBe(true);
    await page.unroute('**/search-index-*');
    await field(page).fill('fax ');
    await status(page, '“fax”');
  },
);

thoroughly.each([true, false])(
  'the header has a field at every width, with JavaScript: %s',
  async (javaScriptEnabled) => {
    const { page } = await opened('/fax-services', { javaScriptEnabled });
    for (const width of javaScriptEnabled ? [360, 1280] : [320, 768, 960]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(`${url}/fax-services`);
      const header = page.getByRole('banner');
      const input = header.getByRole('searchbox', { name: 'Search' });
      if (width < 960) {
        expect(await input.count()).toBe(0);
        await header.getByRole('button', { name: 'Open search' }).click();
        expect(await input.evaluate((field) => field === document.activeElement)).toBe(true);
      }
      await input.fill('fax & scan');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/search?q=fax+%26+scan');
      if (javaScriptEnabled) await status(page, '“fax & scan”');
    }
  },
);

test('without JavaScript all pages are listed', async () => {
  const { page } = await opened('/search?q=fax', { javaScriptEnabled: false });
  expect(await page.locator('.search-pages').getByRole('link').count()).toBe(pageCount);
  expect(await page.locator('#found').getByRole('status').innerText()).toContain(
    `All ${pageCount}`,
  );
  expect(await page.locator('.search-nothing').isVisible()).toBe(false);
});

thoroughly('axe finds nothing in results or without them, and nothing is cut off', async () => {
  const { page } = await opened('/search?q=crate');
  await status(page, '“crate”');
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeFaultsInAllColors(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await sidewaysScroll(page)).toBe(0);
  await field(page).fill('xylophone');
  await status(page, 'No results');
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeFaultsInAllColors(page)).toEqual([]);
});
