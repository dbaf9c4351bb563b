import type { Locator } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { axeFaults } from '../support/browser/axe.ts';
import { browser } from '../support/browser/browser.ts';
import { unreadableLetters } from '../support/browser/drawn-letters.ts';
import { setTextSize } from '../support/browser/layout-faults.ts';
import { drawingsArrive, openPage, sidewaysScroll } from '../support/browser/open-page.ts';

const { url } = inject('builtSite');
const papers = [
  '/printing-services',
  '/document-services',
  '/fax-services',
  '/scanning-services',
] as const;

test.each([...papers, '/business-services'])(
  '%s starts with a sheet that is paper-colored in dark mode, too',
  async (address) => {
    const { page, faults, close } = await openPage(browser, url + address, {
      viewport: { width: 320, height: 640 },
      colorScheme: 'dark',
    });
    const sheet = page.locator('.leaf');
    expect(await sheet.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await lightness(sheet)).toBeGreaterThan(200);
    expect(await axeFaults(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(faults).toEqual([]);
    await close();
  },
);

test.each([
  ['/mailbox-services', 'the receipt', '.rcpt'],
  ['/auction-services', 'the release letter', '.letter'],
  ['/commercial-freight', 'the bill of lading', '.doc'],
])('%s: %s is paper-colored in dark mode, and can be read', async (address, _, sheet) => {
  const { page, close } = await openPage(browser, url + address, { colorScheme: 'dark' });
  expect(await lightness(page.locator(sheet))).toBeGreaterThan(200);
  expect(await axeFaults(page)).toEqual([]);
  await close();
});

/** From 0, black, to 255. */
const lightness = (sheet: Locator) =>
  sheet.evaluate((element) => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(element).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return (red + green + blue) / 3;
  });

test.each([...papers, '/notary-services'])(
  '%s shows the way to the store next to its address on wide screens, and below it on phones',
  async (address) => {
    const { page, close } = await openPage(browser, url + address, {
      viewport: { width: 1280, height: 800 },
    });
    await drawingsArrive(page);
    const panel = page.locator('.label', { hasText: 'Get Directions' });
    const sketch = page.getByRole('img', { name: /Sketch of the streets/ });
    const box = async (of: typeof panel) => {
      const found = await of.boundingBox();
      if (!found) throw new Error('It is not shown.');
      return found;
    };
    const [wide, map] = [await box(panel), await box(sketch)];
    expect(wide.width).toBeLessThan(800);
    expect(map.x).toBeGreaterThan(wide.x + wide.width);
    await page.setViewportSize({ width: 360, height: 740 });
    const [narrow, below] = [await box(panel), await box(sketch)];
    expect(below.y).toBeGreaterThan(narrow.y + narrow.height);
    await close();
  },
);

test.each([...papers, '/business-services', '/notary-services'])(
  '%s has no scrolling table and no text off screen with text twice as large on a phone',
  async (address) => {
    const { page, close } = await openPage(browser, url + address, {
      viewport: { width: 360, height: 740 },
    });
    await setTextSize(page, 200);
    expect(await sidewaysScroll(page)).toBe(0);
    const scrolling = await page
      .locator('main .scroll')
      .evaluateAll((regions) => regions.filter((at) => at.scrollWidth > at.clientWidth).length);
    expect(scrolling).toBe(0);
    await close();
  },
);

test.each([...papers, '/insurance-information'])(
  '%s has no small letters in its drawings on the narrowest phone',
  async (address) => {
    const { page, close } = await openPage(browser, url + address, {
      viewport: { width: 320, height: 640 },
    });
    expect(await unreadableLetters(page)).toEqual([]);
    await close();
  },
);

test('the fax number is on one line on a phone', async () => {
  const { page, close } = await openPage(browser, `${url}/fax-services`, {
    viewport: { width: 360, height: 740 },
  });
  const number = page.locator('.lead', { hasText: 'Our number is' }).locator('span');
  expect(await number.evaluate((span) => span.getClientRects().length)).toBe(1);
  await close();
});

test('paper sizes are shown side by side, each with its inches in readable letters on a phone', async () => {
  const { page, close } = await openPage(browser, `${url}/printing-services`, {
    viewport: { width: 360, height: 740 },
  });
  const drawing = page.getByRole('img', { name: /Paper sizes/ });
  expect(await drawing.getAttribute('aria-label')).toContain(
    'Letter 8.5×11, Legal 8.5×14, Largest 11×17',
  );
  const sizes = await drawing.locator('text').evaluateAll((texts) =>
    texts.map((text) => {
      const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
      return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
    }),
  );
  expect(sizes).toHaveLength(6);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
  const edges = await drawing.locator('path.s').evaluateAll((sheets) =>
    sheets.map((sheet) => {
      const { left, right } = sheet.getBoundingClientRect();
      return [left, right] as const;
    }),
  );
  for (const [index, [left]] of edges.entries())
    expect(left).toBeGreaterThan(edges[index - 1]?.[1] ?? 0);
  await close();
});

test('links to the business services are at least 24 px high, each group below its drawing', async () => {
  const { page, close } = await openPage(browser, `${url}/business-services`, {
    viewport: { width: 360, height: 740 },
  });
  const links = page.locator('main .lc li a');
  expect(await links.count()).toBe(11);
  for (const link of await links.all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  expect(await page.locator('main .lc > img').count()).toBe(4);
  await close();
});
