import type { Locator, Route } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browser } from '../support/browser/browser.ts';
import { holdRequests } from '../support/browser/held-requests.ts';
import { openPage } from '../support/browser/open-page.ts';
import { thoroughly } from '../support/thoroughly.ts';

const { url } = inject('builtSite');
const isFocused = (part: Locator) => part.evaluate((element) => element === document.activeElement);
const showMap = (route: Route): Promise<void> =>
  route.fulfill({ contentType: 'text/html', body: '<title>A map</title>' });

thoroughly(
  'a map loads only when asked to, and its link keeps the focus when it becomes a button',
  async () => {
    const held = holdRequests();
    const { page, faults } = await openPage(browser, `${url}/locations`, {}, async (page) => {
      await page.route(/map-facade-/, held.route);
      await page.route('https://www.google.com/**', showMap);
    });
    await page.getByText('Show Google Maps').focus();
    held.release();
    const button = page.getByRole('button', { name: 'Show Google Maps', exact: true });
    await button.waitFor();
    expect(await isFocused(button)).toBe(true);
    expect(faults).toEqual([]);
    await page.keyboard.press('Enter');
    const frame = page.locator('iframe');
    expect(await frame.getAttribute('title')).toMatch(/^Map/);
    expect(await frame.getAttribute('src')).toMatch(/^https:/);
    expect(await isFocused(frame)).toBe(true);
    expect(await button.count()).toBe(0);
  },
);

test('one tap shows the map, although its script loads with the tap; if it is blocked, the sketch and the link are still there', async () => {
  const { page } = await openPage(browser, `${url}/contact`);
  await page.route('https://www.google.com/**', (route) => route.abort('blockedbyclient'));
  await page.getByText('Show Google Maps').dispatchEvent('click');
  await page.locator('iframe').waitFor();
  expect(page.context().pages()).toHaveLength(1);
  expect(await page.locator('.street-map img').isVisible()).toBe(true);
  const link = page.getByRole('link', { name: 'Show Google Maps (opens in a new tab)' });
  expect(await link.getAttribute('target')).toBe('_blank');
});

thoroughly(
  'a tap whose script never loads opens the map in a new tab, and the page stays',
  async () => {
    const { page } = await openPage(browser, `${url}/contact`, {}, async (page) => {
      await page.context().route('https://www.google.com/**', showMap);
      await page.route(/map-facade-/, () => {});
    });
    const opened = page.waitForEvent('popup');
    await page.getByText('Show Google Maps').click();
    expect((await opened).url()).toMatch(/^https:\/\/www\.google\.com\/maps/);
    expect(page.url()).toBe(`${url}/contact`);
  },
);

test('without JavaScript the map opens in a new tab', async () => {
  const { page } = await openPage(browser, `${url}/locations`, { javaScriptEnabled: false });
  const link = page.getByRole('link', { name: 'Show Google Maps (opens in a new tab)' });
  expect(await link.getAttribute('href')).toMatch(/^https:/);
  expect(await link.getAttribute('target')).toBe('_blank');
});
