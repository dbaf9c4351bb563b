import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browser } from '../support/browser/browser.ts';
import { openPage } from '../support/browser/open-page.ts';
import { thoroughly } from '../support/thoroughly.ts';

const { url } = inject('builtSite');
/** Code that makes the service's function record its calls. */
const noteViews = '((...view) => { (window.views ??= []).push(view); })';
const views = (page: Page) => page.evaluate('window.views');
const viewOf = (path: string) => [['event', 'page_view', { page_path: path }]];
const viewsSent = (page: Page) => expect.poll(() => views(page)).toBeDefined();

/** Every event that makes the page check for the service again. */
async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('load'));
    await new Promise((done) => setTimeout(done));
  });
}

test('nothing is sent, loaded, or logged without a service, and one that is assigned later gets one view, after the script that adds it has run', async () => {
  const { page, faults } = await openPage(browser, `${url}/contact`);
  await lookAgain(page);
  expect(await page.evaluate('typeof window.gtag')).toBe('undefined');
  expect(faults).toEqual([]);
  await page.evaluate(`{
    window.gtag = window.gtag || ${noteViews};
    gtag('js');
  }`);
  await expect.poll(() => page.evaluate('window.views.length')).toBe(2);
  await page.evaluate('window.gtag = window.gtag');
  await lookAgain(page);
  expect(await views(page)).toEqual([['js'], ...viewOf('/contact')]);
  expect(faults).toEqual([]);
});

thoroughly.each([
  ['exists', `window.gtag = ${noteViews}`],
  // The way a browser defines a function that a script declares.
  [
    'is declared by a script',
    `Object.defineProperty(window, 'gtag', { value: ${noteViews}, writable: true })`,
  ],
])('a service that %s before the page is ready gets one view per page', async (_, declare) => {
  const { page, faults } = await openPage(browser, `${url}/services`, {}, (page) =>
    page.addInitScript(declare),
  );
  for (const path of ['/services', '/contact']) {
    if (path !== '/services') await page.goto(url + path);
    await viewsSent(page);
    await lookAgain(page);
    expect(await views(page)).toEqual(viewOf(path));
  }
  expect(faults.filter((fault) => fault.startsWith('error'))).toEqual([]);
});

thoroughly(
  'a service that another script declares later gets one view when that script has loaded',
  async () => {
    const { page, faults } = await openPage(browser, `${url}/contact`);
    await page.route('**/tags.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'function gtag(...view) { (window.views ??= []).push(view); }',
      }),
    );
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.src = '/tags.js';
      document.head.append(script);
    });
    await viewsSent(page);
    await lookAgain(page);
    expect(await views(page)).toEqual(viewOf('/contact'));
    expect(faults).toEqual([]);
  },
);

thoroughly(
  'a service that appears unannounced gets its view when the visitor leaves the page',
  async () => {
    const { page } = await openPage(browser, `${url}/contact`);
    // A script that loads later, such as the form's, makes the page check for the service, too.
    await page.waitForLoadState('networkidle');
    await page.evaluate(`Object.defineProperty(window, 'gtag', { value: ${noteViews} })`);
    expect(await views(page)).toBeUndefined();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(await views(page)).toEqual(viewOf('/contact'));
  },
);
