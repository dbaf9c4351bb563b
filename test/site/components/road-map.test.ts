import { expect, test } from 'vitest';
import {
  areaSpots,
  roadMapSize,
  roads,
  routePieces,
  storeSpot,
} from '../../../pages/_components/drawings/road-map-lines.ts';
import { areas } from '../../../pages/_facts/areas/areas.ts';

type Point = readonly [x: number, y: number];

const names = Object.keys(areas).filter((key): key is keyof typeof areas => key in areas);

test.each(names)('the road from %s starts at its place and ends at the store', (area) => {
  const ends = routePieces[area].flatMap(pieceEnds);
  const { x, y } = areaSpots[area];
  const places: readonly Point[] = [[x, y], ...ends, [storeSpot.x, storeSpot.y]];
  const gaps = pairsOf(places).map(([one, other]) =>
    Math.hypot(one[0] - other[0], one[1] - other[1]),
  );
  expect(gaps.filter((gap) => gap > 3)).toEqual([]);
});

test.each([...roads, ...Object.values(routePieces)])(
  'on the line that starts with %s, each piece starts where the one before it ends',
  (...pieces) => {
    const [, ...meetings] = pieces.flatMap(pieceEnds);
    const gaps = pairsOf(meetings).filter(
      ([end, start]) => end[0] !== start[0] || end[1] !== start[1],
    );
    expect(gaps).toEqual([]);
  },
);

test.each(names)('the name of %s starts and ends inside the map', (area) => {
  const { name, x, anchor } = areaSpots[area].label;
  const wide = name.length * 6.5;
  const left = anchor === 'end' ? x - wide : anchor === 'middle' ? x - wide / 2 : x;
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left + wide).toBeLessThanOrEqual(roadMapSize.width);
});

/** The first and last point of each line of a path: after its start, a line is `l` or `v`, or curves `c`. */
function pieceEnds(piece: string): readonly Point[] {
  return piece
    .split('M')
    .filter(Boolean)
    .flatMap((line) => {
      const [start = '', command = '', way = ''] = line.split(/([clv])/);
      const [x = 0, y = 0] = numbersIn(start);
      const steps = numbersIn(way);
      // The last two numbers of each curve are its end, relative to its start.
      const isEnd = (at: number) => command !== 'c' || at % 6 > 3;
      const ends = steps.filter((_, at) => isEnd(at));
      const sum = (all: readonly number[]) => all.reduce((total, step) => total + step, 0);
      const across = command === 'v' ? [] : ends.filter((_, at) => at % 2 === 0);
      const down = command === 'v' ? ends : ends.filter((_, at) => at % 2 === 1);
      return [[x, y] as const, [x + sum(across), y + sum(down)] as const];
    });
}

function numbersIn(text: string): readonly number[] {
  return (text.match(/-?\d+/g) ?? []).map(Number);
}

/** The start with the first point of the route, and each line's end with the start of the next. */
function pairsOf(points: readonly Point[]): readonly (readonly [Point, Point])[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1];
    return index % 2 === 0 && next ? [[point, next] as const] : [];
  });
}
