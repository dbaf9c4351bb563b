import '../areas/areas.css';
import type { AreaName } from '../../_facts/areas/drives.ts';
import {
  areaSpots,
  joined,
  type MapName,
  type MapSpot,
  roadLines,
  roadMapSize,
  roadNames,
  routePieces,
  storeSpot,
  waterShapes,
} from './road-map-lines.ts';

export interface RoadMapProps {
  /** The way, for screen readers. */
  readonly title: string;
  /** Whose road to the store is marked; none on a page about all of them. */
  readonly from?: AreaName;
}

/** The roads around the store as a sketch, with the way from one area as a strip of tape. */
export function RoadMap({ title, from }: RoadMapProps) {
  const { width, height } = roadMapSize;
  return (
    <figure className="roads" data-shared>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title}>
        <Ground />
        {from && <Route from={from} />}
        {roadNames.map((name) => (
          <Name key={name.name} className="q" {...name} />
        ))}
        {Object.entries(areaSpots).map(([area, spot]) =>
          area === from ? (
            <g key={area} className="you">
              <Spot {...spot} radius={7} />
            </g>
          ) : (
            <Spot key={area} {...spot} radius={4.5} />
          ),
        )}
        <Store />
      </svg>
      <figcaption>Sketch, not to scale</figcaption>
    </figure>
  );
}

function Spot({ x, y, label, radius }: MapSpot & { readonly radius: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={radius} />
      <Name {...label} />
    </>
  );
}

/** Water and roads. */
function Ground() {
  return (
    <>
      <path className="wat" d={waterShapes} />
      <defs>
        <path id="roads" d={roadLines} />
      </defs>
      <use href="#roads" className="edge" />
      <use href="#roads" className="road" />
    </>
  );
}

function Route({ from }: { readonly from: AreaName }) {
  const line = joined(routePieces[from]);
  return (
    <>
      <path className="tape" d={line} />
      <path className="mid" d={line} />
    </>
  );
}

function Store() {
  const { x, y, label } = storeSpot;
  return (
    <g className="store">
      <path className="box" d={`M${x - 11} ${y - 11}h22v22h-22z`} />
      <path className="pin" d={`M${x - 4} ${y - 11}h8v22h-8z`} />
      <Name {...label} />
    </g>
  );
}

function Name({ name, x, y, anchor, className }: MapName & { readonly className?: string }) {
  return (
    <text {...{ x, y, className }} textAnchor={anchor}>
      {name}
    </text>
  );
}
