import type { Fact } from '#authoring';
import { oneReading } from './one-reading.ts';

/** The names of the CSS custom properties, without their dashes. */
export type Token =
  | 'ground'
  | 'sheet'
  | 'kraft'
  | 'kraft-edge'
  | 'ink'
  | 'ink-2'
  | 'link'
  | 'rule'
  | 'hair'
  | 'block'
  | 'on-block'
  | 'tape'
  | 'on-tape'
  | 'tape-text'
  | 'water'
  | 'foot'
  | 'on-foot'
  | 'foot-2'
  | 'foot-hair';

export type Palette = Readonly<Record<'light' | 'dark', Readonly<Record<Token, `#${string}`>>>>;

const kraftAndLabel: Palette = {
  light: {
    ground: '#f5eee1',
    sheet: '#fffdf8',
    kraft: '#d9be96',
    'kraft-edge': '#96713f',
    ink: '#0f2a40',
    'ink-2': '#44566a',
    link: '#0c4d75',
    rule: '#0f2a40',
    hair: '#cfc2ab',
    block: '#0f2a40',
    'on-block': '#fffdf8',
    tape: '#c4371a',
    'on-tape': '#fff',
    'tape-text': '#b32f14',
    water: '#d5e2e6',
    foot: '#0e2b42',
    'on-foot': '#f2e9da',
    'foot-2': '#d9be96',
    'foot-hair': '#3b566b',
  },
  dark: {
    ground: '#0c1721',
    sheet: '#13212d',
    kraft: '#1d3040',
    'kraft-edge': '#5b7893',
    ink: '#f2e9da',
    'ink-2': '#b3bfc9',
    link: '#8fc9ec',
    rule: '#b79d74',
    hair: '#34444f',
    block: '#d9be96',
    'on-block': '#14212c',
    tape: '#ff8257',
    'on-tape': '#1b0c05',
    'tape-text': '#ff9470',
    water: '#17303f',
    foot: '#070f16',
    'on-foot': '#f2e9da',
    'foot-2': '#d9be96',
    'foot-hair': '#2a3a46',
  },
};

/** The store's colors. The style sheet holds the same values; a test compares them. */
export const palette: Fact<Palette> = oneReading({
  name: 'Color palette',
  value: kraftAndLabel,
  statedAt: ['store info'],
  status: 'assumed',
  remark: 'The sources name a palette but none of its colors.',
});

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
  Record<'light' | 'dark', Readonly<Record<DrawingColor, `#${string}`>>>
> = {
  light: {
    box: '#d9be96',
    'box-shade': '#c3a478',
    paper: '#fffdf8',
    glass: '#d5e2e6',
    water: kraftAndLabel.light.water,
    pen: '#0f2a40',
    red: '#c4371a',
    road: '#e3d6bd',
    'road-edge': '#96713f',
    line: '#0f2a40',
    sheet: '#fffdf8',
  },
  dark: {
    box: '#cbac7c',
    'box-shade': '#ad8c5b',
    paper: '#f2e9da',
    glass: '#a9c0c9',
    water: kraftAndLabel.dark.water,
    pen: '#0f2a40',
    red: '#d8492a',
    road: '#2b3c49',
    'road-edge': '#5b7183',
    line: '#f2e9da',
    sheet: '#13212d',
  },
};
