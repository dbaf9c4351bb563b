import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import glob from 'fast-glob';
import { expect, inject, test } from 'vitest';
import { joinedStyle } from '../../../pages/_components/drawings/joined-style.ts';
import { drawingColors } from '../../../pages/_facts/palette.ts';
import { readSvg } from '../../../src/render/drawings/read-svg.ts';

const { resolved } = inject('builtSite');
const folder = 'pages/_assets/drawings';
const drawings = readdirSync(folder).map((name) => {
  const text = readFileSync(join(folder, name), 'utf8');
  return { name, text, svg: readSvg(name, text) };
});

/** The classes of some shapes. */
function classesIn(shapes: string): readonly string[] {
  return [...shapes.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
}

/** The rules of a style sheet that name a class. */
function hasRule(style: string, name: string): boolean {
  return new RegExp(`\\.${name}(?![\\w-])`).test(style);
}

test.each(drawings)('$name has a title, a size, and no fault', ({ name, text, svg }) => {
  expect(name).toMatch(/^[a-z0-9-]+\.svg$/);
  expect(svg.faults).toEqual([]);
  expect(svg.title).toMatch(/^[A-Z].+/);
  const [left, top, width, height] = svg.viewBox;
  expect(text).toContain(` width="${width}" height="${height}" viewBox="${left} ${top} `);
});

test.each(drawings)('$name looks right in a drawing tool: its style has its classes', (drawing) => {
  const { name, text, svg } = drawing;
  expect(svg.style).not.toContain('var(');
  for (const used of classesIn(svg.shapes))
    expect(hasRule(svg.style, used), `${name}: .${used}`).toBe(true);
  const pixels = new Resvg(text, { fitTo: { mode: 'width', value: 100 } }).render().pixels;
  expect(
    new Set(new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4)).size,
  ).toBeGreaterThan(9);
});

test('each drawing is on some page', () => {
  const built = glob
    .sync(['**/*.html', 'illustrations/**/*.svg'], { cwd: resolved, absolute: true })
    .map((file) => readFileSync(file, 'utf8'));
  const isShown = (shapes: string) => built.some((text) => text.includes(shapes));
  expect(drawings.filter(({ svg }) => !isShown(svg.shapes)).map(({ name }) => name)).toEqual([]);
});

test('the drawings of each page are one file that needs no other, in light and dark colors', () => {
  const files = glob.sync('illustrations/**/*.svg', { cwd: resolved, absolute: true });
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    expect(text, file).not.toMatch(/url\(|href=|@import/);
    expect(text, file).toContain(`<style>${joinedStyle}</style>`);
    for (const used of classesIn(text))
      expect(hasRule(joinedStyle, used), `${file}: .${used}`).toBe(true);
  }
  expect(joinedStyle).toContain(`--box:${drawingColors.light.box}`);
  expect(joinedStyle).toContain(`--box:${drawingColors.dark.box}`);
});
