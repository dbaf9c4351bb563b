import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import type { TimedCarrier } from '../../pages/_facts/pickups.ts';
import { browser } from '../support/browser/browser.ts';
import { oneLine } from '../support/browser/one-line.ts';
import { openAt, openExampleAt, sharedAt } from '../support/browser/open-at.ts';
import { midnightAfter } from '../support/site/midnight-after.ts';
import { closesAt, hoursOn, opensAt, tuesdayClosing } from '../support/site/store-hours.ts';
import { dueBy, truckAt } from '../support/site/store-pickups.ts';
import { thoroughly } from '../support/thoroughly.ts';

const { url, holiday } = inject('builtSite');

const text = async (page: Page, field: string) =>
  oneLine(await page.locator(`[data-live="${field}"]`).first().innerText());

test('a visitor in another time zone sees the store’s own hours and pickups', async () => {
  const page = await openAt('2026-06-16T17:20:00Z', '/', { timezoneId: 'Pacific/Auckland' });
  expect(await text(page, 'open.word')).toBe('Open');
  expect(await text(page, 'open.detail')).toBe(`Closes at ${closesAt('Tuesday')}`);
  expect(await text(page, 'open.clock')).toBe('1:20 PM EDT');
  expect(await text(page, 'pickup.fedexAnswer')).toBe(`Yes, today at ${truckAt('fedex')}`);
  await page.context().close();
});

test.each([
  ['before opening', '2026-06-16T09:00:00Z', `Opens at ${opensAt('Tuesday')}`],
  ['on Friday night', '2026-06-20T03:00:00Z', `Opens Saturday at ${opensAt('Saturday')}`],
  ['on Sunday', '2026-06-21T16:00:00Z', `Opens Monday at ${opensAt('Monday')}`],
])('%s: the header says when the store opens', async (_, moment, detail) => {
  const page = await sharedAt(moment, '/', openAt);
  expect(await text(page, 'open.word')).toBe('Closed');
  expect(await text(page, 'open.detail')).toBe(detail);
});

thoroughly(
  'it changes on the minute, in the menu, too, and a screen reader announces only changes',
  async () => {
    const page = await openAt(tuesdayClosing(30));
    const status = page.locator('#store-clock');
    expect(await text(page, 'open.word')).toBe('Open');
    expect(await status.innerText()).toBe('');
    await page.clock.runFor(30_000);
    expect(await text(page, 'open.word')).toBe('Closed');
    const detail = `Opens Wednesday at ${opensAt('Wednesday')}`;
    expect(oneLine((await status.textContent()) ?? '')).toBe(`Closed. ${detail}`);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    expect(oneLine(await menu.innerText())).toContain(detail);
    await page.context().close();
  },
);

thoroughly('a translation stays until the text changes', async () => {
  const page = await openAt(tuesdayClosing(-30));
  // As Google Translate does: it replaces text by elements with other words.
  await page.evaluate(() => {
    for (const live of document.querySelectorAll('[data-live]')) {
      const word = document.createElement('font');
      word.append(`*${live.textContent}`);
      live.replaceChildren(word);
    }
  });
  const isTranslated = async (field: string) => (await text(page, field)).startsWith('*');
  await page.clock.runFor(60_000);
  expect(await isTranslated('open.word')).toBe(true);
  expect(await isTranslated('open.clock')).toBe(false);
  await page.clock.runFor(60_000);
  expect(await text(page, 'open.word')).toBe('Closed');
  await page.context().close();
});

