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

test('an injected inline script does not run', async () => {
  const { page, close } = await openPage(browser, url);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
  });
  expect(await page.title()).not.toBe('taken over');
  await close();
});

test('a page view is sent where an analytics service is present, and nothing is loaded where not', async () => {
  const { page, faults, close } = await openPage(browser, url);
  expect(await page.locator('meta[name=analytics]').count()).toBe(0);
  expect(faults).toEqual([]);
  await page.addInitScript(() => {
    const views: unknown[] = [];
    Object.assign(window, { views, count: (...view: unknown[]) => views.push(view) });
    new MutationObserver(() => {
      if (document.head && !document.querySelector('meta[name=analytics]'))
        document.head.insertAdjacentHTML('beforeend', '<meta name="analytics" content="count">');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${url}/contact`);
  await page.waitForFunction(() => Reflect.get(window, 'views').length > 0);
  expect(await page.evaluate(() => Reflect.get(window, 'views'))).toEqual([
    ['event', 'page_view', { page_path: '/contact' }],
  ]);
  await close();
});
