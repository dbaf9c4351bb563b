import '../../_assets/css/map.css';
import { Roads, Water } from './country.tsx';
import { PlaceMark } from './place-mark.tsx';
import { storePoint, unitsPerMile } from './place-on-map.ts';

export interface MapPlace {
  readonly name: string;
  /** By road. */
  readonly miles: number;
  /** Degrees from north, clockwise. */
  readonly bearing: number;
}

export interface AreaMapProps {
  readonly places: readonly MapPlace[];
  /** What a listener is told, and where the same facts stand as text. */
  readonly title: string;
  /** One place to point out, by its name. */
  readonly here?: string;
  readonly caption?: string;
}

const { x, y } = storePoint;
const rings = [
  { miles: 5, at: [268, 45] },
  { miles: 10, at: [186, 303] },
  { miles: 15, at: [77, 350] },
] as const;

/** The country around the store, its places set by their road miles, with rings at 5, 10 and 15. */
export function AreaMap({ places, title, here, caption = drawn }: AreaMapProps) {
  return (
    <figure className="map" data-shared>
      <svg viewBox="0 0 470 448" role="img" aria-label={title}>
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
          <PlaceMark key={place.name} isHere={place.name === here} {...place} />
        ))}
        <path className="pin" d={`M${x - 10} ${y - 10}h20v20h-20z`} />
        <path className="line" d={`M${x} ${y - 8}v16`} />
        <text x={x + 17} y={y + 6}>
          Store
        </text>
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

const drawn = 'Drawn from the miles by road. Directions are approximate.';

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
