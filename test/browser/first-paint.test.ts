import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { browser } from '../support/browser/browser.ts';
import { thoroughly } from '../support/thoroughly.ts';

const { url } = inject('builtSite');

async function open(options = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, ...options });
  return context.newPage();
}

// Lazy drawings do not count: a browser may request one in the frame of its first paint, and nothing waits for it.
thoroughly.each(['/', '/contact', '/mailbox-services'])(
  '%s requests only its font before the first paint, and scripts and the manifest after it',
  async (path) => {
    const page = await open();
    await page.goto(url + path);
    await page.waitForFunction(() => document.querySelector('link[rel=manifest]') !== null);
    const { painted, before } = await page.evaluate(() => {
      const at = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0;
      const lazy = new Set(
        [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')].map(({ src }) => src),
      );
      const files = performance.getEntriesByType('resource').filter(({ name }) => !lazy.has(name));
      const early = files.filter(
        ({ name, startTime }) => startTime < at && !name.startsWith('data:'),
      );
      return { painted: at, before: early.map(({ name }) => name.replace(/^.*\//, '')) };
    });
    expect(painted).toBeGreaterThan(0);
    expect(before).toEqual([expect.stringMatching(/^archivo-label-.*\.woff2$/)]);
    expect(await page.locator('.strip-state[data-state]').count()).toBe(1);
    const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
    expect(await (await page.request.get(url + manifest)).json()).toHaveProperty('icons');
    await page.context().close();
  },
);

thoroughly('if the script fails to load, home still shows its drawings', async () => {
  const page = await open();
  await page.route(/head-\w+\.js$/, (route) => route.abort());
  await page.goto(url);
  const drawing = page.locator('.tiles img').first();
  await drawing.evaluate((image) => {
    for (const animation of image.getAnimations()) animation.finish();
  });
  expect(await drawing.evaluate((image) => getComputedStyle(image).translate)).toBe('none');
  await expect.poll(() => drawing.evaluate((image) => Reflect.get(image, 'complete'))).toBe(true);
  await page.context().close();
});

thoroughly('what was touched before its script arrived starts when it does', async () => {
  const page = await open({
    permissions: ['clipboard-write'],
    viewport: { width: 768, height: 800 },
  });
  let release = (): unknown => undefined;
  const held = new Promise<void>((asked) =>
    page.route(
      /head-\w+\.js$/,
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
  await page.locator('.tooltip').waitFor();
  await page.context().close();
});
