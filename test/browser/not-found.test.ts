import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { axeFaultsInAllColors } from '../support/browser/axe.ts';
import { browser } from '../support/browser/browser.ts';
import { layoutShift, openPage, sidewaysScroll } from '../support/browser/open-page.ts';
import { thoroughly } from '../support/thoroughly.ts';

const { url } = inject('builtSite');

const opened = (path: string, options: BrowserContextOptions = {}) =>
  openPage(browser, url + path, options);
const offered = (page: Page) => page.locator('.near a');
/** The browser itself logs that the page was not found. */
const withoutStatus = (faults: readonly string[]) =>
  faults.filter((fault) => !fault.includes('status of 404'));

thoroughly.each([
  ['/fedx', '/fedex-services'],
  ['/service-areas/castle-hayne', '/service-areas/castle-hayne-nc'],
  ['/a/much/deeper/notary', '/notary-services'],
])('%s offers %s, keeps the specified text, and searches for the address', async (path, near) => {
  const { page, faults, close } = await opened(path);
  expect(await page.locator('h1').innerText()).toBe('404 Page Not Found');
  expect(await page.locator('main').innerText()).toContain(
    'Did you forget to add the page to the router?',
  );
  await offered(page).first().waitFor();
  expect(await offered(page).first().getAttribute('href')).toBe(near);
  expect(withoutStatus(faults)).toEqual([]);
  const field = page.locator('main').getByRole('searchbox');
  expect(await field.inputValue()).toBe(path.slice(1).replaceAll(/[/-]/g, ' '));
  await offered(page).first().click();
  await page.waitForURL(`**${near}`);
  await close();
});

test('an address that resembles no page gets only the list', async () => {
  const { page, close } = await opened('/qqqq');
  const field = page.locator('main').getByRole('searchbox');
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('main [name=q]')?.value === 'qqqq',
  );
  expect(await offered(page).count()).toBe(0);
  expect(await page.locator('.near').innerText()).toContain('Check the spelling');
  await field.press('Enter');
  await page.waitForURL('**/search?q=qqqq');
  await close();
});

thoroughly('the offered pages move nothing, and axe finds nothing', async () => {
  for (const width of [360, 1280]) {
    const { page, close } = await opened('/services-of-yours', {
      viewport: { width, height: 800 },
    });
    await offered(page).nth(2).waitFor();
    expect(await layoutShift(page)).toBe(0);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeFaultsInAllColors(page)).toEqual([]);
    await close();
  }
});

test('without JavaScript there are the search field and the list', async () => {
  const { page, close } = await opened('/fedx', { javaScriptEnabled: false });
  expect(await page.locator('.near').innerText()).toContain('Check the spelling');
  await page.locator('main').getByRole('searchbox').fill('fedex');
  await page.locator('main').getByRole('button', { name: 'Search' }).click();
  await page.waitForURL('**/search?q=fedex');
  await close();
});
