import type { BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { browser } from './browser.ts';

const { url } = inject('builtSite');

/** Opens a page with its clock stopped at a moment, and waits for its live text. */
export async function openAt(
  moment: string,
  path = '/',
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  // A minute before: a clock can be stopped only at a moment in the future.
  await page.clock.install({ time: Date.parse(moment) - 60_000 });
  await page.goto(url + path);
  await page.clock.pauseAt(new Date(moment));
  await page.waitForFunction(() => document.querySelector('.state[data-state]') !== null);
  return page;
}
