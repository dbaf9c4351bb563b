import type { Address, Fact } from '#authoring';
import { areas } from './areas/areas.ts';
import { oneReading } from './one-reading.ts';

export interface Distance {
  readonly name: string;
  /** By road, to the counter. Approximate. */
  readonly miles: number;
  readonly link?: Address;
}

/** Nearest first. */
export const distances = [
  { name: 'Murrayville', miles: 3, link: areas.murrayville.href },
  { name: 'Wrightsboro', miles: 3.5, link: areas.wrightsboro.href },
  { name: 'Airport', miles: 4, link: areas.airport.href },
  { name: 'Castle Hayne', miles: 5, link: areas.castleHayne.href },
  { name: 'Ogden', miles: 7, link: areas.ogden.href },
  { name: 'Porters Neck', miles: 8, link: areas.portersNeck.href },
  { name: 'Downtown', miles: 8 },
  { name: 'Wrightsville Beach', miles: 10.5 },
  { name: 'Leland', miles: 12 },
  { name: 'Monkey Junction', miles: 14.5 },
  { name: 'Myrtle Grove', miles: 16 },
] as const satisfies readonly Distance[];

export type DistantPlace = (typeof distances)[number]['name'];

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
  remark: 'The sources give road miles alone; the directions are drawn by eye.',
});
