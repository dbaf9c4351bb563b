import type { ReactNode } from 'react';
import { Roads, Water } from './country.tsx';
import { nearSize } from './near-view.ts';
import { type MapView, storePoint, unitsPerMile } from './place-on-map.ts';

export interface NearGroundProps {
  readonly view: MapView;
  /** Over the roads and under their names. */
  readonly children: ReactNode;
}

/** The country under a near map: water, roads and their names. */
export function NearGround({ view, children }: NearGroundProps) {
  const scale = Math.round((100 * view.unitsPerMile) / unitsPerMile) / 100;
  const left = Math.round(view.x - storePoint.x * scale);
  const top = Math.round(view.y - storePoint.y * scale);
  const spots = roadNames.map(({ road, at }) => ({
    road,
    x: Math.round(left + at.x * scale),
    y: Math.round(top + at.y * scale),
  }));
  return (
    <>
      <g transform={`translate(${left} ${top}) scale(${scale})`}>
        <Water />
        <Roads />
      </g>
      {children}
      {spots.filter(isSeen).map(({ road, x, y }) => (
        <text key={road} className="q" x={x} y={y}>
          {road}
        </text>
      ))}
    </>
  );
}

/** Beside their roads, in the units of the whole map. */
const roadNames = [
  { road: 'N College Rd', at: { x: 246, y: 168 } },
  { road: 'I-40', at: { x: 242, y: 84 } },
  { road: 'Market St', at: { x: 300, y: 206 } },
] as const;

function isSeen({ x, y }: { readonly x: number; readonly y: number }): boolean {
  return x < nearSize.width - 60 && y > 12 && y < nearSize.height;
}
