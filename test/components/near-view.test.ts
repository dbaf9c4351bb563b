import { expect, test } from 'vitest';
import { nearSize, nearView } from '../../pages/_components/drawings/near-view.ts';
import { type Point, placeOnMap } from '../../pages/_components/drawings/place-on-map.ts';
import { areas } from '../../pages/_facts/areas/areas.ts';
import { beyondBearings } from '../../pages/_facts/areas/maps.ts';
import { distances, mapBearings } from '../../pages/_facts/distances.ts';
import { northchase } from '../../pages/_facts/drive-times.ts';

const { width, height } = nearSize;

function isInside({ x, y }: Point, margin: number): boolean {
  return x >= margin && x <= width - margin && y >= margin && y <= height - margin;
}

const measured = Object.values(areas).flatMap((area) =>
  distances.filter((place) => 'distance' in area && place.name === area.distance),
);

test.each(measured)('the map of $name holds it and the store, at its road miles', (place) => {
  const bearing = mapBearings.chosen[place.name];
  const view = nearView({ miles: place.miles, bearing });
  const dot = placeOnMap(place.miles, bearing, view);
  expect([view, dot].filter((point) => !isInside(point, 40))).toEqual([]);
  const drawn = Math.hypot(dot.x - view.x, dot.y - view.y) / view.unitsPerMile;
  expect(drawn).toBeCloseTo(place.miles, 1);
});

test('the circle of Northchase is as wide as its radius, and whole', () => {
  const { x, y, unitsPerMile } = nearView({ radius: northchase.radiusMiles });
  const size = northchase.radiusMiles * unitsPerMile;
  const corners = [
    { x: x - size, y: y - size },
    { x: x + size, y: y + size },
  ];
  expect(corners.filter((corner) => !isInside(corner, 0))).toEqual([]);
});

test.each(Object.entries(beyondBearings.chosen))(
  'the map of %s, of which no miles are known, shows the store and room for an arrow',
  (_, toward) => {
    const view = nearView({ toward });
    expect(isInside(view, 40)).toBe(true);
    expect(isInside(placeOnMap(9.4, toward, view), 16)).toBe(true);
  },
);
