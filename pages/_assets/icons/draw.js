#!/usr/bin/env node
// Draws the icons in _public/ from the icon in a built site. Run it after the build when the drawing in
// favicon.ts or a color has changed. Arguments: the built site (default `dist`), and the folder to write to.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const [, , site = 'dist', folder = join(import.meta.dirname, '..', '..', '_public')] = process.argv;
const home = readFileSync(join(site, 'index.html'), 'utf8');
const [, address = ''] = /<link rel="icon" href="data:image\/svg\+xml,([^"]+)"/.exec(home) ?? [];
const drawing = decodeURIComponent(address);

/** Without its outline and to the edges, for systems that cut a shape of their own out of it. */
const bled = drawing.replace('viewBox="0 0 40 40"', 'viewBox="2 2 36 36"');

const icons = {
  'favicon.ico': toIco(draw(drawing, 32), 32),
  'apple-touch-icon.png': draw(bled, 180),
  'icon-192.png': draw(drawing, 192),
  'icon-512.png': draw(drawing, 512),
  'icon-maskable-512.png': draw(bled, 512),
};

for (const [name, contents] of Object.entries(icons)) writeFileSync(join(folder, name), contents);

/**
 * @param {string} svg
 * @param {number} width
 */
function draw(svg, width) {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}

/**
 * One picture in the frame that Windows made for several: a header, an entry of the list, the PNG.
 * @param {Uint8Array} png
 * @param {number} size
 */
function toIco(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
