import { expect, test } from 'vitest';
import {
  placeOnMap,
  storePoint,
  unitsPerMile,
} from '../../../pages/_components/drawings/place-on-map.ts';
import { distances, mapBearings } from '../../../pages/_facts/distances.ts';

test.each(distances)('$name is as far from the store on the map as by road', ({ name, miles }) => {
  const { x, y } = placeOnMap(miles, mapBearings.chosen[name]);
  const drawn = Math.hypot(x - storePoint.x, y - storePoint.y) / unitsPerMile;
  expect(drawn).toBeCloseTo(miles, 1);
});

test.each([
  [0, { x: 0, y: -1 }],
  [90, { x: 1, y: 0 }],
  [180, { x: 0, y: 1 }],
  [270, { x: -1, y: 0 }],
])('a bearing of %i degrees is measured clockwise from north', (bearing, { x, y }) => {
  const tenMiles = 10 * unitsPerMile;
  const to = { x: storePoint.x + x * tenMiles, y: storePoint.y + y * tenMiles };
  expect(placeOnMap(10, bearing)).toEqual(to);
});
