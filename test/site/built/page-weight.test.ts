import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { holidayNotices } from '../../../pages/_clock/holiday-notices.ts';
import { testEverything } from '../../support/everything.ts';
import { runSite } from '../../support/run-site.ts';
import { readPage, realRoutes } from '../../support/site/built-pages.ts';

const { resolved } = inject('builtSite');
const day = 86_400_000;
const fullest = dayOfMostNotices();
const builtThen = resolve('test/.tmp/weight');
const addresses = realRoutes().map(({ address }) => address);
const weight = (bytes: string | Buffer): number => brotliCompressSync(bytes).length;
const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, match = '']) => match);

/**
 * The day of the next six years on which a build writes the most holiday notices into each page,
 * with each weekday for each holiday.
 */
function dayOfMostNotices(): string {
  const days = Array.from({ length: 6 * 366 }, (_, n) =>
    new Date(Date.now() + n * day).toISOString().slice(0, 10),
  );
  const length = (from: string) => JSON.stringify(holidayNotices(from, 'header')).length;
  return days.reduce((most, from) => (length(from) > length(most) ? from : most));
}

/** The scripts of a page, and their static imports. */
function scripts(html: string): readonly string[] {
  return withImports(matches(html, /<script data-src="([^"]+)"/g));
}

function withImports(sources: readonly string[]): readonly string[] {
  const found = new Set(sources);
  for (const src of found)
    for (const imported of matches(read(src), /(?:from|import)"([^"]+)"/g)) found.add(imported);
  return [...found];
}

function read(src: string): string {
  return readFileSync(join(resolved, src), 'utf8');
}

beforeAll(async () => {
  if (!testEverything) return;
  rmSync(builtThen, { recursive: true, force: true });
  const env = { SOURCE_DATE_EPOCH: `${Date.parse(fullest) / 1000}` };
  expect(await runSite(['build', '--out', builtThen], { env })).toMatchObject({ code: 0 });
});

afterAll(() => rmSync(builtThen, { recursive: true, force: true }));

describe.each(addresses)('%s', (address) => {
  const html = readPage(resolved, address);

  test.each([
    ['today', resolved],
    ...(testEverything ? [[`on ${fullest}, with most holidays`, builtThen]] : []),
  ])('is HTML with its styles in 14,000 bytes, %s', (_, folder = '') => {
    expect(
      weight(readPage(folder, address)),
      'Shorten this page, or what every page carries, such as a menu entry.',
    ).toBeLessThanOrEqual(14_000);
  });

  test('loads at most 2 kB of scripts before an island starts, and 1 kB more for the pickups', () => {
    const sum = scripts(html)
      .map((src) => weight(read(src)))
      .reduce((total, bytes) => total + bytes, 0);
    // The code that starts islands is added where there is one, and the clock of the pickups.
    const most = html.includes('data-island=') ? 2_250 : 1_600;
    expect(sum).toBeLessThanOrEqual(html.includes('data-pickups=') ? most + 1_000 : most);
  });
});

test('only a page with an island names React’s chunk, and no page loads it by itself', () => {
  const loading = addresses.filter((address) =>
    scripts(readPage(resolved, address)).some((src) => weight(read(src)) > 5_000),
  );
  expect(loading).toEqual([]);
});

const reactsWeight = 50_000;

test.each([
  'id-chooser',
  'mailbox-price-picker',
  'map-facade',
  'print-list',
  'returns-tabs',
  'number-box',
  'number-line',
])('the tool %s loads at most 6 kB of scripts besides React’s chunk', (name) => {
  const found = readdirSync(join(resolved, 'assets')).filter(
    (file) => file.startsWith(`${name}-`) && file.endsWith('.js'),
  );
  expect(found).toHaveLength(1);
  const weights = withImports(found.map((file) => `/assets/${file}`))
    .map((src) => weight(read(src)))
    .filter((bytes) => bytes < reactsWeight);
  expect(weights.reduce((total, bytes) => total + bytes, 0)).toBeLessThanOrEqual(6_000);
});

test('the boxes of a quote add at most 6 kB to the contact form', async () => {
  const { outputFiles } = await build({
    entryPoints: ['pages/_islands/quote/quote-builder.tsx'],
    loader: { '.css': 'empty' },
    bundle: true,
    minify: true,
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    write: false,
  });
  expect(weight(outputFiles[0]?.text ?? '')).toBeLessThanOrEqual(6_000);
});
