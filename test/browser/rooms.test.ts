import type { Locator } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browser } from '../support/browser/browser.ts';
import { setTextSize } from '../support/browser/layout-faults.ts';
import { drawingsArrive, openPage } from '../support/browser/open-page.ts';

const { url } = inject('builtSite');

async function openWide(address: string, width: number) {
  const opened = await openPage(browser, url + address, { viewport: { width, height: 740 } });
  await drawingsArrive(opened.page);
  return opened;
}

async function edgesOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return {
    left: box.x,
    right: box.x + box.width,
    top: Math.round(box.y),
    bottom: box.y + box.height,
  };
}

test.each([
  ['/fragile-packing', '.drawn > li'],
  ['/art-crating', '.steps > li'],
])(
  'on phones, a drawing of %s is beside its words, and above them if text is twice as large',
  async (address, cell) => {
    const { page, close } = await openWide(address, 360);
    const drawing = page.locator(`${cell} .ill`).first();
    const words = page.locator(`${cell} p`).first();
    expect((await edgesOf(words)).left).toBeGreaterThan((await edgesOf(drawing)).right);
    await setTextSize(page, 200);
    expect((await edgesOf(words)).left).toBe((await edgesOf(drawing)).left);
    await close();
  },
);

test.each([
  ['/custom-crating', '.parts', '.split:has(> .parts) .ill'],
  ['/art-crating', '.parts', '.stack > .ill:has(+ .parts)'],
])(
  'on tablets, the parts on %s are in two columns below their drawing',
  async (address, parts, drawing) => {
    const { page, close } = await openWide(address, 768);
    const list = await edgesOf(page.locator(parts));
    const picture = await edgesOf(page.locator(drawing).first());
    expect(list.top).toBeGreaterThanOrEqual(picture.bottom);
    const columns = await page
      .locator(`${parts} > li`)
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
    expect(new Set(columns).size).toBe(2);
    await close();
  },
);

test.each(['/shipping-services', '/service-areas/uncw-wilmington-nc'])(
  'at 1280 px, what %s says of a carrier’s pickup is in one narrow cell',
  async (address) => {
    const { page, close } = await openWide(address, 1280);
    const board = await page.locator('.board').boundingBox();
    const cells = await page.locator('.board > li').all();
    const boxes = await Promise.all(cells.map((cell) => cell.boundingBox()));
    expect(boxes).toHaveLength(4);
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    for (const box of boxes) expect(box?.width).toBeLessThan(320);
    expect(board?.width).toBeGreaterThan(1190);
    await close();
  },
);

test.each([1280, 360])(
  'at %i px, the marks on home end above the band of kraft paper',
  async (width) => {
    const { page, close } = await openWide('/', width);
    const marks = await page.locator('.marks').boundingBox();
    const band = await edgesOf(page.locator('.kraft', { has: page.locator('h2') }).last());
    expect(band.top - ((marks?.y ?? 0) + (marks?.height ?? 0))).toBeGreaterThan(31);
    await close();
  },
);

test('at 1280 px, no answer to the notary’s first question is alone in its row', async () => {
  const { page, close } = await openWide('/notary-services', 1280);
  const answers = await page.locator('#check fieldset').first().locator('label').all();
  const tops = (await Promise.all(answers.map(edgesOf))).map(({ top }) => top);
  for (const top of tops) expect(tops.filter((other) => other === top).length).toBeGreaterThan(1);
  await close();
});

test.each(['/international-shipping', '/international-guide'])(
  'at 1280 px, no cell of the country sheet on %s is half empty',
  async (address) => {
    const { page, close } = await openWide(address, 1280);
    const cells = await page.locator('.cs .row > .lc').evaluateAll((all) =>
      all.map((cell) => {
        const words = document.createRange();
        words.selectNodeContents(cell);
        const { bottom } = cell.getBoundingClientRect();
        return Math.round(bottom - words.getBoundingClientRect().bottom);
      }),
    );
    expect(cells).toHaveLength(6);
    expect(Math.max(...cells)).toBeLessThan(100);
    await close();
  },
);

test('on tablets, the three figures of a load are side by side', async () => {
  const { page, close } = await openWide('/ltl-freight', 768);
  const figures = await page.locator('.load > .row > *').all();
  const tops = await Promise.all(figures.map(async (figure) => (await edgesOf(figure)).top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
  await close();
});

test.each([1280, 768, 360])('at %i px, each row of shelves ends at the right', async (width) => {
  const { page, close } = await openWide('/packaging-supplies', width);
  const all = await edgesOf(page.locator('.shelves'));
  const shelves = await page.locator('.shelves > li').all();
  const edges = await Promise.all(shelves.map(edgesOf));
  const last = edges.filter(({ top }, at) => edges[at + 1]?.top !== top);
  for (const { right } of last) expect(Math.round(right)).toBe(Math.round(all.right));
  await close();
});

test('the supplies of a shelf stand on a line even if a visitor chooses the colors', async () => {
  const { page, close } = await openPage(browser, `${url}/packaging-supplies`, {
    forcedColors: 'active',
  });
  const board = page.locator('.shelves h3').first();
  const { borderTopStyle, borderTopColor, backgroundColor } = await board.evaluate((one) => ({
    ...getComputedStyle(one),
  }));
  expect(borderTopStyle).toBe('solid');
  expect(borderTopColor).not.toBe(backgroundColor);
  await close();
});
