import type { Fact } from '#authoring';
import { oneReading } from './one-reading.ts';

export interface Distance {
  readonly name: string;
  /** By road, to the counter. Approximate. */
  readonly miles: number;
}

/** Nearest first. */
export const distances = [
  { name: 'Murrayville', miles: 3 },
  { name: 'Wrightsboro', miles: 3.5 },
  { name: 'Airport', miles: 4 },
  { name: 'Castle Hayne', miles: 5 },
  { name: 'Ogden', miles: 7 },
  { name: 'Porters Neck', miles: 8 },
  { name: 'Downtown', miles: 8 },
  { name: 'Wrightsville Beach', miles: 10.5 },
  { name: 'Leland', miles: 12 },
  { name: 'Monkey Junction', miles: 14.5 },
  { name: 'Myrtle Grove', miles: 16 },
] as const satisfies readonly Distance[];

export type DistantPlace = (typeof distances)[number]['name'];

/** By road from a place to the counter. */
export function milesFrom(place: DistantPlace): number {
  const found = distances.find(({ name }) => name === place);
  if (!found) throw new Error(`${place} has no distance in _facts/distances.ts.`);
  return found.miles;
}

const bearings = {
  Murrayville: 60,
  Wrightsboro: 280,
  Airport: 235,
  'Castle Hayne': 345,
  Ogden: 105,
  'Porters Neck': 80,
  Downtown: 230,
  'Wrightsville Beach': 140,
  Leland: 255,
  'Monkey Junction': 183,
  'Myrtle Grove': 170,
} as const satisfies Readonly<Record<DistantPlace, number>>;

/** In which direction each place lies from the store: degrees from north, clockwise. */
export const mapBearings: Fact<Readonly<Record<DistantPlace, number>>> = oneReading({
  name: 'Bearings on the drawn map',
  value: bearings,
  status: 'assumed',
  remark: 'The sources give only road miles; the directions are estimates.',
});
