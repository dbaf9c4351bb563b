import type { Palette } from '../../_facts/palette.ts';
import { Roads, Water } from './country.tsx';
import { PlaceMark } from './place-mark.tsx';
import { storePoint, unitsPerMile, wholeMapSize } from './place-on-map.ts';
import { StoreMark } from './store-mark.tsx';

export interface MapPlace {
  readonly name: string;
  /** By road. */
  readonly miles: number;
  /** Degrees from north, clockwise. */
  readonly bearing: number;
}

const { x, y } = storePoint;
const rings = [
  { miles: 5, at: [268, 45] },
  { miles: 10, at: [186, 303] },
  { miles: 15, at: [77, 350] },
] as const;

export interface AreaMapPictureProps {
  readonly places: readonly MapPlace[];
  readonly palette: Palette;
}

/**
 * The country around the store, its places set by their road miles, with rings at 5, 10 and 15: a
 * file that a page shows as a picture, so its colors and letters stand in it.
 */
export function AreaMapPicture({ places, palette }: AreaMapPictureProps) {
  const { width, height } = wholeMapSize;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`}>
      <title>Places around the store</title>
      <style>{`${colors(palette.light)}@media(prefers-color-scheme:dark){${colors(palette.dark)}}${shapes}`}</style>
      <Water />
      {rings.map(({ miles, at: [left, top] }) => (
        <g className="ring" key={miles}>
          <circle cx={x} cy={y} r={miles * unitsPerMile} />
          <text className="q" x={left} y={top} textAnchor="middle">
            {miles} mi
          </text>
        </g>
      ))}
      <Roads />
      <Names />
      {places.map((place) => (
        <PlaceMark key={place.name} {...place} />
      ))}
      <StoreMark {...storePoint} />
    </svg>
  );
}

/** A picture loads no font: letters as narrow as the machine has them. */
const shapes = [
  'text{font:600 16px "Arial Narrow","Avenir Next Condensed",sans-serif-condensed,"Roboto Condensed",Arial,sans-serif;fill:var(--ink);paint-order:stroke;stroke:var(--sheet);stroke-width:4px;stroke-linejoin:round}',
  '.q{font-size:16px;font-weight:500;fill:var(--ink-2)}',
  '.mi{display:none;font-weight:500}',
  '.dot{fill:var(--ink);stroke:var(--sheet);stroke-width:1.5}',
  '.wat{fill:var(--water)}',
  '.shore{stroke:var(--rule);stroke-width:1.25}',
  '.rd{fill:none;stroke:var(--kraft-edge)}',
  '.ring circle{fill:none;stroke:var(--ink-2);stroke-dasharray:2 5}',
  '.pin{fill:var(--tape);stroke:var(--rule)}',
  '.line{stroke:var(--on-tape);stroke-width:2;stroke-dasharray:3 2.5}',
  '@media(min-width:28rem){text{font-size:11.5px}.q{font-size:10px}.mi{display:inline}}',
].join('');

function colors(tokens: Palette['light']): string {
  const used = ['sheet', 'ink', 'ink-2', 'rule', 'water', 'kraft-edge', 'tape', 'on-tape'] as const;
  return `:root{${used.map((name) => `--${name}:${tokens[name]}`).join(';')}}`;
}

function Names() {
  return (
    <>
      <text className="q" x="418" y="372" textAnchor="middle">
        Atlantic
      </text>
      <text className="q" x="94" y="262" textAnchor="end">
        Cape Fear
        <tspan x="94" dy="14">
          River
        </tspan>
      </text>
      <text className="q" x="249" y="322">
        College Rd
      </text>
      <text className="q" x="246" y="16">
        I-40
      </text>
      <text className="q" x="285" y="208">
        Market St
      </text>
    </>
  );
}
