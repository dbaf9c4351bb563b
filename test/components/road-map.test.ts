import { expect, test } from 'vitest';
import {
  areaSpots,
  roadMapSize,
  routePieces,
  storeSpot,
} from '../../pages/_components/drawings/road-map-lines.ts';
import { areas } from '../../pages/_facts/areas/areas.ts';

type Point = readonly [x: number, y: number];

const names = Object.keys(areas).filter((key): key is keyof typeof areas => key in areas);

test.each(names)('the road from %s begins at its place and ends at the store', (area) => {
  const ends = routePieces[area].flatMap(pieceEnds);
  const { x, y } = areaSpots[area];
  const places: readonly Point[] = [[x, y], ...ends, [storeSpot.x, storeSpot.y]];
  const gaps = pairsOf(places).map(([one, other]) =>
    Math.hypot(one[0] - other[0], one[1] - other[1]),
  );
  expect(gaps.filter((gap) => gap > 3)).toEqual([]);
});

test.each(names)('the name of %s begins and ends inside the map', (area) => {
  const { name, x, anchor } = areaSpots[area].label;
  const wide = name.length * 6.5;
  const left = anchor === 'end' ? x - wide : anchor === 'middle' ? x - wide / 2 : x;
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left + wide).toBeLessThanOrEqual(roadMapSize.width);
});

/** The first and the last point of each line of a piece; `H` and `V` keep the other coordinate. */
function pieceEnds(piece: string): readonly Point[] {
  return piece
    .split('M')
    .filter(Boolean)
    .flatMap((line) => {
      const numbers = (line.match(/-?\d+/g) ?? []).map(Number);
      const [x = 0, y = 0] = numbers;
      const last = numbers.at(-1) ?? 0;
      return [[x, y] as const, line.includes('V') ? ([x, last] as const) : lastPoint(numbers)];
    });
}

function lastPoint(numbers: readonly number[]): Point {
  return [numbers.at(-2) ?? 0, numbers.at(-1) ?? 0];
}

/** The start with the first point of the route, each piece's end with the next one's start. */
function pairsOf(points: readonly Point[]): readonly (readonly [Point, Point])[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1];
    return index % 2 === 0 && next ? [[point, next] as const] : [];
  });
}
