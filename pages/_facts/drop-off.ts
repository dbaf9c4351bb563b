import { type Fact, type ReadingPolicy, read, readUnder } from '#authoring';
import { clockTime } from './format.ts';
import { oneReading } from './one-reading.ts';
import { pickups, type TimedCarrier, truckTime } from './pickups.ts';
import { time } from './possible-values.ts';
import type { TimeOfDay } from './schedule.ts';

/** Until when a labeled FedEx package leaves the same day. */
export const fedexDropOff: Fact<TimeOfDay> = {
  name: 'FedEx deadline',
  readings: [
    {
      value: '16:45',
      statedAt: ['/fedex-services'],
      note: 'latest same-day drop-off',
    },
    { value: '17:00', statedAt: ['header', '/'], note: 'pickup banner: today until 17:00' },
  ],
  chosen: time('16:45'),
  why: 'It is the earlier one. Until the truck comes, the board says “Too late for today’s truck”, and to call.',
  remark:
    'The page says 4:45 PM, its pickup banner “today until 5:00 PM”, and the overnight page 6:00 PM.',
  show: clockTime,
};

/** `4:45 PM`, as one place states it. */
export function fedexDropOffBy(place: string): string {
  return clockTime(read(fedexDropOff, place));
}

/** Wherever a deadline is given, except in the pickup banner. */
const carrierPages = 'carrier pages';

/**
 * Until when a package has to be here to leave the same day: one time for each carrier, the large
 * number on every page. Where the counter closes earlier, closing time takes its place.
 */
export const sameDayDropOff: Fact<Readonly<Record<TimedCarrier, TimeOfDay>>> = {
  name: 'Same-day drop-off',
  readings: [
    {
      value: { fedex: '16:45', ups: '17:00', dhl: '17:00' },
      statedAt: [carrierPages],
      note: 'DHL: drop-off by 5:00 PM',
    },
  ],
  chosen: { fedex: fedexDropOff.chosen, ups: pickups.ups.at, dhl: pickups.dhl.at },
  why: 'The pickup decides what ships the same day.',
  status: 'assumed',
  remark:
    'The sources state a latest drop-off only for FedEx. For UPS and DHL, the site uses the pickup time: confirm that you take packages up to that minute. The site shows the later times (FedEx and UPS 6:00 PM, DHL 4:30 and 5:00 PM) as drop-off for the next pickup.',
  show: (times) =>
    Object.entries(times)
      .map(([carrier, time]) => `${carrier} ${clockTime(time)}`)
      .join(', '),
};

/** The same for the pickup banner. The specification has only the pickup times there. */
export function bannerDropOff(carrier: TimedCarrier, under: ReadingPolicy): TimeOfDay {
  return carrier === 'fedex'
    ? readUnder(under, fedexDropOff, 'header')
    : sameDayDropOff.chosen[carrier];
}

/** `5:00 PM`: until when a package has to be here to leave the same day. */
export function dropOffBy(carrier: TimedCarrier): string {
  return clockTime(read(sameDayDropOff, carrierPages)[carrier]);
}

export interface DhlDropOff {
  readonly latest: TimeOfDay;
  readonly expressCutOff: TimeOfDay;
  readonly days: 'Mon–Fri';
  readonly saturday: 'limited';
}

export const dhlDropOff: Fact<DhlDropOff> = oneReading<DhlDropOff>({
  name: 'DHL drop-off',
  value: {
    latest: time('17:00'),
    expressCutOff: time('16:30'),
    days: 'Mon–Fri',
    saturday: 'limited',
  },
  statedAt: ['/dhl-services'],
  remark: `DHL collects at ${truckTime('dhl')}, the express cut-off is 4:30 PM, and drop-off ends at 5:00 PM: packages that arrive after ${truckTime('dhl')} leave with the next pickup.`,
});

export interface OvernightTimes {
  /** When the package is there, the next business day. */
  readonly arrives: {
    readonly earlyFrom: TimeOfDay;
    readonly priorityBy: TimeOfDay;
    readonly standardBy: TimeOfDay;
  };
  readonly dropOffBy: Readonly<Record<'fedex' | 'ups' | 'usps', TimeOfDay>>;
}

export const overnight: Fact<OvernightTimes> = oneReading<OvernightTimes>({
  name: 'Overnight times',
  value: {
    arrives: { earlyFrom: time('08:00'), priorityBy: time('10:30'), standardBy: time('15:00') },
    dropOffBy: { fedex: time('18:00'), ups: time('18:00'), usps: time('17:00') },
  },
  statedAt: ['/overnight-shipping'],
  remark:
    'The page says that FedEx and UPS drop-off ends at 6:00 PM, and their pickup is at 5:00 PM.',
});
