import { createServer, type ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browser } from '../support/browser/browser.ts';
import { holdRequests } from '../support/browser/held-requests.ts';
import { awaken, fill } from '../support/browser/message-form.ts';
import { drawingsArrive, openPage } from '../support/browser/open-page.ts';
import { testEverything } from '../support/everything.ts';
import { startListening } from '../support/listening.ts';
import { thoroughly } from '../support/thoroughly.ts';

const { url, holiday } = inject('builtSite');

const phone = { width: 360, height: 740 };
/** In fractions of a pixel: a line that grows by one of them moves everything below it. */
const densePhone = { width: 412, height: 823, density: 1.75 };
/** With the longest text, and the most of it. */
const allMoments = [
  ['on a morning', '2026-06-16T11:00:00Z'],
  ['near the deadlines', '2026-06-16T19:30:00Z'],
  ['on Friday evening', '2026-06-19T23:00:00Z'],
  ['on a holiday', `${holiday?.date ?? '2026-11-26'}T15:00:00Z`],
  ['on Christmas Eve', '2026-12-24T18:00:00Z'],
] as const;

const desk = { width: 1280, height: 800 };
/** Screens of one density, in one page. */
const screens = testEverything ? [[densePhone], [phone, desk]] : [[densePhone]];
const moments = testEverything ? allMoments : allMoments.slice(-1);

test.each(
  ['/', '/contact', '/shipping-services', '/fedex-services'].flatMap((path) =>
    screens.map((sizes) => [path, sizes] as const),
  ),
)('nothing on %s moves when the live text arrives, on %j', async (path, sizes) => {
  const [first] = sizes;
  const page = await openHeld(moments[0]?.[1] ?? '', path, first ?? phone);
  expect(await shifts(page)).toEqual([]);
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const [name, moment] of moments) {
      await page.clock.setFixedTime(new Date(moment));
      expect(await shiftsOnArrival(page), `${size.width} px, ${name}`).toEqual([]);
    }
  }
  await page.context().close();
});

test('in a holiday week, a phone’s first screen still shows the hours, the pickups, and both ways to come', async ({
  skip,
}) => {
  if (!holiday) return skip('The store has no holiday.');
  const twoDaysBefore = new Date(Date.parse(`${holiday.date}T19:20:00Z`) - 2 * 86_400_000);
  const page = await openHeld(twoDaysBefore.toISOString(), '/', phone);
  expect(await page.locator('.holiday').innerText()).toContain(holiday.notice);
  const bar = page.getByRole('navigation', { name: 'Quick actions' });
  const { y: barTop } = (await bar.boundingBox()) ?? { y: 0 };
  for (const field of [
    'open.word',
    'pickup.fedexAnswer',
    'pickup.dhlAnswer',
    'pickup.uspsAnswer',
  ]) {
    const box = await page.locator(`main [data-live="${field}"]`).first().boundingBox();
    expect(box && box.y + box.height, field).toBeLessThan(barTop);
  }
  expect(await bar.innerText()).toMatch(/Call\s+Directions/);
  await page.context().close();
});

thoroughly.each(['/', '/shipping-services'])(
  'nothing on %s moves while it arrives in chunks, each of them painted',
  async (path) => {
    const html = await (await fetch(url + path)).text();
    const pieces = splitFirstScreen(html);
    const server = createServer();
    const asked = new Promise<ServerResponse>((resolve) =>
      server.on('request', ({ url: at }, response) => {
        if (at === path) resolve(response.writeHead(200, { 'content-type': 'text/html' }));
        else response.writeHead(204).end();
      }),
    );
    const port = await startListening(server);
    const page = await browser.newPage({ viewport: phone });
    await page.addInitScript(recordShifts);
    const arriving = page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'commit' });
    const response = await asked;
    for (const [index, piece] of pieces.entries()) {
      response.write(piece);
      if (index === 0) await arriving;
      expect(await shifts(page), piece.slice(0, 80)).toEqual([]);
    }
    response.end();
    await page.context().close();
    server.close();
  },
);

thoroughly('nothing moves by itself for a visitor who prefers reduced motion', async () => {
  const { page } = await openPage(browser, url, { reducedMotion: 'reduce' });
  const moving = async () => {
    await drawingsArrive(page);
    // What moves with the visitor’s own scrolling does not move by itself.
    return page.evaluate(
      () =>
        document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length,
    );
  };
  await page.getByRole('button', { name: 'Shipping Services' }).click();
  expect(await moving(), 'with a menu open').toBe(0);
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  expect(await moving(), 'with the small menu open').toBe(0);
  await page.goto(`${url}/returns-labels`);
  await page.locator('.tabs').scrollIntoViewIfNeeded();
  await page.getByRole('tab').nth(1).click();
  expect(await moving(), 'with another tab').toBe(0);
  await page.goto(`${url}/contact`);
  await awaken(page);
  await fill(page, `A framed print. ${Math.random()}`);
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.locator('.accepted[role=status]').waitFor();
  expect(await moving(), 'with a message sent').toBe(0);
});

