import { type MapView, placeOnMap } from './place-on-map.ts';

export interface TargetCircleProps {
  readonly view: MapView;
  /** In miles, around the store. */
  readonly radius: number;
}

/** All that lies within so many miles. */
export function TargetCircle({ view, radius }: TargetCircleProps) {
  const size = Math.round(radius * view.unitsPerMile);
  return (
    <>
      <circle className="within" cx={view.x} cy={view.y} r={size} />
      <text x={view.x - 10} y={view.y + size - 16} textAnchor="end">
        {radius}-mile radius
      </text>
    </>
  );
}

export interface TargetArrowProps {
  readonly view: MapView;
  /** Degrees from north, clockwise. */
  readonly bearing: number;
  readonly name: string;
}

/** The way to a place past the edge. */
export function TargetArrow({ view, bearing, name }: TargetArrowProps) {
  const from = placeOnMap(1.6, bearing, view);
  const to = placeOnMap(9.4, bearing, view);
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
