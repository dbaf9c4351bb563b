import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { expect, inject, test } from 'vitest';
import { ogWords } from '../../../pages/_og/og-words.ts';
import { sampleOf } from '../../support/sample.ts';
import { readPage, realRoutes } from '../../support/site/built-pages.ts';

const { resolved } = inject('builtSite');
const isListed = (html: string): boolean => html.includes('<link rel="canonical"');
const pages = realRoutes().filter(({ address }) => isListed(readPage(resolved, address)));
const content = (html: string, property: string): string =>
  new RegExp(`<meta [^>]*property="og:${property}" content="([^"]*)">`).exec(html)?.[1] ?? '';
const fileOf = (address: string): Buffer => {
  const url = content(readPage(resolved, address), 'image');
  return readFileSync(join(resolved, new URL(url).pathname));
};

test('every page has its own OG image, with the page’s title', () => {
  const urls = pages.map(({ address, title }) => {
    const html = readPage(resolved, address);
    expect(content(html, 'image:alt'), address).toBe(title.replaceAll('&', '&amp;'));
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    return content(html, 'image');
  });
  expect(urls.length).toBeGreaterThanOrEqual(60);
  expect(new Set(urls).size).toBe(pages.length);
  expect(readPage(resolved, '/404')).not.toContain('og:image');
});

test('no picture has the name of the store above its title and in it', () => {
  const labels = pages.map(({ title }) => ogWords({ meta: { title, description: '' } }));
  expect(labels.filter(({ title, store }) => title.includes(store))).toEqual([]);
});

test.each(sampleOf(pages, 4).map(({ address }) => address))(
  'the picture of %s holds all its words',
  (address) => {
    const png = fileOf(address);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    const url = `data:image/png;base64,${png.toString('base64')}`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><image href="${url}" width="1200" height="630"/></svg>`;
    const { pixels } = new Resvg(svg).render();
    const colorAt = (x: number, y: number): string =>
      pixels.subarray((y * 1200 + x) * 4, (y * 1200 + x) * 4 + 3).toString('hex');
    const [sheet, edge, tape] = ['fffdf8', '0f2a40', 'c4371a'];
    expect([colorAt(500, 584), colorAt(1040, 300)]).toEqual([edge, tape]);
    // Text that is too long would run over the margins.
    const margins = [...Array(900).keys()].map((x) => colorAt(60 + x, 576));
    const right = [...Array(370).keys()].map((y) => colorAt(966, 190 + y));
    const colors = new Set([...margins, ...right].filter((color) => color !== edge));
    expect([...colors]).toEqual([sheet]);
    expect(right.filter((color) => color === edge).length).toBeLessThan(10);
    expect(margins).not.toContain(edge);
  },
);
