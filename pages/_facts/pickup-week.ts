import { carriers } from './carriers.ts';
import { pickups, truckTime, uspsPickup } from './pickups.ts';
import { type Weekday, weekdays } from './schedule.ts';

export interface PickupWeek {
  readonly name: string;
  /** Monday first: `5:00`, `Yes`, or null for none. */
  readonly days: readonly (string | null)[];
}

const mondayFirst: readonly Weekday[] = [...weekdays.slice(1), weekdays[0]];

/** What each carrier does on each day of the week; all times are in the afternoon. */
export const pickupWeek: readonly PickupWeek[] = [
  week(carriers.fedex.name, pickups.fedex.days, hour('fedex')),
  week(carriers.ups.name, pickups.ups.days, hour('ups')),
  week(carriers.dhl.name, pickups.dhl.days, hour('dhl')),
  week(carriers.usps.name, uspsPickup.days, 'Yes'),
];

function hour(carrier: keyof typeof pickups): string {
  return truckTime(carrier).replace(' PM', '');
}

function week(name: string, on: readonly Weekday[], word: string): PickupWeek {
  return { name, days: mondayFirst.map((day) => (on.includes(day) ? word : null)) };
}
