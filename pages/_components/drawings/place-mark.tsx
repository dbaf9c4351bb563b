import type { SVGProps } from 'react';
import type { MapPlace } from './area-map-picture.tsx';
import { placeOnMap } from './place-on-map.ts';

/** Which side of its dot a name stands on, where the right one is taken. */
const sides: Readonly<Record<string, 'left' | 'below' | 'above'>> = {
  Murrayville: 'above',
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

/** A dot with the name of a place and its miles. */
export function PlaceMark({ name, miles, bearing }: MapPlace) {
  const { x, y } = placeOnMap(miles, bearing);
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="dot" r="5" />
      <text {...besideDot(x, sides[name])}>
        {name}
        <tspan className="mi"> {miles.toFixed(1)}</tspan>
      </text>
    </g>
  );
}

function besideDot(x: number, side: (typeof sides)[string] | undefined): SVGProps<SVGTextElement> {
  if (side === 'left') return { x: -9, y: 5, textAnchor: 'end' };
  // No name leaves the map to the left.
  if (side === 'below') return { x: Math.max(x, 36) - x, y: 20, textAnchor: 'middle' };
  if (side === 'above') return { x: 0, y: -11, textAnchor: 'middle' };
  return { x: 9, y: 4 };
}
