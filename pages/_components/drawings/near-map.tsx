import '../../_assets/css/areas.css';
import '../../_assets/css/map.css';
import type { MapPlace } from './area-map.tsx';
import { Roads, Water } from './country.tsx';
import { type NearTarget, nearSize, nearView } from './near-view.ts';
import { PlaceMark } from './place-mark.tsx';
import { type MapView, placeOnMap, storePoint, unitsPerMile } from './place-on-map.ts';

export interface NearMapProps {
  /** What a listener is told. */
  readonly title: string;
  readonly caption: string;
  readonly target: NearTarget;
  /** The area; it stands beside its dot, its circle or its arrow. */
  readonly name: string;
  /** Drawn where they fit. */
  readonly places: readonly MapPlace[];
}

/** The country between the store and one area, at the largest scale that holds both. */
export function NearMap({ title, caption, target, name, places }: NearMapProps) {
  const view = nearView(target);
  const fits = (place: MapPlace) => isInside(place, view);
  return (
    <figure className="map near">
      <svg viewBox={`0 0 ${nearSize.width} ${nearSize.height}`} role="img" aria-label={title}>
        <Country view={view} />
        {'radius' in target ? <Circle view={view} {...target} /> : <Rings view={view} />}
        {places.filter(fits).map((place) => (
          <PlaceMark key={place.name} isHere={place.name === name} view={view} {...place} />
        ))}
        {'toward' in target && <Arrow view={view} bearing={target.toward} name={name} />}
        <path className="pin" d={`M${view.x - 10} ${view.y - 10}h20v20h-20z`} />
        <path className="line" d={`M${view.x} ${view.y - 8}v16`} />
        <text x={view.x + 17} y={view.y + 6}>
          Store
        </text>
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Country({ view }: { readonly view: MapView }) {
  const scale = Math.round((100 * view.unitsPerMile) / unitsPerMile) / 100;
  const left = Math.round(view.x - storePoint.x * scale);
  const top = Math.round(view.y - storePoint.y * scale);
  return (
    <g transform={`translate(${left} ${top}) scale(${scale})`}>
      <Water />
      <Roads />
    </g>
  );
}

/** Two miles apart. */
function Rings({ view }: { readonly view: MapView }) {
  return (
    <g className="ring">
      {[2, 4, 6, 8].map((miles) => (
        <circle key={miles} cx={view.x} cy={view.y} r={Math.round(miles * view.unitsPerMile)} />
      ))}
    </g>
  );
}

function Circle({ view, radius }: { readonly view: MapView; readonly radius: number }) {
  return (
    <circle className="within" cx={view.x} cy={view.y} r={Math.round(radius * view.unitsPerMile)} />
  );
}

interface ArrowProps {
  readonly view: MapView;
  readonly bearing: number;
  readonly name: string;
}

/** To a place past the edge. */
function Arrow({ view, bearing, name }: ArrowProps) {
  const from = placeOnMap(1.6, bearing, view);
  const to = placeOnMap(8.4, bearing, view);
  return (
    <g className="here">
      <path className="way" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <path
        className="tip"
        transform={`translate(${to.x} ${to.y}) rotate(${bearing})`}
        d="M-9 0h18L0-16z"
      />
      <text x={to.x - 14} y={to.y + 5} textAnchor="end">
        {name}
      </text>
    </g>
  );
}

function isInside({ miles, bearing }: MapPlace, view: MapView): boolean {
  const { x, y } = placeOnMap(miles, bearing, view);
  return x > 90 && x < nearSize.width - 60 && y > 24 && y < nearSize.height - 24;
}
