import type { Locator } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { axeFaults } from '../support/browser/axe.ts';
import { browser } from '../support/browser/browser.ts';
import { unreadableLetters } from '../support/browser/drawn-letters.ts';
import { openPage, sidewaysScroll } from '../support/browser/open-page.ts';
import { thoroughly } from '../support/thoroughly.ts';

const { url } = inject('builtSite');
const papers = [
  '/printing-services',
  '/document-services',
  '/fax-services',
  '/scanning-services',
] as const;

thoroughly.each([...papers, '/business-services'])(
  '%s starts with a sheet that is paper-colored in dark mode, too',
  async (address) => {
    const { page, faults, close } = await openPage(browser, url + address, {
      viewport: { width: 320, height: 640 },
      colorScheme: 'dark',
    });
    const sheet = page.locator('.leaf');
    expect(await sheet.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await lightness(sheet)).toBeGreaterThan(200);
    expect(await axeFaults(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(faults).toEqual([]);
    await close();
  },
);

thoroughly.each([
  ['/mailbox-services', 'the receipt', '.rcpt'],
  ['/auction-services', 'the release letter', '.letter'],
  ['/commercial-freight', 'the bill of lading', '.doc'],
])('%s: %s is paper-colored in dark mode, and can be read', async (address, _, sheet) => {
  const { page, close } = await openPage(browser, url + address, { colorScheme: 'dark' });
  expect(await lightness(page.locator(sheet))).toBeGreaterThan(200);
  expect(await axeFaults(page)).toEqual([]);
  await close();
});

/** From 0, black, to 255. */
const lightness = (sheet: Locator) =>
  sheet.evaluate((element) => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(element).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return (red + green + blue) / 3;
  });

thoroughly.each([...papers, '/insurance-information'])(
  '%s has no small letters in its drawings on the narrowest phone',
  async (address) => {
    const { page, close } = await openPage(browser, url + address, {
      viewport: { width: 320, height: 640 },
    });
    expect(await unreadableLetters(page)).toEqual([]);
    await close();
  },
);

test('the fax number is on one line on a phone', async () => {
  const { page, close } = await openPage(browser, `${url}/fax-services`, {
    viewport: { width: 360, height: 740 },
  });
  const number = page.locator('.lead', { hasText: 'Our number is' }).locator('span');
  expect(await number.evaluate((span) => span.getClientRects().length)).toBe(1);
  await close();
});
