import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MailboxWall } from '../../../pages/_components/drawings/mailbox-wall.tsx';
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

test('the wall has one door per box: as many locks as plates, half as many large ones', () => {
  const wall = renderToStaticMarkup(<MailboxWall columns={6} yours={5} />);
  const [, plates = ''] = /class="p h" d="([^"]*)"/.exec(wall) ?? [];
  const [, locks = ''] = /butt" d="([^"]*)"/.exec(wall) ?? [];
  expect(plates.match(/h\d/g)).toHaveLength(5 * 6 + 3);
  expect(locks.match(/v5/g)).toHaveLength(5 * 6 + 3);
});

test('one door is highlighted, and it is the requested one', () => {
  const wall = renderToStaticMarkup(<MailboxWall columns={6} yours={5} />);
  expect(wall.match(/class="t" d="M202 2h40v26/g)).toHaveLength(1);
});
