import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browser } from '../support/browser/browser.ts';
import { openPage, scriptsRun } from '../support/browser/open-page.ts';
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

test('without a service, nothing is sent, loaded, or logged', async () => {
  const { page, faults, close } = await openPage(browser, url);
  await lookAgain(page);
  expect(await page.evaluate('typeof window.gtag')).toBe('undefined');
  expect(faults).toEqual([]);
  await close();
});

thoroughly('a service that exists before the page is ready gets one view per page', async () => {
  const { page, close } = await openPage(browser, `${url}/404`);
  await page.addInitScript(`window.gtag = ${noteViews}`);
  for (const path of ['/contact', '/services']) {
    await page.goto(url + path);
    await page.evaluate(scriptsRun);
    await viewsSent(page);
    await lookAgain(page);
    expect(await views(page)).toEqual(viewOf(path));
  }
  await close();
});

thoroughly('a service that a script declares before the page is ready gets one view', async () => {
  const { page, faults, close } = await openPage(browser, `${url}/404`);
  // The way a browser defines a function that a script declares.
  await page.addInitScript(
    `Object.defineProperty(window, 'gtag', { value: ${noteViews}, writable: true })`,
  );
  await page.goto(`${url}/contact`);
  await viewsSent(page);
  expect(await views(page)).toEqual(viewOf('/contact'));
  expect(faults.filter((fault) => fault.startsWith('error'))).toEqual([]);
  await close();
});

thoroughly(
  'a service that is assigned later gets one view, after the script that adds it has run',
  async () => {
    const { page, faults, close } = await openPage(browser, `${url}/contact`);
    await page.evaluate(`{
    window.gtag = window.gtag || ${noteViews};
    gtag('js');
  }`);
    await expect.poll(() => page.evaluate('window.views.length')).toBe(2);
    await page.evaluate('window.gtag = window.gtag');
    await lookAgain(page);
    expect(await views(page)).toEqual([['js'], ...viewOf('/contact')]);
    expect(faults).toEqual([]);
    await close();
  },
);

thoroughly(
  'a service that another script declares later gets one view when that script has loaded',
  async () => {
    const { page, faults, close } = await openPage(browser, `${url}/contact`);
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
    await close();
  },
);

thoroughly(
  'a service that appears unannounced gets its view when the visitor leaves the page',
  async () => {
    const { page, close } = await openPage(browser, `${url}/contact`);
    // A script that loads later, such as the form's, makes the page check for the service, too.
    await page.waitForLoadState('networkidle');
    await page.evaluate(`Object.defineProperty(window, 'gtag', { value: ${noteViews} })`);
    expect(await views(page)).toBeUndefined();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(await views(page)).toEqual(viewOf('/contact'));
    await close();
  },
);
