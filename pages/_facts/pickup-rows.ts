import { policy, read } from '#authoring';
import type { CarrierId } from './carrier-names.ts';
import { carriers } from './carriers.ts';
import { bannerDropOff } from './drop-off.ts';
import { clockTime } from './format.ts';
import { pickupDaysInShort } from './pickup-days.ts';
import { pickupClock, type TimedCarrier, truckTime, uspsPickup } from './pickups.ts';

export interface PickupRow {
  readonly carrier: CarrierId;
  readonly name: string;
  readonly href: string;
  /** When the truck comes: `5:00 PM`, or `Daily` for USPS. */
  readonly time: string;
  readonly days: string;
  /** What the large time is. */
  readonly label: string;
  /** The large time: `4:45 PM`, or for USPS its days. */
  readonly large: string;
  /** True at any time of any week: `Pickup 5:00 PM, Mon–Fri`. */
  readonly pickup: string;
  /** Where no pickup time is known: how to learn it. */
  readonly untimed?: string;
}

/** The timetable as it is before a script knows the day, in the order of the pickup banner. */
export const pickupRows: readonly PickupRow[] = [
  timed('fedex'),
  timed('ups'),
  timed('dhl'),
  {
    carrier: 'usps',
    name: carriers.usps.name,
    href: carriers.usps.href,
    time: uspsPickup.word,
    days: pickupDaysInShort('usps'),
    label: uspsPickup.label,
    large: pickupDaysInShort('usps'),
    pickup: 'No set time',
    untimed: 'Call for times',
  },
];

/** What a card shows of a carrier: `Drop off by`, `4:45 PM`, `Pickup 5:00 PM, Mon–Fri`. */
export function pickupCell(carrier: CarrierId) {
  const found = pickupRows.find((row) => row.carrier === carrier);
  const { name = '', label = '', large = '', pickup = '' } = found ?? {};
  return { name, label, time: large, days: pickup };
}

/** On one line: `Drop off by 4:45 PM, Mon–Fri`, or for USPS `Picks up daily Mon–Sat`. */
export function deadlineLine(carrier: CarrierId): string {
  const { label, time } = pickupCell(carrier);
  return carrier === 'usps'
    ? `${label} ${time}`
    : `${label} ${time}, ${pickupDaysInShort(carrier)}`;
}

function timed(carrier: TimedCarrier): PickupRow {
  const { name, href } = carriers[carrier];
  const time = truckTime(carrier);
  const days = pickupDaysInShort(carrier);
  return {
    carrier,
    name,
    href,
    time,
    days,
    label: read(pickupClock, 'header').deadline,
    large: clockTime(bannerDropOff(carrier, policy)),
    pickup: `Pickup ${time}, ${days}`,
  };
}
