import type { Fact } from '#authoring';
import { areas } from './areas/areas.ts';
import { counted, type Span } from './format.ts';
import { oneReading } from './one-reading.ts';

/** Minutes by car from a place to the counter. */
export interface DriveTime {
  readonly origin: string;
  readonly minutes: Span;
  /** Only Rocky Point's is stated; the others are from the public map. */
  readonly route?: string;
}

const rockyPointExit = 'Exit 408';
export const rockyPointExitArea = `I-40 ${rockyPointExit} area`;

/** Per area page. The two contested times are below. */
export const driveTimes = {
  northchase: [
    { origin: 'Northchase Woods', minutes: 2 },
    { origin: 'Heatherridge', minutes: 3 },
    { origin: 'Autumn Hall', minutes: 5 },
    { origin: 'Middle Sound and Ogden', minutes: 5 },
    { origin: 'Porters Neck', minutes: 10 },
  ],
  castleHayne: [
    { origin: 'I-40', minutes: 5 },
    { origin: 'Castle Hayne center', minutes: 10, route: 'N College Rd' },
  ],
  murrayville: [
    { origin: 'Murrayville Rd', minutes: 5, route: 'N College Rd' },
    { origin: 'Gordon Rd', minutes: 8, route: 'N College Rd' },
    { origin: 'Blue Clay', minutes: 10 },
  ],
  ogden: [
    { origin: 'Ogden Park and Market St', minutes: 5, route: 'Gordon Rd' },
    { origin: 'Middle Sound Loop', minutes: 8 },
    { origin: 'Porters Neck side', minutes: 10 },
  ],
  rockyPoint: [
    { origin: rockyPointExitArea, minutes: 12 },
    { origin: 'Rocky Point', minutes: 15, route: 'I-40 Exit 420, Market St' },
  ],
  airport: [{ origin: 'ILM airport', minutes: 5 }],
  wrightsboro: [{ origin: 'Wrightsboro', minutes: [7, 8] }],
} as const satisfies Readonly<Partial<Record<keyof typeof areas, readonly DriveTime[]>>>;

/** In minutes. */
export const campusDrive: Fact<Span> = {
  name: 'Drive from the university campus',
  readings: [
    { value: 5, statedAt: [areas.uncw.href] },
    { value: 8, statedAt: [areas.northchase.href] },
  ],
  chosen: [5, 8],
  why: 'Two pages give different times, and the range includes both.',
  remark: 'Drive it once, and use the time that you measure.',
  show: minutesText,
};

/** In minutes. */
export const blueClayDrive: Fact<Span> = {
  name: 'Drive from the Blue Clay businesses',
  readings: [
    { value: [3, 5], statedAt: [areas.airport.href] },
    { value: 6, statedAt: [], note: 'also given' },
  ],
  chosen: [3, 6],
  why: 'The road is miles long, and the range includes both times.',
  show: minutesText,
};

export const interstateExits: Fact<Readonly<Record<'rockyPoint' | 'store', string>>> = oneReading({
  name: 'I-40 exits',
  value: { rockyPoint: rockyPointExit, store: 'Exit 420 (Market St)' },
  statedAt: [areas.rockyPoint.href],
  remark: 'One page names two exits: confirm which one leads to the store.',
});

export const northchase = {
  /** About this many. */
  homes: 800,
  radiusMiles: 3,
  milesToMurrayville: [2, 3],
} as const satisfies Readonly<Record<string, Span>>;

function minutesText(minutes: Span): string {
  return counted(minutes, 'minute');
}
