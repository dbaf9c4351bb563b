import { type MapView, placeOnMap } from './place-on-map.ts';

/** What a map of one area has to hold, besides the store. */
export type NearTarget =
  | { readonly miles: number; readonly bearing: number }
  /** A circle around the store. */
  | { readonly radius: number }
  /** Somewhere past the edge, in that direction. */
  | { readonly toward: number };

export const nearSize = { width: 470, height: 330 } as const;

const middle = { x: nearSize.width / 2, y: nearSize.height / 2 };

/** The largest view that shows the target and the store, with room for their names. */
export function nearView(target: NearTarget): MapView {
  if ('radius' in target) return { ...middle, unitsPerMile: 135 / target.radius };
  if ('toward' in target) {
    const far = placeOnMap(1, target.toward, { ...middle, unitsPerMile: 90 });
    return { x: 2 * middle.x - far.x, y: 2 * middle.y - far.y, unitsPerMile: 24 };
  }
  const { x, y } = placeOnMap(target.miles, target.bearing, { x: 0, y: 0, unitsPerMile: 100 });
  const unitsPerMile = 100 * Math.min(270 / Math.abs(x), 190 / Math.abs(y), 0.4);
  const shift = unitsPerMile / 200;
  return { x: Math.round(middle.x - x * shift), y: Math.round(middle.y - y * shift), unitsPerMile };
}
