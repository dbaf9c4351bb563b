import { type Fact, read } from '#authoring';
import { clockTime } from './format.ts';
import { oneReading } from './one-reading.ts';
import type { TimeOfDay } from './schedule.ts';

/** The latest on a weekday that a labeled FedEx parcel still leaves the same day. */
export const fedexDropOff: Fact<TimeOfDay> = oneReading<TimeOfDay>({
  name: 'Latest FedEx same-day drop-off',
  value: '16:45',
  statedAt: ['/fedex-services'],
  remark: '4:45 PM stands beside “today until 5:00 PM” in the pickup banner.',
  show: clockTime,
});

/** `4:45 PM`, as one place states it. */
export function fedexDropOffBy(place: string): string {
  return clockTime(read(fedexDropOff, place));
}

export interface DhlDropOff {
  readonly latest: TimeOfDay;
  readonly expressCutOff: TimeOfDay;
  readonly days: 'Mon–Fri';
  readonly saturday: 'limited';
}

export const dhlDropOff: Fact<DhlDropOff> = oneReading<DhlDropOff>({
  name: 'DHL drop-off',
  value: { latest: '17:00', expressCutOff: '16:30', days: 'Mon–Fri', saturday: 'limited' },
  statedAt: ['/dhl-services'],
  remark:
    'DHL collects at 4:00 PM, the express cut-off is 4:30 PM and drop-off lasts until 5:00 PM: what comes after 4:00 PM leaves on the next pickup.',
});

export interface OvernightTimes {
  /** When the parcel is there, the next business day. */
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
    arrives: { earlyFrom: '08:00', priorityBy: '10:30', standardBy: '15:00' },
    dropOffBy: { fedex: '18:00', ups: '18:00', usps: '17:00' },
  },
  statedAt: ['/overnight-shipping'],
  remark: 'Drop-off until 6:00 PM for FedEx and UPS stands beside a pickup at 5:00 PM.',
});
