import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** A page, and all that went wrong on it so far, in words. */
export interface WatchedPage {
  readonly page: Page;
  readonly faults: readonly string[];
  readonly close: () => Promise<void>;
}

/** Opens an address and writes down console messages, errors, failed requests and requests to other hosts. */
export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  const faults = faultsOf(page, url);
  await page.goto(url, { waitUntil: 'load' });
  if (options.javaScriptEnabled !== false) await page.evaluate(scriptsRun);
  return { page, faults, close: () => context.close() };
}

/** Writes down what goes wrong on a page from now on. What the status of `url` is does not count. */
export function faultsOf(page: Page, url: string): readonly string[] {
  const faults: string[] = [];
  const { origin } = new URL(url);
  page.on('console', (message) => {
    // The address leads to the form, which is focused instead of the search field.
    if (!/^Autofocus processing was blocked/.test(message.text()))
      faults.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A visitor who moves on leaves drawings behind that are still loading.
    const isLeft = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (!isLeft) faults.push(`request failed: ${request.url()}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`) && !request.url().startsWith('data:'))
      faults.push(`request to another host: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url() !== url)
      faults.push(`${response.status()}: ${response.url()}`);
  });
  return faults;
}

/** Scripts wait for the first paint, and `load` does not wait for them. In a text, or Vitest would import. */
export const scriptsRun =
  'Promise.all([...document.scripts].map(({ dataset: { src } }) => src && import(src)))';

/** How many pixels the page can be scrolled sideways. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/**
 * How much of what has been painted was moved so far, once two more frames are painted. Always 0 in a
 * browser that has none of Arial, Roboto, and Liberation Sans, such as npm's: there, the letters that are
 * shown until the site's font arrives have other widths.
 */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const standIn = document.fonts.load('700 1em "Label Arial"');
    const faces = await standIn.catch(() => []);
    if (faces.length === 0) return 0;
    return new Promise<number>((done) => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
      requestAnimationFrame(() => requestAnimationFrame(() => done(sum)));
    });
  });
}
