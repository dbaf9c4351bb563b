import { type Hours, shortDay } from './hours.ts';

/** Section 9: a stretch of a month, the weekday in it if it is not a single day, and the hours, if any. */
export interface HolidayRule {
  readonly month: number;
  readonly days: readonly [first: number, last: number];
  /** Sunday is 0. */
  readonly weekday?: number;
  readonly hours?: Hours;
}

/** The days of section 9. */
export const holidayRules: readonly HolidayRule[] = [
  { month: 1, days: [1, 1] },
  { month: 11, days: [22, 28], weekday: 4 },
  { month: 12, days: [24, 24], hours: shortDay },
  { month: 12, days: [25, 25] },
  { month: 12, days: [31, 31], hours: shortDay },
];

/** The same days by their names, in the twelve months from 2026-11-21 on. */
export const comingHolidays: readonly (readonly [name: string, day: string, hours?: Hours])[] = [
  ['Thanksgiving', '2026-11-26'],
  ['Christmas Eve', '2026-12-24', shortDay],
  ['Christmas Day', '2026-12-25'],
  ['New Year’s Eve', '2026-12-31', shortDay],
  ['New Year’s Day', '2027-01-01'],
];
