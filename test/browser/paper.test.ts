import { inflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { browser } from '../support/browser/browser.ts';
import { openPage } from '../support/browser/open-page.ts';
import { letter } from '../support/browser/paper-faults.ts';
import { thoroughly } from '../support/thoroughly.ts';

const { url } = inject('builtSite');

thoroughly('the drawings of home are printed', async () => {
  const { page } = await openPage(browser, url, { viewport: letter });
  const shapes = await drawnShapes(page);
  for (const drawings of ['.tiles-small img', '.tiles-large img', '.steps img']) {
    const hidden = await page.addStyleTag({
      content: `@media print{${drawings}{visibility:hidden}}`,
    });
    expect(await drawnShapes(page), drawings).toBeLessThan(shapes - 20);
    await hidden.evaluate((style) => style.parentNode?.removeChild(style));
  }
});

/** How many shapes are filled or outlined on the sheets. */
async function drawnShapes(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'Letter' });
  return [...pdf.toString('latin1').matchAll(/\/FlateDecode\s*\/Length (\d+)[^>]*>>\s*stream\n/g)]
    .map(({ 0: head, 1: length, index }) => {
      const start = index + head.length;
      return inflateSync(pdf.subarray(start, start + Number(length))).toString('latin1');
    })
    .reduce((sum, content) => sum + (content.match(/^[fSB]\*?$/gm)?.length ?? 0), 0);
}

thoroughly.each(['/service-areas/uncw-wilmington-nc', '/service-areas/rocky-point-nc'])(
  'however narrow the paper is, %s starts with its title, beside the map',
  async (at) => {
    const { page } = await openPage(browser, url + at, { viewport: letter });
    await page.emulateMedia({ media: 'print' });
    for (const width of [739, 620]) {
      await page.setViewportSize({ width, height: 979 });
      const map = await page.locator('.roads').boundingBox();
      const title = await page.locator('h1').boundingBox();
      expect(title?.y, `title at ${width} px`).toBeLessThan(map?.y ?? 0);
      expect(map?.height, `map at ${width} px`).toBeLessThan(979 / 2.5);
    }
  },
);
