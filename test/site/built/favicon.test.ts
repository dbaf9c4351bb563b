import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { expect, inject, test } from 'vitest';
import { faviconUrl } from '../../../pages/_components/icons/favicon.ts';
import { storeName } from '../../../pages/_facts/placeholders.ts';
import { readPage, realRoutes } from '../../support/site/built-pages.ts';

const { resolved } = inject('builtSite');
const read = (path: string): Buffer => readFileSync(join(resolved, path));

/** The single image in an .ico, or the file itself. */
const toPng = (file: Buffer): Buffer =>
  file.readUInt16LE(2) === 1 ? file.subarray(file.readUInt32LE(18)) : file;

function sizeOf(png: Buffer): string {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

/** The visible pixels, in any file format. */
function pixelsOf(png: Buffer): Buffer {
  const [width, height] = sizeOf(png).split('x');
  const url = `data:image/png;base64,${png.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image href="${url}" width="${width}" height="${height}"/></svg>`;
  return new Resvg(svg).render().pixels;
}

test('every icon is drawn as the pages have it', () => {
  const folder = resolve('test/.tmp/icons');
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync(process.execPath, ['pages/_assets/icons/draw.js', resolved, folder]);
  expect(status).toBe(0);
  const names = readdirSync(folder);
  expect(names).toHaveLength(5);
  for (const name of names) {
    const [old, fresh] = [read(name), readFileSync(join(folder, name))].map(toPng).map(pixelsOf);
    expect(furthest(old, fresh), `${name}: run node pages/_assets/icons/draw.js`).toBeLessThan(3);
  }
});

/** The largest difference in any channel of a pixel: another processor may round differently. */
function furthest(one: Buffer = Buffer.of(), other: Buffer = Buffer.of()): number {
  if (one.length === 0 || one.length !== other.length) return 256;
  let most = 0;
  one.forEach((value, at) => {
    most = Math.max(most, Math.abs(value - (other[at] ?? 0)));
  });
  return most;
}

test('every page has the icon', () => {
  for (const { address } of realRoutes()) {
    const html = readPage(resolved, address);
    const [, own = ''] = /<link rel="icon" href="([^"]+)"/.exec(html) ?? [];
    expect(decodeURIComponent(own)).toBe(decodeURIComponent(faviconUrl));
  }
});

test('the icons of the manifest have the sizes that it states, one of them maskable', () => {
  const manifest = JSON.parse(read('manifest.json').toString());
  expect(manifest).toMatchObject({
    name: storeName.chosen,
    short_name: 'Pack & Ship',
    lang: 'en-US',
    start_url: '/',
  });
  const stated: readonly { src: string; sizes: string; purpose: string }[] = manifest.icons;
  expect(stated.map(({ src, sizes }) => [src, sizes])).toEqual(
    stated.map(({ src }) => [src, sizeOf(read(src))]),
  );
  expect(stated.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 512x512',
  ]);
  expect(sizeOf(read('apple-touch-icon.png'))).toBe('180x180');
  expect(sizeOf(toPng(read('favicon.ico')))).toBe('32x32');
});

test('a phone can crop the corners of the maskable icon', () => {
  const pixels = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><image href="data:image/png;base64,${read('icon-maskable-512.png').toString('base64')}" width="8" height="8"/></svg>`,
  ).render().pixels;
  const corners = [0, 7, 56, 63].map((at) => [...pixels.subarray(at * 4, at * 4 + 4)].join());
  // The board itself, opaque in all four corners.
  expect(new Set(corners)).toEqual(new Set(['217,190,150,255']));
});
