import { expect, inject, test } from 'vitest';
import { realRoutes } from '../site/built-pages.ts';
import { browser } from './browser.ts';
import { openPage } from './open-page.ts';

const { url } = inject('builtSite');
const addresses = realRoutes().map(({ address }) => address);
const widths = [320, 360, 414, 600, 768, 1024, 1280, 1920];

test.concurrent.each(addresses)(
  'no heading line of %s breaks within a range, or between a number and its unit',
  async (address) => {
    const { page, close } = await openPage(browser, url + address);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.locator('h1, h2').evaluateAll(torn), `${width} px`).toEqual([]);
    }
    await close();
  },
);

/** The numbers that end a line, each with the word that begins the next. */
const torn = (headings: readonly Element[]) =>
  headings.flatMap((heading) => {
    const places: (readonly [Text, number])[] = [];
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode())
      for (let at = 0; at < node.length; at += 1) places.push([node, at]);
    const bottomOf = (at: number) => {
      const [node, offset] = places[at] ?? [];
      if (!node || offset === undefined) return 0;
      const range = document.createRange();
      range.setStart(node, offset);
      range.setEnd(node, offset + 1);
      return range.getClientRects()[0]?.bottom ?? 0;
    };
    const text = places.map(([node, at]) => node.data.charAt(at)).join('');
    return [...text.matchAll(/\d[\s–\u2060]+(?:\d|[a-z]+|[AP]M\b)/g)]
      .filter(({ 0: found, index }) => {
        const unit = index + found.search(/[a-z\d](?<!^.)/i);
        return bottomOf(unit) - bottomOf(index) > 4;
      })
      .map(([found]) => found);
  });
