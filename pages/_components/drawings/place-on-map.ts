/** Drawing units for a mile. */
export const unitsPerMile = 18;

/** Where the store is on the drawn map. */
export const storePoint = { x: 232, y: 125 } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The point at so many miles from the store in a direction: degrees from north, clockwise. */
export function placeOnMap(miles: number, bearing: number): Point {
  const angle = (bearing * Math.PI) / 180;
  return {
    x: Math.round(storePoint.x + unitsPerMile * miles * Math.sin(angle)),
    y: Math.round(storePoint.y - unitsPerMile * miles * Math.cos(angle)),
  };
}
