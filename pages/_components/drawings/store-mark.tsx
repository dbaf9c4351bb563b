import type { Point } from './place-on-map.ts';

/** The store as a parcel seen from above: its tape is a road with a center line. */
export function StoreMark({ x, y }: Point) {
  return (
    <>
      <path className="pin" d={`M${x - 10} ${y - 10}h20v20h-20z`} />
      <path className="line" d={`M${x} ${y - 8}v16`} />
      <text x={x + 17} y={y + 6}>
        Store
      </text>
    </>
  );
}
