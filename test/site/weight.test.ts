import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, inject, test } from 'vitest';
import { readPage, realRoutes } from './built-pages.ts';

const { resolved } = inject('builtSite');
const addresses = realRoutes().map(({ address }) => address);
const weight = (bytes: string | Buffer): number => brotliCompressSync(bytes).length;
const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, match = '']) => match);

/** A page's scripts, and all that they import at once. */
function scripts(html: string): readonly string[] {
  const found = new Set(matches(html, /<script data-src="([^"]+)"/g));
  for (const src of found)
    for (const imported of matches(read(src), /(?:from|import)"([^"]+)"/g)) found.add(imported);
  return [...found];
}

function read(src: string): string {
  return readFileSync(join(resolved, src), 'utf8');
}

describe.each(addresses)('%s', (address) => {
  const html = readPage(resolved, address);

  test('is HTML with its styles within the first flight of a connection', () => {
    expect(weight(html)).toBeLessThanOrEqual(14_000);
  });

  test('loads no more than 2 kB of scripts before an island wakes', () => {
    const sum = scripts(html)
      .map((src) => weight(read(src)))
      .reduce((total, bytes) => total + bytes, 0);
    // The code that wakes islands comes on top where there is one.
    expect(sum).toBeLessThanOrEqual(html.includes('data-island=') ? 2_750 : 2_048);
  });
});

test('only a page with an island names React’s chunk, and none loads it by itself', () => {
  const loading = addresses.filter((address) =>
    scripts(readPage(resolved, address)).some((src) => weight(read(src)) > 5_000),
  );
  expect(loading).toEqual([]);
});
