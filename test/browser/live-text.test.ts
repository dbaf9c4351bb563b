import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { browser } from './browser.ts';

const { url } = inject('builtSite');

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

/** With single spaces, however it is laid out. */
const words = (laidOut: string) => laidOut.replace(/\s+/g, ' ').trim();

const text = (page: Page, field: string) =>
  page.locator(`[data-live="${field}"]`).first().innerText();

test.each(['America/New_York', 'Pacific/Auckland', 'Asia/Tokyo', 'America/Los_Angeles'])(
  'a visitor in %s reads the store’s own hours and pickups',
  async (timezoneId) => {
    const page = await openAt('2026-06-16T17:20:00Z', '/', { timezoneId });
    expect(await text(page, 'open.word')).toBe('Open');
    expect(await text(page, 'open.detail')).toBe('Closes at 6:00 PM');
    expect(await text(page, 'pickup.clock')).toBe('1:20 PM EDT');
    expect(await text(page, 'pickup.fedexStatus')).toBe('Pickup today at 5:00 PM');
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

test('pickups turn at four and at five, and a deadline is called near from two and three', async () => {
  const page = await openAt('2026-06-16T19:59:50Z', '/shipping-services');
  const warning = page.getByText('Next-day deadline approaching');
  expect(await warning.isVisible()).toBe(true);
  expect(await text(page, 'pickup.dhlStatus')).toBe('Pickup today at 4:00 PM');
  await page.clock.runFor(10_000);
  expect(await text(page, 'pickup.dhlStatus')).toBe('Not today: next pickup Wednesday');
  await page.clock.runFor(60 * 60_000);
  expect(await warning.isVisible()).toBe(false);
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

test('without a script the page states the timetable', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  expect(await page.locator('header .state').innerText()).toMatch(
    /Mon–Fri[\s\S]*9:00 AM – 6:00 PM/,
  );
  await context.close();
});

describe('what each carrier’s page says first', () => {
  test.each([
    ['/fedex-services', '2026-06-16T17:20:00Z', 'Pickup today at 5:00 PM', '4:45 PM', 'today'],
    [
      '/fedex-services',
      '2026-06-16T19:20:00Z',
      'Pickup today at 5:00 PM',
      '4:45 PM',
      'today 1 h 25 min left',
    ],
    [
      '/fedex-services',
      '2026-06-16T20:50:00Z',
      'Call us: pickup at 5:00 PM',
      '4:45 PM',
      'today Past 4:45 PM',
    ],
    [
      '/fedex-services',
      '2026-06-20T15:00:00Z',
      'Not today: next pickup Monday',
      '4:45 PM',
      'Monday',
    ],
    ['/fedex-services', '2026-12-24T18:00:00Z', 'Pickup today', '2:00 PM', 'today 1 h left'],
    [
      '/fedex-services',
      '2026-12-24T20:30:00Z',
      'Not today: next pickup Monday',
      '4:45 PM',
      'Monday',
    ],
    [
      '/ups-services',
      '2026-06-16T20:50:00Z',
      'Pickup today at 5:00 PM',
      '5:00 PM',
      'today 10 min left',
    ],
    [
      '/dhl-services',
      '2026-06-16T20:50:00Z',
      'Not today: next pickup Wednesday',
      '4:00 PM',
      'Wednesday',
    ],
    ['/usps-services', '2026-06-20T15:00:00Z', 'Pickup today', 'Mon–Sat', 'Daily'],
    ['/usps-services', '2026-06-21T15:00:00Z', 'Not today: next pickup Monday', 'Mon–Sat', 'Daily'],
  ])('%s at %s: %s, by %s %s', async (path, moment, status, time, day) => {
    const page = await openAt(moment, path);
    const lead = page.locator('.jumbo .lc').first();
    expect(await page.locator('.leaves').innerText()).toBe(status);
    expect(await lead.locator('.num').innerText()).toBe(time);
    expect(words(await lead.locator('p').innerText())).toBe(day);
    await page.context().close();
  });
});

test('when no truck is to come, the ruler makes way for the next ones', async () => {
  const page = await openAt('2026-06-16T20:30:00Z');
  const next = page.locator('.then');
  expect(await next.isVisible()).toBe(false);
  expect(await page.locator('.flags').isVisible()).toBe(true);
  await page.clock.runFor(30 * 60_000);
  expect(words(await next.innerText())).toBe(
    'NEXT PICKUP Wednesday 4:00 PM DHL Wednesday 5:00 PM FedEx, UPS',
  );
  expect(await page.locator('.flags').isVisible()).toBe(false);
  await page.context().close();
});

test('the notice of a holiday goes with the day, and leaves no band and no landmark', async () => {
  const page = await openAt('2026-11-27T04:59:00Z', '/', { viewport: { width: 360, height: 740 } });
  const notice = page.getByRole('complementary', { name: 'Holiday hours' });
  expect(await notice.innerText()).toBe('Thanksgiving, Thursday, November 26: closed.');
  await page.clock.runFor(120_000);
  expect(await notice.count()).toBe(0);
  const header = await page.locator('header').boundingBox();
  const main = await page.locator('main').boundingBox();
  expect(main?.y).toBe((header?.y ?? 0) + (header?.height ?? 0));
  await page.context().close();
});

test('in forced colors open and closed, today and not, are still told apart', async () => {
  const filled = async (moment: string) => {
    const page = await openAt(moment, '/', { forcedColors: 'active' });
    const widths = await page.evaluate(() =>
      ['header .st', '.board .st'].map((square) => {
        const found = document.querySelector(square) ?? document.body;
        return getComputedStyle(found, '::before').borderTopWidth;
      }),
    );
    await page.context().close();
    return widths;
  };
  expect(await filled('2026-06-16T17:20:00Z')).toEqual(['6px', '6px']);
  expect(await filled('2026-06-21T17:20:00Z')).toEqual(['2px', '2px']);
});

test('a screen reader hears a list of pickups, each with its carrier and what its time means', async () => {
  const page = await openAt('2026-06-16T19:20:00Z');
  const list = page.getByRole('group', { name: 'Drop-off and pickup times' }).getByRole('list');
  expect(await list.ariaSnapshot()).toContain('FedEx');
  const [first] = await list.getByRole('listitem').all();
  expect(words((await first?.textContent()) ?? '')).toBe(
    'FedEx pickupDrop off by 4:45 PMPickup today at 5:00 PM1 h 25 min left',
  );
  await page.context().close();
});
