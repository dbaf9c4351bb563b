import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { needInstalled } from '../system-tools.ts';

/** A page, and everything that went wrong on it so far, in words. */
export interface WatchedPage {
  readonly page: Page;
  readonly faults: readonly string[];
  /**
   * The files that it has requested, once it requests no more. Headless Chromium requests lazy
   * drawings from as far away as browsers do on a slow network.
   */
  readonly filesAsked: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** Opens an address and records console messages, errors, failed requests, and requests to other hosts. */
export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  const faults = faultsOf(page, url);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(url, { waitUntil: 'load' });
  if (options.javaScriptEnabled !== false) await page.evaluate(scriptsRun);
  const filesAsked = async () => {
    await page.waitForLoadState('networkidle');
    return asked.filter((file) => file.startsWith('http'));
  };
  return { page, faults, filesAsked, close: () => context.close() };
}

/** Whether the machine has Arial, or a font of the same widths, which decides how text wraps. */
export function hasArialWidths(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const fonts = await document.fonts.load('800 1em "Label Arial"').catch(() => []);
    return fonts.length > 0;
  });
}

/** Skips the running test on a machine without such a font. */
export async function needArialWidths(page: Page): Promise<void> {
  needInstalled(await hasArialWidths(page), 'fonts-liberation');
}

/** Records what goes wrong on a page from now on. The status of `url` itself does not count. */
export function faultsOf(page: Page, url: string): readonly string[] {
  const faults: string[] = [];
  const { origin } = new URL(url);
  page.on('console', (message) => {
    // The link goes to the form, which gets the focus instead of the search field.
    if (!/^Autofocus processing was blocked/.test(message.text()))
      faults.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    // When a visitor leaves, drawings that are still loading are canceled.
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

/**
 * Scripts wait for the first paint, and `load` does not wait for them. This is a string because
 * Vitest would transform an import.
 */
export const scriptsRun =
  'Promise.all([...document.scripts].map(({ dataset: { src } }) => src && import(src)))';

/** Waits until drawings are in place. Until shortly after the first paint they are far to the left. */
export async function drawingsArrive(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.getAnimations().some((held) => Reflect.get(held, 'animationName') === 'far'),
  );
}

/** How many pixels the page can scroll sideways. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/**
 * How much of what was painted has moved so far, after two more frames. Always 0 in a browser
 * without Arial, Roboto, and Liberation Sans, such as npm's: its fallback letters have other widths
 * than the site's font.
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
