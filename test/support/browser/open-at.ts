import type { BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { resolved } from '../../site/clock/example-facts.ts';
import { browser } from './browser.ts';

const { url } = inject('builtSite');

/** Opens a page with its clock stopped at a moment, and waits for its live text. */
export async function openAt(
  moment: string,
  path = '/',
  options: BrowserContextOptions = {},
): Promise<Page> {
  return stopClock(await newPage(options), moment, path);
}

/** The same with the example's hours, pickups, and holidays: the store's own may change. */
export async function openExampleAt(
  moment: string,
  path = '/',
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await newPage(options);
  await page.route(url + path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const facts = JSON.stringify(resolved);
    const body = html.replace(
      /(?<= data-(?:facts|pickups)=)('[^']*'|"[^"]*")/g,
      () => `'${facts}'`,
    );
    if (!body.includes(facts)) throw new Error(`${path} has no facts for its clock.`);
    await route.fulfill({ response, body });
  });
  return stopClock(page, moment, path);
}

async function newPage(options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  return context.newPage();
}

async function stopClock(page: Page, moment: string, path: string): Promise<Page> {
  // A minute before: a clock can be stopped only at a moment in the future.
  await page.clock.install({ time: Date.parse(moment) - 60_000 });
  await page.goto(url + path);
  await page.clock.pauseAt(new Date(moment));
  await page.waitForFunction(() => document.querySelector('.strip-state[data-state]') !== null);
  return page;
}

/** The pages that the tests of a file share: after it, they are closed. */
const shared = new Map<string, Page>();

/**
 * A page that all tests of a file share, at a moment of its own: they may read it, resize it, and move
 * its clock, and no more.
 */
export async function sharedAt(moment: string, path = '/', open = openExampleAt): Promise<Page> {
  const key = `${open.name} ${path}`;
  const known = shared.get(key);
  const page = known && !known.isClosed() ? known : await open(moment, path);
  shared.set(key, page);
  await page.clock.setFixedTime(new Date(moment));
  // As a page that returns from the back/forward cache.
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  return page;
}
