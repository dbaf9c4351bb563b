import type { Fact } from '#authoring';
import { areas } from './areas/areas.ts';
import { counted, type Span } from './format.ts';

/** Minutes by car from a place to the counter. */
export interface DriveTime {
  readonly origin: string;
  readonly minutes: Span;
  /** The owner confirms the roads, with the ways to the store. */
  readonly route?: string;
}

const rockyPointExit = 'Exit 408';
export const rockyPointExitArea = `I-40 ${rockyPointExit} area`;

/** What each area's page states. Some places have other minutes on another page: each page shows its own. */
export const driveTimes = {
  northchase: [
    { origin: 'Northchase Woods', minutes: 2 },
    { origin: 'Heatherridge', minutes: 3 },
    { origin: 'Autumn Hall', minutes: 5 },
    { origin: 'Middle Sound and Ogden', minutes: 5 },
    { origin: 'UNCW campus', minutes: 8 },
    { origin: 'Porters Neck', minutes: 10 },
  ],
  castleHayne: [
    { origin: 'Castle Hayne center', minutes: 10, route: 'N College Rd' },
    { origin: 'I-40', minutes: 5 },
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
    { origin: 'Rocky Point', minutes: 15 },
    { origin: rockyPointExitArea, minutes: 12 },
  ],
  portersNeck: [{ origin: 'Porters Neck', minutes: 10 }],
  uncw: [{ origin: 'UNCW campus', minutes: 5 }],
  airport: [{ origin: 'ILM airport', minutes: 5 }],
  wrightsboro: [{ origin: 'Wrightsboro', minutes: [7, 8] }],
} as const satisfies Readonly<Record<keyof typeof areas, readonly DriveTime[]>>;

/** In minutes. */
export const blueClayDrive: Fact<Span> = {
  name: 'Drive from the Blue Clay businesses',
  readings: [
    { value: [3, 5], statedAt: [areas.airport.href] },
    { value: 6, statedAt: [`${areas.airport.href}#faq`], note: 'also given' },
  ],
  chosen: [3, 6],
  why: 'The road is miles long, and the range includes both times.',
  show: minutesText,
};

const exits = { rockyPoint: rockyPointExit, store: 'Exit 420' };

export const interstateExits: Fact<Readonly<Record<'rockyPoint' | 'store', string>>> = {
  name: 'I-40 exits',
  readings: [
    { value: { ...exits, store: 'Exit 420 (Market St)' }, statedAt: [areas.rockyPoint.href] },
    { value: exits, statedAt: [], note: 'NC Department of Transportation: Exit 420 is Gordon Rd' },
  ],
  chosen: exits,
  why: 'Exit 420 does not lead to Market St, so the street is left out.',
  remark: 'One page names two exits: confirm which one leads to the store.',
  traces: ({ store }) => (store === exits.store ? [] : [store]),
};

export const northchase = {
  /** About this many. */
  homes: 800,
  radiusMiles: 3,
  milesToMurrayville: [2, 3],
} as const satisfies Readonly<Record<string, Span>>;

function minutesText(minutes: Span): string {
  return counted(minutes, 'minute');
}