describe('will it leave today?', () => {
  const by = { FedEx: '4:45 PM', UPS: '5:00 PM', DHL: '4:00 PM' };
  const truck = { FedEx: '5:00 PM', UPS: '5:00 PM', DHL: '4:00 PM' };
  type Timed = keyof typeof by;
  const row = (name: Timed, time: string, answer: string) =>
    `${name} DROP OFF BY ${time} ${answer}`;
  const yes = (name: Timed, left: string) =>
    row(name, by[name], `Yes, today at ${truck[name]} ${left} left`);
  const next = (name: Timed, day: string, why: string) =>
    `${name} GOES OUT ${day} ${why} ${why.includes(':') ? 'By' : 'Drop off by'} ${by[name]}`;
  const call = (name: Timed, day: string, why: string) => `${name} ${day}’S PICKUP Call us ${why}`;
  const all = (line: (name: Timed) => string) => [line('FedEx'), line('UPS'), line('DHL')];
  const usps = 'USPS PICKS UP DAILY Mon–Sat Picks up today Call for times';
  const missed = 'Too late for today';

  // Each moment that the answers depend on is tested in `pickup-status.test.ts`.
  test.each([
    [
      'a Tuesday at 3:20 PM',
      '2026-06-16T19:20:00Z',
      'today',
      [yes('FedEx', '1 h 25 min'), yes('UPS', '1 h 40 min'), yes('DHL', '40 min'), usps],
    ],
    [
      'the FedEx deadline',
      '2026-06-16T20:45:00Z',
      'partial',
      [
        call('FedEx', 'TODAY', 'Too late for today’s truck'),
        yes('UPS', '15 min'),
        next('DHL', 'Wednesday', missed),
        usps,
      ],
    ],
    [
      'a Saturday',
      '2026-06-20T15:00:00Z',
      'next',
      [...all((name) => next(name, 'Monday', 'No pickup today')), usps],
    ],
    [
      'Labor Day',
      '2026-09-07T15:00:00Z',
      'next',
      [
        ...all((name) => next(name, 'Tuesday', 'No pickup: Labor Day')),
        'USPS GOES OUT Tuesday No pickup: Labor Day Call for times',
      ],
    ],
    [
      'Christmas Eve',
      '2026-12-24T18:00:00Z',
      'next',
      [...all((name) => call(name, 'TODAY', 'We’re open until 2:00 PM')), usps],
    ],
    [
      'the night before Christmas Eve',
      '2026-12-24T04:00:00Z',
      'next',
      [
        ...all((name) => call(name, 'THURSDAY', missed)),
        `USPS GOES OUT Thursday ${missed} Call for times`,
      ],
    ],
  ])('on %s', async (_, moment, status, expected) => {
    const page = await sharedAt(moment);
    expect(await boardRows(page)).toEqual(expected);
    expect(await page.locator('.board').getAttribute('data-status')).toBe(status);
  });

  const own = (name: Timed, carrier: TimedCarrier) =>
    row(name, dueBy(carrier), `Pickup ${truckAt(carrier)}, Mon–Fri`);
  const timetable = [
    own('FedEx', 'fedex'),
    own('UPS', 'ups'),
    own('DHL', 'dhl'),
    'USPS PICKS UP DAILY Mon–Sat No set time Call for times',
  ];

  test('without a script it is the timetable, below the week’s hours', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(url);
    expect(await boardRows(page)).toEqual(timetable);
    expect(oneLine(await page.locator('header .strip-state').innerText())).toMatch(
      new RegExp(`Mon–Fri[^]*${hoursOn('Monday')}`),
    );
    await context.close();
  });

  thoroughly('on paper it is the timetable, and live again afterward', async () => {
    const page = await sharedAt('2026-06-16T21:50:00Z');
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await boardRows(page)).toEqual(timetable);
    expect(await page.locator('.board [data-state], .board[data-state]').count()).toBe(0);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect((await boardRows(page))[0]).toContain('GOES OUT Wednesday');
  });
});

/** `DHL DROP OFF BY 4:00 PM Yes, today at 4:00 PM 40 min left`, as displayed. */
async function boardRows(page: Page): Promise<readonly string[]> {
  const rows = await page.locator('.board > li').allInnerTexts();
  return rows.map(oneLine);
}

test.each([
  [
    '/fedex-services',
    '2026-06-16T17:20:00Z',
    'Yes, today at 5:00 PM',
    '4:45 PM',
    '3 h 25 min left',
  ],
  ['/fedex-services', '2026-12-24T18:00:00Z', 'We’re open until 2:00 PM', 'Call us', ''],
  ['/ups-services', '2026-06-16T20:50:00Z', 'Yes, today at 5:00 PM', '5:00 PM', '10 min left'],
  [
    '/dhl-services',
    '2026-06-16T20:50:00Z',
    'Too late for today',
    'Wednesday',
    'Drop off by 4:00 PM',
  ],
  ['/usps-services', '2026-06-21T15:00:00Z', 'No pickup today', 'Monday', 'Call for times'],
])('first, %s at %s says %s, by %s %s', async (path, moment, answer, time, day) => {
  const page = await sharedAt(moment, path);
  const lead = page.locator('.timetable-cells .cell').first();
  expect(oneLine(await page.locator('.timetable-answer .status').innerText())).toBe(answer);
  expect(oneLine(await lead.locator('.number').innerText())).toBe(time);
  expect(oneLine(await lead.locator('p').innerText())).toBe(day);
});

