import type { Fact } from '#authoring';
import { clockTime } from './format.ts';
import { time } from './possible-values.ts';
import { type TimeOfDay, type Weekday, workdays } from './schedule.ts';

export interface Pickup {
  readonly at: TimeOfDay;
  readonly days: readonly [Weekday, ...Weekday[]];
  /** From here on the deadline is near. */
  readonly urgentFrom: TimeOfDay;
}

/** When each carrier collects from the counter. */
export const pickups = {
  fedex: { at: time('17:00'), days: workdays, urgentFrom: time('15:00') },
  ups: { at: time('17:00'), days: workdays, urgentFrom: time('15:00') },
  dhl: { at: time('16:00'), days: workdays, urgentFrom: time('14:00') },
} as const satisfies Readonly<Record<'fedex' | 'ups' | 'dhl', Pickup>>;

/** A carrier whose truck comes at a known time. */
export type TimedCarrier = keyof typeof pickups;

/** When a carrier's truck comes: `5:00 PM`. */
export function truckTime(carrier: TimedCarrier): string {
  return clockTime(pickups[carrier].at);
}

/** USPS comes every day but Sunday; no source gives a time. */
export const uspsPickup = {
  days: [...workdays, 'Saturday'],
  word: 'Daily',
  label: 'Picks up daily',
} as const satisfies { days: readonly Weekday[]; word: string; label: string };

/** The warning while a deadline is near. */
export const urgentText = 'Next-day deadline approaching';

/** How the pickup banner decides and labels times. */
export interface PickupClock {
  /** An IANA zone; null for the visitor's own. */
  readonly zone: 'America/New_York' | null;
  /** Null: as the date has it, EST or EDT. */
  readonly label: 'EST' | null;
  /** What the large time is. */
  readonly deadline: 'Drop off by' | 'Pickup';
}

export const storeZone = 'America/New_York';

export const pickupClock: Fact<PickupClock> = {
  name: 'Pickup clock',
  readings: [
    { value: { zone: null, label: 'EST', deadline: 'Pickup' }, statedAt: ['header', '/'] },
  ],
  chosen: { zone: storeZone, label: null, deadline: 'Drop off by' },
  why: 'Trucks come by the time in Wilmington, wherever the visitor is. From March to November, that is EDT.',
  show: ({ zone, label, deadline }) =>
    `${zone ?? 'the visitor’s own zone'}, labeled ${label ?? 'EST or EDT'}; large: ${deadline}`,
};