thoroughly('nothing in the header moves when the label font comes, at any width', async () => {
  const page = await browser.newPage();
  const held = holdRequests();
  // The longer texts of other hours are wider in the stand-in.
  await page.clock.setFixedTime('2026-06-16T17:20:00Z');
  await page.route('**/*.woff2', held.route);
  await page.goto(`${url}/contact`, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => document.querySelector('.strip-state[data-state]') !== null);
  const before = await placesIn(page);
  held.release();
  await page.waitForFunction(() => document.fonts.check('700 1em "Archivo Label"'));
  expect(await placesIn(page)).toEqual(before);
  await page.context().close();
});

/** Where the parts of the header are at each width. */
async function placesIn(page: Page): Promise<readonly string[]> {
  const places: string[] = [];
  for (const width of [1920, 1280, 960, 412, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const found = await page
      .locator('.strip > :not(.visually-hidden), .header')
      .evaluateAll((elements) =>
        elements.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return `${element.className}: ${[x, y, width, height].map(Math.round).join(' ')}`;
        }),
      );
    places.push(...found.map((place) => `${width} px, ${place}`));
  }
  return places;
}

/** The head, each element from the header to the end of the first section, and the rest. */
function splitFirstScreen(html: string): readonly string[] {
  const start = html.indexOf('<header');
  const end = html.indexOf('</section>', start);
  const foot = html.indexOf('<nav class="bar"');
  const byElement = (part: string) =>
    part.split(/(?=<(?:header|a|button|aside|main|section|h1|div|p|ul|li)\b)/);
  return [
    html.slice(0, start),
    ...byElement(html.slice(start, end)),
    html.slice(end, foot),
    ...byElement(html.slice(foot)),
  ];
}

/**
 * Opens a page at a moment, and records what moves on it from the live text on. Its script is held
 * until the whole page has been painted.
 */
async function openHeld(
  moment: string,
  path: string,
  { density = 1, ...viewport }: typeof phone & { readonly density?: number },
): Promise<Page> {
  const context = await browser.newContext({ viewport, deviceScaleFactor: density });
  const page = await context.newPage();
  await page.clock.install({ time: new Date(moment) });
  const held = holdRequests();
  await page.route('**/*.js', held.route);
  await page.goto(url + path);
  await page.evaluate(async () => {
    // Where a browser has no stand-in for the font, what is as wide as its text moves when the font comes.
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  await page.evaluate(recordShifts);
  held.release();
  await page.waitForFunction(() => document.querySelector('.strip-state[data-state]') !== null);
  await page.clock.runFor(60_000);
  return page;
}

/** https://wicg.github.io/layout-instability/#sec-layout-shift-attribution */
interface LayoutShiftSource {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
}

function recordShifts(): void {
  const moved: string[] = [];
  // An entry without a node comes from a style sheet, or its node was replaced: its position identifies it.
  const nameOf = ({ node, previousRect: { x, y, width, height } }: LayoutShiftSource): string =>
    node instanceof Element
      ? `<${node.localName} class="${node.getAttribute('class')}">`
      : (node?.nodeName ?? `${width} x ${height} at ${x}, ${y}`);
  Object.assign(window, { moved });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('sources' in entry && Array.isArray(entry.sources))
        // What a style sheet writes into a line has no source.
        moved.push(...entry.sources.map(nameOf), ...(entry.sources.length ? [] : ['unnamed']));
  }).observe({ type: 'layout-shift' });
}

/** The elements that moved, once everything that was laid out has been reported. */
function shifts(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(Reflect.get(window, 'moved'));
        requestAnimationFrame(() => port2.postMessage(null));
      }),
  );
}

/** What moves when the text of this moment replaces the text of the built page, which printing restores. */
async function shiftsOnArrival(page: Page): Promise<unknown> {
  await page.evaluate(async () => {
    dispatchEvent(new Event('beforeprint'));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  await shifts(page);
  await page.evaluate(() => {
    Object.assign(Reflect.get(window, 'moved'), { length: 0 });
    dispatchEvent(new Event('afterprint'));
  });
  return shifts(page);
}
