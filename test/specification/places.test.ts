import { expect, test } from 'vitest';
import { areasWeServe } from '../../pages/_facts/areas/areas.ts';
import { areaCard } from '../../pages/_facts/areas/cards.ts';
import { distances } from '../../pages/_facts/distances.ts';
import { driveTimes } from '../../pages/_facts/drive-times.ts';
import { counted, milesText, span } from '../../pages/_facts/format.ts';
import { dhlRegions } from '../../pages/_facts/transit.ts';

test('eleven places by driving distance, nearest first', () => {
  expect(distances.map(({ name, miles }) => `${name} ${milesText(miles)}`)).toEqual([
    'Murrayville 3.0',
    'Wrightsboro 3.5',
    'Airport 4.0',
    'Castle Hayne 5.0',
    'Ogden 7.0',
    'Porters Neck 8.0',
    'Downtown 8.0',
    'Wrightsville Beach 10.5',
    'Leland 12.0',
    'Monkey Junction 14.5',
    'Myrtle Grove 16.0',
  ]);
});

test.each([
  [
    'northchase',
    'Northchase Woods 2, Heatherridge 3, Autumn Hall 5, Middle Sound and Ogden 5, Porters Neck 10',
  ],
  ['castleHayne', 'I-40 5, Castle Hayne center 10'],
  ['murrayville', 'Murrayville Rd 5, Gordon Rd 8, Blue Clay 10'],
  ['ogden', 'Ogden Park and Market St 5, Middle Sound Loop 8, Porters Neck side 10'],
  ['rockyPoint', 'I-40 Exit 408 area 12, Rocky Point 15'],
  ['airport', 'ILM airport 5'],
  ['wrightsboro', 'Wrightsboro 7–8'],
] as const)('driving minutes on the page of %s', (area, words) => {
  const said = driveTimes[area].map(({ origin, minutes }) => `${origin} ${span(minutes)}`);
  expect(said.join(', ')).toBe(words);
});

test('DHL delivery times', () => {
  expect(dhlRegions.map(({ region, days }) => `${region} ${counted(days, 'day')}`)).toEqual([
    'Europe 1–2 days',
    'Asia 2–3 days',
    'Americas 1–3 days',
    'Middle East 2–3 days',
    'Africa 2–4 days',
    'Oceania 2–3 days',
  ]);
});

test('each card of Areas We Serve counts minutes from the area that it names', () => {
  const figures = areasWeServe.chosen.map((area) => areaCard(area)?.figure.value);
  expect(figures).toEqual(['2', '5', '7–8', '5', '10', '5–10', '10', '5–8', '15']);
});
