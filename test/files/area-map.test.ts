import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { distances } from '../../pages/_facts/distances.ts';
import { palette } from '../../pages/_facts/palette.ts';
import { areaMap } from '../../pages/_generated/area-map.tsx';

const { path, contents } = areaMap();
const picture = String(contents);

/** The texts of the drawing, each with its class. */
function textsOf(svg: string): readonly string[] {
  const texts: string[] = [];
  let depth = 0;
  const parser = new Parser(
    {
      onopentag: (name) => {
        if (name === 'text' && depth++ === 0) texts.push('');
      },
      ontext: (text) => {
        if (depth > 0) texts.push(`${texts.pop()}${text}`);
      },
      onclosetag: (name) => {
        if (name === 'text') depth -= 1;
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return texts;
}

test('the map of all places is a picture of its own, with each place and its miles', () => {
  expect(path).toBe('area-map.svg');
  const texts = textsOf(picture);
  for (const { name, miles } of distances) expect(texts).toContain(`${name} ${miles.toFixed(1)}`);
  expect(texts).toEqual(expect.arrayContaining(['Store', '5 mi', '10 mi', '15 mi']));
});

test('it needs nothing but itself, and has the colors of day and night', () => {
  expect(picture).not.toMatch(/url\(|href=|@import/);
  const [day = '', night = ''] = picture.split('@media(prefers-color-scheme:dark)');
  expect(day).toContain(`--sheet:${palette.chosen.light.sheet};`);
  expect(night).toContain(`--sheet:${palette.chosen.dark.sheet};`);
  const used = new Set([...picture.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
  for (const name of used) expect(day, name).toContain(`${name}:`);
  for (const name of used) expect(night, name).toContain(`${name}:`);
});
