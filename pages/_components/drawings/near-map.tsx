import '../../_assets/css/areas.css';
import '../../_assets/css/map.css';
import type { MapPlace } from './area-map-picture.tsx';
import { NearGround } from './near-ground.tsx';
import { TargetArrow, TargetCircle } from './near-target.tsx';
import { type NearTarget, nearSize, nearView } from './near-view.ts';
import { PlaceMark } from './place-mark.tsx';
import { type MapView, placeOnMap } from './place-on-map.ts';
import { StoreMark } from './store-mark.tsx';

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
  const fits = (place: MapPlace) => place.name === name || hasRoom(place, view);
  return (
    <figure className="map near" data-shared>
      <svg viewBox={`0 0 ${nearSize.width} ${nearSize.height}`} role="img" aria-label={title}>
        <NearGround view={view}>
          {'radius' in target ? <TargetCircle view={view} {...target} /> : <Rings view={view} />}
        </NearGround>
        {places.filter(fits).map((place) => (
          <PlaceMark key={place.name} isHere={place.name === name} view={view} {...place} />
        ))}
        {'toward' in target && <TargetArrow view={view} bearing={target.toward} name={name} />}
        <StoreMark x={view.x} y={view.y} />
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
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

/** Whether its dot lies well inside, so that its name does too. */
function hasRoom({ miles, bearing }: MapPlace, view: MapView): boolean {
  const { x, y } = placeOnMap(miles, bearing, view);
  return x > 90 && x < nearSize.width - 115 && y > 24 && y < nearSize.height - 24;
}
