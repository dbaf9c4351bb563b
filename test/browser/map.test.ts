import type { Route } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browser } from '../support/browser/browser.ts';
import { holdRequests } from '../support/browser/held-requests.ts';
import { openPage } from '../support/browser/open-page.ts';
import { thoroughly } from '../support/thoroughly.ts';

const { url } = inject('builtSite');
const showMap = (route: Route): Promise<void> =>
  route.fulfill({ contentType: 'text/html', body: '<title>A map</title>' });

thoroughly.each(['/contact', '/locations'])('%s loads a map only when asked to', async (path) => {
  const { page, faults, close } = await openPage(browser, url + path);
  await page.route('https://www.google.com/**', showMap);
  await page.getByText('Show Google Maps').hover();
  const button = page.getByRole('button', { name: 'Show Google Maps', exact: true });
  await button.waitFor();
  expect(faults).toEqual([]);
  await button.focus();
  await page.keyboard.press('Enter');
  const frame = page.locator('iframe');
  expect(await frame.getAttribute('title')).toMatch(/^Map/);
  expect(await frame.getAttribute('src')).toMatch(/^https:/);
  expect(await frame.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await button.count()).toBe(0);
  await close();
});

test('one tap shows the map, although its script loads with the tap', async () => {
  const { page, close } = await openPage(browser, `${url}/contact`);
  await page.route('https://www.google.com/**', showMap);
  await page.getByText('Show Google Maps').dispatchEvent('click');
  await page.locator('iframe').waitFor();
  expect(page.context().pages()).toHaveLength(1);
  await close();
});

thoroughly(
  'a tap whose script never loads opens the map in a new tab, and the page stays',
  async () => {
    const { page, close } = await openPage(browser, `${url}/404`);
    await page.context().route('https://www.google.com/**', showMap);
    await page.route(/map-facade-/, () => {});
    await page.goto(`${url}/contact`);
    const opened = page.waitForEvent('popup');
    await page.getByText('Show Google Maps').click();
    expect((await opened).url()).toMatch(/^https:\/\/www\.google\.com\/maps/);
    expect(page.url()).toBe(`${url}/contact`);
    await close();
  },
);

thoroughly(
  'the link to the map keeps the focus when the script turns it into a button',
  async () => {
    const { page, close } = await openPage(browser, `${url}/404`);
    const held = holdRequests();
    await page.route(/map-facade-/, held.route);
    await page.route('https://www.google.com/**', showMap);
    await page.goto(`${url}/contact`);
    const link = page.getByText('Show Google Maps');
    await link.focus();
    held.release();
    const button = page.getByRole('button', { name: 'Show Google Maps' });
    await button.waitFor();
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Space');
    const frame = page.locator('iframe');
    expect(await frame.evaluate((element) => element === document.activeElement)).toBe(true);
    await close();
  },
);

test('without JavaScript the map opens in a new tab', async () => {
  const { page, close } = await openPage(browser, `${url}/locations`, { javaScriptEnabled: false });
  const link = page.getByRole('link', { name: 'Show Google Maps (opens in a new tab)' });
  expect(await link.getAttribute('href')).toMatch(/^https:/);
  expect(await link.getAttribute('target')).toBe('_blank');
  await close();
});
