import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { packingItems } from '../../../pages/_content/packing-items.ts';
import { drawingColors } from '../../../pages/_facts/palette.ts';
import { illustrationFiles } from '../../../pages/_generated/illustration-files.tsx';
import { pageDrawings } from '../../../pages/_generated/page-drawings/all.ts';
import { drawingsPath } from '../../../pages/_navigation/file-paths.ts';

const folder = join(import.meta.dirname, '../../../pages/_components/illustrations');

test('the drawings of a page are one file that needs no other, and each is a view of it', () => {
  const files = illustrationFiles();
  expect(files).toHaveLength(Object.keys(pageDrawings).length);
  for (const [address, drawings = []] of Object.entries(pageDrawings)) {
    const file = files.find(({ path }) => `/${path}` === drawingsPath(address));
    const views = [
      ...String(file?.contents).matchAll(/<view id="([\w-]+)" viewBox="(0 \d+ \d+ \d+)">/g),
    ];
    expect(views.map(([, name, box]) => `${name} ${box}`)).toEqual(
      drawings.map(({ name, width, height }) =>
        expect.stringMatching(`^${name} 0 \\d+ ${width} ${height}$`),
      ),
    );
    expect(String(file?.contents), address).not.toMatch(/url\(|href=|@import/);
    expect(String(file?.contents), address).toContain(`--box:${drawingColors.dark.box}`);
  }
});

test('each class of a shape has a rule', () => {
  for (const { path, contents } of illustrationFiles()) {
    const [, rules = '', shapes = ''] = /<style>(.*?)<\/style>(.*)/s.exec(String(contents)) ?? [];
    for (const [, names = ''] of shapes.matchAll(/class="([^"]*)"/g)) {
      for (const name of names.split(' ')) expect(rules, `${path}: ${name}`).toContain(`.${name}`);
    }
  }
});

test('each drawing is used on some page, and no two have the same name', () => {
  const drawn = readdirSync(folder)
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => [
      ...readFileSync(join(folder, name), 'utf8').matchAll(/^ {2}name: '([\w-]+)',$/gm),
    ])
    .map(([, name]) => name);
  const listed = Object.values(pageDrawings).flatMap((drawings = []) => drawings);
  const names = [...new Set(listed)].map(({ name }) => name);
  expect(drawn.filter((name = '') => !names.includes(name))).toEqual([]);
  expect(new Set(drawn).size).toBe(drawn.length);
});

test.each(Object.values(packingItems).flat())(
  'the drawing of packed $name has a number for each layer',
  ({ packed, layers }) => {
    const drawn = renderToStaticMarkup(packed.shapes).matchAll(/<text[^>]*>(\d)</g);
    expect([...drawn].map(([, number]) => Number(number))).toEqual(layers.map((_, at) => at + 1));
  },
);
