import { type CarrierId, carriers } from './carriers.ts';
import { pickupDaysText, type pickups, truckTime, uspsPickup } from './pickups.ts';

export interface PickupRow {
  readonly carrier: CarrierId;
  readonly name: string;
  /** `5:00 PM`, or `Daily` for USPS. */
  readonly time: string;
  readonly days: string;
}

/** The timetable, as it stands where no script tells the day: in the order of the pickup banner. */
export const pickupRows: readonly PickupRow[] = [
  timed('fedex'),
  timed('ups'),
  timed('dhl'),
  {
    carrier: 'usps',
    name: carriers.usps.name,
    time: uspsPickup.word,
    days: uspsPickup.daysText,
  },
];

function timed(carrier: keyof typeof pickups): PickupRow {
  return {
    carrier,
    name: carriers[carrier].name,
    time: truckTime(carrier),
    days: pickupDaysText,
  };
}
