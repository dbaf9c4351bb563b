import type { Fact } from '#authoring';
import type { CarrierId } from './carrier-names.ts';
import {
  dateIn,
  daysAfter,
  federalHolidays,
  isoDate,
  keptDates,
  type NamedDay,
  observed,
} from './federal-holidays.ts';
import { weekdayOf } from './schedule.ts';

/** What to expect on one of a carrier’s weekdays: a pickup as usual, none, or maybe one, so call first. */
export type Service = 'usual' | 'none' | 'call';

export interface CarrierCalendar {
  /** The publisher and the title of what the carrier says about its holidays. */
  readonly source: string;
  /** The last day (YYYY-MM-DD) for which we know the holidays. After it, pages say “Call us”. Null: the law sets them. */
  readonly knownUntil: string | null;
  /** Single days from the carrier's own calendar, by YYYY-MM-DD. They override the rules. */
  readonly dated: Readonly<Record<string, Service>>;
}

export interface DayOff {
  readonly name: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly service: Service;
}

/** Holidays on which no carrier picks up. On the other federal holidays, only USPS stays away. */
export const sharedHolidays: readonly string[] = [
  'New Year’s Day',
  'Memorial Day',
  'July 4',
  'Labor Day',
  'Thanksgiving',
  'Christmas Day',
];
const parcelHolidays = federalHolidays.filter(({ name }) => sharedHolidays.includes(name));

/** Days on which FedEx, UPS, and DHL may come early or not at all, besides the day after Thanksgiving. */
const reduced: readonly NamedDay[] = [
  { name: 'Christmas Eve', on: { month: 12, day: 24 } },
  { name: 'New Year’s Eve', on: { month: 12, day: 31 } },
];

/** The holidays of each carrier. A carrier publishes single days about a year ahead: enter them in `dated`. */
const calendars: Readonly<Record<CarrierId, CarrierCalendar>> = {
  fedex: { source: 'FedEx, Holiday Schedule', knownUntil: '2027-12-31', dated: {} },
  ups: { source: 'UPS, Holiday Schedule', knownUntil: '2027-12-31', dated: {} },
  dhl: { source: 'DHL Express (USA), Holidays', knownUntil: '2027-12-31', dated: {} },
  usps: { source: 'USPS, Holidays and Events; 5 U.S.C. 6103', knownUntil: null, dated: {} },
};

export const carrierHolidays: Fact<typeof calendars | null> = {
  name: 'Carrier holidays',
  readings: [{ value: null, statedAt: [], note: 'the pickups ignore holidays' }],
  chosen: calendars,
  why: 'Carriers don’t come on their holidays. Around them, and after the last known day, the pages say “Call us”.',
  remark:
    'Once a year, enter the single days that each carrier publishes (the day after Thanksgiving, December 24 and 31, holidays on a weekend), and move `knownUntil`.',
  show: (all) =>
    Object.values(all ?? {})
      .map(
        ({ source, knownUntil }) =>
          `${source}, ${knownUntil ? `known until ${knownUntil}` : 'by law'}`,
      )
      .join('; ') || 'none',
};

/** The days of a year on which a carrier does not pick up as usual. */
export function daysOff({ knownUntil, dated }: CarrierCalendar, year: number): readonly DayOff[] {
  const byRule =
    knownUntil === null
      ? keptDates(year).map(({ name, on }) => dayOff(name, on, 'none'))
      : [
          ...parcelHolidays.flatMap((day) => aroundHoliday(day, year, knownUntil)),
          ...reduced.map(({ name, on }) => dayOff(name, dateIn(year, on), 'call')),
        ];
  const single = Object.entries(dated)
    .filter(([date]) => date.startsWith(`${year}-`))
    .map(([date, service]) => {
      const name = byRule.find((day) => day.date === date)?.name ?? 'holiday';
      return { name, date, service };
    });
  return [...single, ...byRule];
}

/** A holiday, and the days around it that only the carrier's own calendar can settle. */
function aroundHoliday(
  { name, on }: NamedDay,
  year: number,
  knownUntil: string,
): readonly DayOff[] {
  const date = dateIn(year, on);
  const near = (days: number) => dayOff(observed(name), daysAfter(date, days), 'call');
  const own = dayOff(name, date, isoDate(date) <= knownUntil ? 'none' : 'call');
  const weekday = weekdayOf(date);
  if (weekday === 'Sunday' || name === 'Thanksgiving') return [own, near(1)];
  return weekday === 'Saturday' ? [own, near(-1)] : [own];
}

function dayOff(name: string, date: Date, service: Service): DayOff {
  return { name, date: isoDate(date), service };
}
