import type { Fact } from '#authoring';
import type { Span } from './format.ts';
import { oneReading } from './one-reading.ts';
import { dhlRegions, transitDays } from './transit.ts';

/** FedEx services by group, in business days. */
export const fedexDays: Readonly<Record<string, Readonly<Record<string, Span>>>> = {
  'FedEx Express': {
    'First Overnight': 1,
    'Priority Overnight': 1,
    'Standard Overnight': 1,
    '2Day AM': 2,
    '2Day': 2,
    'Express Saver': 3,
  },
  'FedEx Ground': { Ground: transitDays.fedexGround, 'Home Delivery': transitDays.fedexGround },
  'FedEx International': { Priority: transitDays.fedexInternationalPriority },
};

/** DHL Express by region, and the slower service. */
export const dhlRegionDays = {
  regions: dhlRegions.map(({ region, days }) => ({ name: region, days })),
  economy: {
    name: 'Economy Select',
    text: 'where DHL offers it',
    days: transitDays.dhlEconomySelect,
  },
};

/** For the table of facts: what the pages say of services beyond their names. */
export const serviceStandards: Fact<string> = oneReading({
  name: 'What each carrier’s service means',
  value: 'the notes in pages/_facts/service-notes.ts and the days in service-days.ts',
  status: 'assumed',
  remark:
    'The sources name the services but few of their times. “Third day”, “to a home” and similar notes are the carriers’ published standards. Check them once.',
  show: (value) => value,
});
