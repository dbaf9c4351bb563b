import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchChromium } from './chromium.ts';
import { openPage } from './open-page.ts';

const { url } = inject('builtSite');
let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

test.each(['/contact', '/locations'])(
  '%s loads a map when it is asked for, and not before',
  async (path) => {
    const { page, faults, close } = await openPage(browser, url + path);
    await page.route('https://www.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>A map</title>' }),
    );
    await page.getByText('Show the map').scrollIntoViewIfNeeded();
    const button = page.getByRole('button', { name: 'Show the map' });
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
  },
);

test('without JavaScript the map is a link', async () => {
  const { page, close } = await openPage(browser, `${url}/locations`, { javaScriptEnabled: false });
  const link = page.getByRole('link', { name: 'Show the map' });
  expect(await link.getAttribute('href')).toMatch(/^https:/);
  await close();
});
