import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fact } from '#authoring';
import { oneReading } from './one-reading.ts';

type Color = `#${string}`;

export type Palette = Readonly<Record<'light' | 'dark', ReturnType<typeof colorsOf>>>;

const css = ['_assets/css/tokens.css', '_components/drawings/draw.css']
  .map((name) => readFileSync(join(import.meta.dirname, '..', name), 'utf8'))
  .join('');

/** The store's colors, as `_assets/css/tokens.css` and `draw.css` have them: change them there. */
export const palette: Fact<Palette> = oneReading({
  name: 'Color palette',
  value: readPalette(css),
  statedAt: ['store info'],
  status: 'assumed',
  remark: 'The sources name a palette but none of its colors.',
});

const { light, dark } = palette.chosen;

/** The colors of things that are drawn. Paper stays paper at night, and the lines on it stay dark. */
export type DrawingColor =
  | 'box'
  | 'box-shade'
  | 'paper'
  | 'glass'
  | 'water'
  | 'pen'
  | 'red'
  | 'road'
  | 'road-edge'
  | 'line'
  | 'sheet';

export const drawingColors: Readonly<
  Record<'light' | 'dark', Readonly<Record<DrawingColor, Color>>>
> = { light: drawn(light, '#e3d6bd'), dark: drawn(dark, '#2b3c49') };

function drawn(colors: Palette['light'], road: Color): Readonly<Record<DrawingColor, Color>> {
  const { box, 'box-shade': shade, paper, glass, water, pen, red, sheet } = colors;
  const roads = { road, 'road-edge': colors['kraft-edge'] };
  return {
    box,
    'box-shade': shade,
    paper,
    glass,
    water,
    pen,
    red,
    ...roads,
    line: colors.ink,
    sheet,
  };
}

/** What the style sheets give `:root`, and what dark mode changes of it. */
function readPalette(css: string): Palette {
  const roots = [...css.matchAll(/(@media[^{]*\{\s*)?:root\s*\{([^}]*)\}/g)];
  const blocks = (media: (query: string | undefined) => boolean) =>
    roots.flatMap(([, query, block = '']) => (media(query) ? block : [])).join('\n');
  const byDay = propertiesOf(blocks((query) => query === undefined));
  const atNight = propertiesOf(blocks((query) => /prefers-color-scheme/.test(query ?? '')));
  return { light: colorsOf(byDay), dark: colorsOf(new Map([...byDay, ...atNight])) };
}

function propertiesOf(block: string): ReadonlyMap<string, string> {
  const found = block.matchAll(/--([\w-]+)\s*:\s*([^;]+)/g);
  return new Map([...found].map(([, name = '', value = '']) => [name, value.trim()]));
}

/** The colors that files and pictures have, too. */
function colorsOf(properties: ReadonlyMap<string, string>) {
  const color = (name: string) => colorOf(name, properties);
  return {
    ground: color('ground'),
    sheet: color('sheet'),
    kraft: color('kraft'),
    'kraft-edge': color('kraft-edge'),
    ink: color('ink'),
    'ink-2': color('ink-2'),
    rule: color('rule'),
    tape: color('tape'),
    'on-tape': color('on-tape'),
    water: color('water'),
    box: color('box'),
    'box-shade': color('box-shade'),
    paper: color('paper'),
    glass: color('glass'),
    pen: color('pen'),
    red: color('red'),
  } as const;
}

function colorOf(name: string, properties: ReadonlyMap<string, string>): Color {
  const value = properties.get(name) ?? '';
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (other) return colorOf(other, properties);
  if (!isColor(value))
    throw new Error(`--${name} is “${value}” in tokens.css, and not a color such as #0f2a40.`);
  return value;
}

function isColor(value: string): value is Color {
  return /^#(?:[\da-f]{3}){1,2}$/.test(value);
}
