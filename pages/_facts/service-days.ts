import type { Fact } from '#authoring';
import type { Span } from './format.ts';
import { dhlRegions, transitDays } from './transit.ts';
import { oneReading } from './uncontested-fact.ts';

export interface DaysOnTheWay {
  readonly name: string;
  readonly text: string;
  readonly days: Span;
}

/** FedEx services on one scale of business days. */
export const fedexDays: readonly DaysOnTheWay[] = [
  { name: 'Overnight', text: 'First, Priority or Standard', days: 1 },
  { name: '2Day', text: 'and 2Day AM', days: 2 },
  { name: 'Express Saver', text: 'the third day', days: 3 },
  { name: 'Ground', text: 'depends on distance', days: transitDays.fedexGround },
  {
    name: 'International Priority',
    text: 'before customs',
    days: transitDays.fedexInternationalPriority,
  },
];

/** DHL Express by region, and the slower service. */
export const dhlRegionDays = {
  regions: dhlRegions.map(({ region, days }) => ({ name: region, days })),
  economy: {
    name: 'Economy Select',
    text: 'where DHL offers it',
    days: transitDays.dhlEconomySelect,
  },
};

/** From the fastest region to the slowest. */
export const dhlLongest: Span = [
  Math.min(...dhlRegions.map(({ days: [from] }) => from)),
  Math.max(...dhlRegions.map(({ days: [, to] }) => to)),
];

/** For the table of facts: what the pages say of services beyond their names. */
export const serviceStandards: Fact<string> = oneReading({
  name: 'What each carrier’s service means',
  value: 'the notes in pages/_facts/service-notes.ts and the days in service-days.ts',
  status: 'assumed',
  remark:
    'The sources name the services and few of their times. “Third day”, “to a home” and similar notes are the carriers’ published standards. Read them once.',
  show: (value) => value,
});
