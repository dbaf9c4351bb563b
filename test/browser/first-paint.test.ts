import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browser } from './browser.ts';

const { url } = inject('builtSite');

async function open(options = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, ...options });
  return context.newPage();
}

test.each(['/', '/contact', '/mailbox-services'])(
  '%s asks for its font alone before it has been painted, and for scripts and manifest then',
  async (path) => {
    const page = await open();
    await page.goto(url + path);
    await page.waitForFunction(() => document.querySelector('link[rel=manifest]') !== null);
    const { painted, before } = await page.evaluate(() => {
      const at = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const files = performance.getEntriesByType('resource');
      const early = files.filter(
        // Drawings near the screen are lazy: a machine that paints late may ask for them before.
        ({ name, startTime }) => startTime < at && !/^data:|\/illustrations\//.test(name),
      );
      return { painted: at, before: early.map(({ name }) => name.replace(/^.*\//, '')) };
    });
    expect(painted).toBeGreaterThan(0);
    expect(before).toEqual([expect.stringMatching(/^archivo-label-.*\.woff2$/)]);
    expect(await page.locator('.state[data-state]').count()).toBe(1);
    await page.context().close();
  },
);

test('without a script the manifest is named all the same', async () => {
  const page = await open({ javaScriptEnabled: false });
  await page.goto(url);
  expect(await page.locator('link[rel=manifest]').count()).toBe(1);
  await page.context().close();
});

test('what was touched before its script came wakes when it comes', async () => {
  const page = await open({ permissions: ['clipboard-write'] });
  let release = (): unknown => undefined;
  const held = new Promise<void>((asked) =>
    page.route(
      /copy-bar-\w+\.js$/,
      (route) => {
        release = () => route.continue();
        asked();
      },
      { times: 1 },
    ),
  );
  await page.goto(`${url}/contact`);
  await held;
  await page.getByRole('button', { name: 'Copy phone' }).focus();
  release();
  await page.locator('.tip').waitFor();
  await page.context().close();
});
