import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchChromium } from './chromium.ts';
import { layoutShift } from './open-page.ts';

const { url } = inject('builtSite');
let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** A page whose clock stands at a moment, until it is moved. */
async function openAt(
  moment: string,
  path = '/',
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  // A minute before: a clock can be stopped only at a moment that is still to come.
  await page.clock.install({ time: Date.parse(moment) - 60_000 });
  await page.goto(url + path);
  await page.clock.pauseAt(new Date(moment));
  await page.waitForFunction(() => document.querySelector('.state[data-state]') !== null);
  return page;
}

const text = (page: Page, field: string) =>
  page.locator(`[data-live="${field}"]`).first().innerText();

test.each(['America/New_York', 'Pacific/Auckland', 'Asia/Tokyo', 'America/Los_Angeles'])(
  'a visitor in %s reads the store’s own hours and pickups',
  async (timezoneId) => {
    const page = await openAt('2026-06-16T17:20:00Z', '/', { timezoneId });
    expect(await text(page, 'open.word')).toBe('Open');
    expect(await text(page, 'open.detail')).toBe('Closes at 6:00 PM');
    expect(await text(page, 'pickup.clock')).toBe('1:20 PM EDT');
    expect(await text(page, 'pickup.fedexDay')).toBe('today');
    await page.context().close();
  },
);

test.each([
  ['before opening', '2026-06-16T12:00:00Z', 'Closed', 'Opens at 9:00 AM'],
  ['on Friday evening', '2026-06-19T23:00:00Z', 'Closed', 'Opens Saturday at 10:00 AM'],
  ['on Sunday', '2026-06-21T16:00:00Z', 'Closed', 'Opens Monday at 9:00 AM'],
  ['on the eve of Thanksgiving', '2026-11-25T23:30:00Z', 'Closed', 'Opens Friday at 9:00 AM'],
])('%s the header says when it opens', async (_, moment, word, detail) => {
  const page = await openAt(moment);
  expect(await text(page, 'open.word')).toBe(word);
  expect(await text(page, 'open.detail')).toBe(detail);
  await page.context().close();
});

test('the mobile menu tells the status with the next change', async () => {
  const page = await openAt('2026-06-16T23:30:00Z', '/', { viewport: { width: 360, height: 740 } });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  expect(await menu.innerText()).toContain('Opens Wednesday at 9:00 AM');
  await page.context().close();
});

test('it changes on the minute, and only then speaks to a screen reader', async () => {
  const page = await openAt('2026-06-16T22:00:30Z');
  const status = page.locator('#store-clock');
  expect(await text(page, 'open.word')).toBe('Open');
  expect(await status.innerText()).toBe('');
  await page.clock.runFor(30_000);
  expect(await text(page, 'open.word')).toBe('Closed');
  expect(await status.textContent()).toBe('Closed. Opens Wednesday at 9:00 AM');
  await page.context().close();
});

test('pickups turn at four and at five, and a deadline is announced from two and three', async () => {
  const page = await openAt('2026-06-16T19:59:50Z', '/fedex-services');
  expect(await text(page, 'pickup.urgent')).toBe('Next-day deadline approaching');
  expect(await text(page, 'pickup.dhlDay')).toBe('today');
  await page.clock.runFor(10_000);
  expect(await text(page, 'pickup.dhlDay')).toBe('Wednesday');
  await page.clock.runFor(60 * 60_000);
  expect(await text(page, 'pickup.urgent')).toBe('');
  await page.context().close();
});

test('a page that comes back from the back/forward cache is right at once', async () => {
  const page = await openAt('2026-06-16T21:50:00Z');
  await page.evaluate(() => {
    Date.now = () => Date.parse('2026-06-16T22:30:00Z');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(await text(page, 'open.word')).toBe('Closed');
  await page.context().close();
});

test('nothing moves when the live text comes', async () => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => document.querySelector('.state[data-state]') !== null);
  expect(await layoutShift(page)).toBe(0);
  await context.close();
});

test('without a script the page states the timetable', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  expect(await page.locator('header .state').innerText()).toMatch(
    /Mon–Fri[\s\S]*9:00 AM – 6:00 PM/,
  );
  await context.close();
});
