import { holidayDates } from '../../../pages/_facts/holiday-dates.ts';
import { type Holiday, holidays } from '../../../pages/_facts/holidays.ts';
import { type DayHours, weekdays } from '../../../pages/_facts/schedule.ts';
import { expected } from '../owner-changes.ts';
import { type Hours, shortDay } from './hours.ts';

/** Section 9: a stretch of a month, the weekday in it if it is not a single day, and the hours, if any. */
export interface HolidayRule {
  readonly month: number;
  readonly days: readonly [first: number, last: number];
  /** Sunday is 0. */
  readonly weekday?: number;
  readonly hours?: Hours;
}

const statedRules: readonly HolidayRule[] = [
  { month: 1, days: [1, 1] },
  { month: 11, days: [22, 28], weekday: 4 },
  { month: 12, days: [24, 24], hours: shortDay },
  { month: 12, days: [25, 25] },
  { month: 12, days: [31, 31], hours: shortDay },
];

/** The days of section 9, or those of the owner. */
export const holidayRules = expected('everyYear', statedRules, holidays.chosen.map(ruleOf));

type ComingHoliday = readonly [name: string, day: string, hours?: Hours | undefined];

const statedComing: readonly ComingHoliday[] = [
  ['Thanksgiving', '2026-11-26'],
  ['Christmas Eve', '2026-12-24', shortDay],
  ['Christmas Day', '2026-12-25'],
  ['New Year’s Eve', '2026-12-31', shortDay],
  ['New Year’s Day', '2027-01-01'],
];

/** The same days by their names, in the twelve months from 2026-11-21 on. */
export const comingHolidays = expected<readonly ComingHoliday[]>(
  'everyYear',
  statedComing,
  holidayDates('2026-11-21', 'structured data', 'resolved').map(({ name, date, hours }) => [
    name,
    date,
    hoursOf(hours),
  ]),
);

function ruleOf({ on, hours }: Holiday): HolidayRule {
  const open = hoursOf(hours);
  const own = open ? { hours: open } : {};
  if ('day' in on) return { month: on.month, days: [on.day, on.day], ...own };
  const last = (on.nth === 'last' ? 4 : on.nth) * 7;
  return { month: on.month, days: [last - 6, last], weekday: weekdays.indexOf(on.weekday), ...own };
}

function hoursOf(hours: DayHours | null): Hours | undefined {
  return hours ? [hours.start, hours.end] : undefined;
}