test.each([
  ['a day when the store closes before the truck comes', '2026-12-24T18:00:00Z', true],
  ['a normal day', '2026-06-16T18:00:00Z', false],
])('on %s, the times of the pickup are shown or a reason to call', async (_, moment, early) => {
  const page = await sharedAt(moment, '/fedex-services');
  const isShown = (part: string) => page.locator(part).isVisible();
  expect(await text(page, 'pickup.fedexDay')).toBe('Today');
  expect(await isShown('.timetable-cells .cell:nth-child(2) .number')).toBe(!early);
  for (const part of ['.ruler-flags', '.ruler-ticks', '.ruler-hours'])
    expect(await isShown(part), part).toBe(!early);
  for (const part of ['.timetable-cells .timetable-early', '.ruler .ruler-early'])
    expect(await isShown(part), part).toBe(early);
});

thoroughly.each([
  ['Thursday', '2026-12-17T18:00:00Z', 'Thursday'],
  ['a holiday on a Thursday', '2026-12-24T18:00:00Z', ''],
  ['a holiday on a Friday', '2026-12-25T18:00:00Z', ''],
])('on %s the week’s hours mark today’s row only if they are today’s', async (_, moment, day) => {
  const page = await sharedAt(moment, '/contact');
  const today = await page
    .locator('main .days tbody tr')
    .evaluateAll((rows) =>
      rows
        .filter((row) => getComputedStyle(row).backgroundColor !== 'rgba(0, 0, 0, 0)')
        .map((row) => row.querySelector('th')?.textContent),
    );
  expect(today.join()).toBe(day);
});

thoroughly(
  'a holiday notice goes away with the day, and leaves no band or landmark',
  async ({ skip }) => {
    if (!holiday) return skip('The store has no holiday.');
    const lastMinute = new Date(midnightAfter(holiday.date) - 60_000).toISOString();
    const page = await openAt(lastMinute, '/', { viewport: { width: 360, height: 740 } });
    const notice = page.getByRole('complementary', { name: 'Notices' });
    expect(await notice.innerText()).toBe(holiday.notice);
    await page.clock.runFor(120_000);
    expect(await notice.count()).toBe(0);
    const header = await page.locator('header').boundingBox();
    const main = await page.locator('main').boundingBox();
    expect(main?.y).toBe((header?.y ?? 0) + (header?.height ?? 0));
    await page.context().close();
  },
);

thoroughly(
  'in forced colors, open and closed, and today and not today, can still be distinguished',
  async () => {
    const filled = async (moment: string) => {
      const page = await openExampleAt(moment, '/', { forcedColors: 'active' });
      const widths = await page.evaluate(() =>
        ['header .status', '.board .status'].map((square) => {
          const found = document.querySelector(square) ?? document.body;
          return getComputedStyle(found, '::before').borderTopWidth;
        }),
      );
      await page.context().close();
      return widths;
    };
    expect(await filled('2026-06-16T17:20:00Z')).toEqual(['6px', '6px']);
    expect(await filled('2026-06-21T17:20:00Z')).toEqual(['2px', '2px']);
  },
);

test('a screen reader reads the question, and a list of carriers with their answers', async () => {
  const page = await sharedAt('2026-06-16T19:20:00Z');
  expect(await page.getByRole('heading', { name: 'Will it leave today?' }).count()).toBe(1);
  const [first] = await page.locator('.board').getByRole('listitem').all();
  expect(oneLine((await first?.textContent()) ?? '')).toBe(
    'FedEx Drop off by 4:45 PM Yes, today at 5:00 PM 1 h 25 min left',
  );
});
