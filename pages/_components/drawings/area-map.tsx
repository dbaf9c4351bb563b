import '../../_assets/css/map.css';
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
        <Country />
        {rings.map(({ miles, at: [left, top] }) => (
          <g className="ring" key={miles}>
            <circle cx={x} cy={y} r={miles * unitsPerMile} />
            <text className="q" x={left} y={top} textAnchor="middle">
              {miles} mi
            </text>
          </g>
        ))}
        <Roads />
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

/** Plotted by hand: the river, the shore and the water behind the beach. */
function Country() {
  return (
    <>
      <path
        className="wat shore"
        d="M470 40C438 86 422 126 404 168S374 240 364 282 340 374 318 448v9h160V30z"
      />
      <path
        className="wat"
        d="M146 0C128 96 96 210 108 304 118 344 122 396 128 448h48C164 352 108 270 114 206 118 140 148 80 156 0z"
      />
      <path
        className="shore"
        fill="none"
        opacity=".55"
        strokeDasharray="26 7"
        d="M470 84C438 150 410 210 384 292 372 336 358 384 344 448"
      />
      <text className="q" x="418" y="372" textAnchor="middle">
        Atlantic
      </text>
      <text className="q" x="94" y="262" textAnchor="end">
        Cape Fear
        <tspan x="94" dy="14">
          River
        </tspan>
      </text>
    </>
  );
}

function Roads() {
  return (
    <>
      <path
        className="rd"
        strokeWidth="4"
        d="M207 22C226 100 248 180 236 262 230 310 226 352 214 448"
      />
      <path
        className="rd"
        strokeWidth="2.5"
        d="M122 218C206 230 286 190 354 158 372 130 378 92 396 30M232 125C238 84 234 46 238 0"
      />
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
