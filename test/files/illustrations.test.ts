import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { illustrations } from '../../pages/_components/illustrations/all.ts';
import { seasonIcons } from '../../pages/_components/illustrations/seasons.tsx';
import { wayMaps } from '../../pages/_components/illustrations/ways.tsx';
import { packingItems } from '../../pages/_content/packing-items.ts';
import { drawingColors } from '../../pages/_facts/palette.ts';
import { illustrationFiles } from '../../pages/_generated/illustration-files.tsx';

const folder = join(import.meta.dirname, '../../pages/_components/illustrations');

test('each illustration is a file that needs nothing else, or a view of one', () => {
  const files = illustrationFiles();
  const all = [...illustrations, ...seasonIcons, ...wayMaps];
  const paths = new Set(all.map(({ name, sheet }) => `illustrations/${sheet ?? name}.svg`));
  expect(files.map(({ path }) => path).toSorted()).toEqual([...paths].toSorted());
  for (const { name, sheet, width, height } of all) {
    const file = files.find(({ path }) => path === `illustrations/${sheet}.svg`);
    const view = new RegExp(`<view id="${name}" viewBox="0 \\d+ ${width} ${height}">`);
    if (sheet) expect(file?.contents).toMatch(view);
  }
  for (const { path, contents } of files) {
    expect(String(contents), path).not.toMatch(/url\(|href=|@import/);
    expect(String(contents), path).toContain(`--box:${drawingColors.dark.box}`);
  }
});

test.each(['light', 'dark'] as const)(
  'a drawing within a page has the same %s colors as one in a file',
  (scheme) => {
    const sheet = readFileSync(join(folder, '../../_assets/css/draw.css'), 'utf8');
    const [, light = '', dark = ''] = sheet.match(/:root\{(.*?)\}[\s\S]*?:root\{(.*?)\}/) ?? [];
    const own = { light, dark }[scheme].split(';').map((value) => value.split(':'));
    const shared = own.filter(([name = '']) => name.slice(2) in drawingColors[scheme]);
    expect(shared.length).toBeGreaterThan(4);
    for (const [name = '', color] of shared) {
      expect([name, color]).toEqual([
        name,
        Object.entries(drawingColors[scheme]).find(([key]) => `--${key}` === name)?.[1],
      ]);
    }
  },
);

test('each class of a shape has a rule', () => {
  for (const { path, contents } of illustrationFiles()) {
    const [, rules = '', shapes = ''] = /<style>(.*?)<\/style>(.*)/s.exec(String(contents)) ?? [];
    for (const [, names = ''] of shapes.matchAll(/class="([^"]*)"/g)) {
      for (const name of names.split(' ')) expect(rules, `${path}: ${name}`).toContain(`.${name}`);
    }
  }
});

test('no illustration is missing in the list', () => {
  const exported = readdirSync(folder)
    .filter((name) => name.endsWith('.tsx') && existsSync(join(folder, name)))
    .flatMap((name) => [
      ...readFileSync(join(folder, name), 'utf8').matchAll(/^ {2}name: '([\w-]+)',$/gm),
    ])
    .map(([, name]) => name);
  expect(illustrations.map(({ name }) => name).toSorted()).toEqual(exported.toSorted());
});

test.each(Object.values(packingItems).flat())(
  'the drawing of packed $name has a number for each layer',
  ({ packed, layers }) => {
    const drawn = renderToStaticMarkup(packed.shapes).matchAll(/<text[^>]*>(\d)</g);
    expect([...drawn].map(([, number]) => Number(number))).toEqual(layers.map((_, at) => at + 1));
  },
);
