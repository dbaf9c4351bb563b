import type { BrowserContextOptions } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { phone } from '../../pages/_facts/identity.ts';
import { axeFaultsInAllColors } from '../support/browser/axe.ts';
import { browser } from '../support/browser/browser.ts';
import { layoutShift, openPage, sidewaysScroll } from '../support/browser/open-page.ts';
import { thoroughly } from '../support/thoroughly.ts';

const { url } = inject('builtSite');

const opened = (path: string, options: BrowserContextOptions = {}) =>
  openPage(browser, url + path, options);
/** The browser itself logs that the page was not found. */
const withoutStatus = (faults: readonly string[]) =>
  faults.filter((fault) => !fault.includes('status of 404'));

test('an unknown address has the specified text, a search, the main pages, and the phone number, without JavaScript', async () => {
  const { page, faults } = await opened('/a/much/deeper/notary', { javaScriptEnabled: false });
  const main = page.locator('main');
  expect(await page.locator('h1').innerText()).toBe('404 Page Not Found');
  expect(await main.innerText()).toContain('Did you forget to add the page to the router?');
  expect(await main.innerText()).toContain('Check the spelling');
  expect(await main.getByRole('link', { name: phone.chosen.display }).isVisible()).toBe(true);
  for (const address of ['/', '/contact', '/shipping-services', '/mailbox-services'])
    expect(await main.locator(`.wide-list a[href="${address}"]`).isVisible(), address).toBe(true);
  await main.getByRole('searchbox').fill('notary');
  await main.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL('**/search?q=notary');
  expect(withoutStatus(faults)).toEqual([]);
});

thoroughly('the page for an unknown address is stable, and axe finds nothing', async () => {
  for (const width of [360, 1280]) {
    const { page } = await opened('/services-of-yours', {
      viewport: { width, height: 800 },
    });
    expect(await layoutShift(page)).toBe(0);
    expect(await sidewaysScroll(page)).toBe(0);
    if (width === 360) expect(await axeFaultsInAllColors(page)).toEqual([]);
  }
});
