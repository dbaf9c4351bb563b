import type { SVGProps } from 'react';
import type { MapPlace } from './area-map.tsx';
import { type MapView, type Point, placeOnMap } from './place-on-map.ts';

/** Which side of its dot a name stands on, where the right one is taken. */
const sides: Readonly<Record<string, 'left' | 'below'>> = {
  Wrightsboro: 'left',
  Airport: 'left',
  'Castle Hayne': 'left',
  Ogden: 'below',
  'Porters Neck': 'below',
  'Wrightsville Beach': 'left',
  Leland: 'below',
  'Monkey Junction': 'left',
  'Myrtle Grove': 'below',
};

interface PlaceMarkProps extends MapPlace {
  readonly isHere: boolean;
  /** The whole map where it is left out. */
  readonly view?: MapView;
}

/** A dot with the name of a place and its miles. */
export function PlaceMark({ name, miles, bearing, isHere, view }: PlaceMarkProps) {
  const point = placeOnMap(miles, bearing, view);
  return (
    <g className={isHere ? 'here' : undefined}>
      <circle className="dot" cx={point.x} cy={point.y} r={isHere ? 8 : 5} />
      <text {...besideDot(point, sides[name])}>
        {name}
        <tspan className="mi"> {miles.toFixed(1)}</tspan>
      </text>
    </g>
  );
}

function besideDot({ x, y }: Point, side: 'left' | 'below' | undefined): SVGProps<SVGTextElement> {
  if (side === 'left') return { x: x - 9, y: y + 5, textAnchor: 'end' };
  if (side === 'below') return { x: Math.max(x, 36), y: y + 20, textAnchor: 'middle' };
  return { x: x + 9, y: y + 4 };
}
