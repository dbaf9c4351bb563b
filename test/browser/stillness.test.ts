import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchChromium } from './chromium.ts';

const { url } = inject('builtSite');
let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const phone = { width: 360, height: 740 };
/** When the longest words stand, and the most of them. */
const moments = [
  ['near the deadlines', '2026-06-16T19:30:00Z'],
  ['on Friday evening', '2026-06-19T23:00:00Z'],
  ['on Thanksgiving', '2026-11-26T15:00:00Z'],
] as const;

describe.each([phone, { width: 1280, height: 800 }])('at $width px', (viewport) => {
  test.each(moments)('nothing moves when the live text comes, %s', async (_, moment) => {
    for (const path of ['/', '/contact', '/shipping-services']) {
      const page = await openAt(moment, path, viewport);
      expect(await shifts(page), path).toEqual([]);
      await page.context().close();
    }
  });
});

test('in a holiday week a phone’s first screen still tells hours, pickups and both ways to come', async () => {
  const page = await openAt('2026-11-24T19:20:00Z', '/', phone);
  expect(await page.locator('.holiday').innerText()).toBe(
    'Thanksgiving, Thursday, November 26: closed.',
  );
  const bar = page.getByRole('navigation', { name: 'Quick actions' });
  const { y: barTop } = (await bar.boundingBox()) ?? { y: 0 };
  for (const field of ['open.word', 'pickup.fedexDay', 'pickup.dhlDay', 'pickup.uspsDay']) {
    const box = await page.locator(`main [data-live="${field}"]`).first().boundingBox();
    expect(box && box.y + box.height, field).toBeLessThan(barTop);
  }
  expect(await bar.innerText()).toMatch(/Call\s+Directions/);
  await page.context().close();
});

/** A page whose clock stands at a moment, and which writes down what moves on it. */
async function openAt(moment: string, path: string, viewport: typeof phone): Promise<Page> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.addInitScript(recordShifts);
  await page.clock.install({ time: new Date(moment) });
  await page.goto(url + path);
  await page.waitForFunction(() => document.querySelector('.state[data-state]') !== null);
  await page.clock.runFor(60_000);
  return page;
}

function recordShifts(): void {
  const moved: string[] = [];
  Object.assign(window, { moved });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('sources' in entry && Array.isArray(entry.sources))
        moved.push(...entry.sources.map(({ node }) => node?.className || node?.nodeName));
  }).observe({ type: 'layout-shift', buffered: true });
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
