import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished, TestRunner } from 'vitest';

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

/**
 * Opens an address, once its page is prepared, until the test ends (or, of tests that run at the same
 * time, until it is closed), and records console messages, errors, failed requests,
 * and requests to other hosts.
 */
export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
  prepare?: (page: Page) => Promise<unknown>,
): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  if (!TestRunner.getCurrentTest()?.concurrent) onTestFinished(() => context.close());
  const page = await context.newPage();
  await prepare?.(page);
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

/** Sets how fast animations run: at 0, drawings are held back as if the first paint never came. */
export async function setAnimationRate(page: Page, playbackRate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate });
}

/** Starts every island, as a visitor who touches each of them would. */
export async function wakeIslands(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island]').all()) {
    await island.evaluate((element) => element.scrollIntoView());
    await island.dispatchEvent('pointerover');
  }
  await page.evaluate(islandsRun);
}

/**
 * React hydrates in its own task, which has run two frames later. This is a string because Vitest
 * would transform an import.
 */
const islandsRun = `(async () => {
  const islands = [...document.querySelectorAll('[data-island]')];
  await Promise.all(islands.map(({ dataset: { src } }) => import(src)));
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame();
  await frame();
})()`;

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
 * How much of what was painted moves on a second visit, until two frames after all scripts have run. On
 * the first one, a font that comes late moves text where a browser has no stand-in for it.
 */
export async function layoutShift(page: Page): Promise<number> {
  await page.reload({ waitUntil: 'load' });
  await page.evaluate(scriptsRun);
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => done(sum)));
      }),
  );
}
