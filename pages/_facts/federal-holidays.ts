import { type Weekday, weekdayOf, weekdays } from './schedule.ts';

/** A day of the year, or the nth weekday of a month. */
export type YearDay =
  | { readonly month: number; readonly day: number }
  | { readonly month: number; readonly weekday: Weekday; readonly nth: 1 | 2 | 3 | 4 | 'last' };

export interface NamedDay {
  readonly name: string;
  readonly on: YearDay;
}

/** 5 U.S.C. 6103, without Inauguration Day, which is a holiday only in and around Washington, DC. */
export const federalHolidays: readonly NamedDay[] = [
  { name: 'New Year’s Day', on: { month: 1, day: 1 } },
  { name: 'MLK Day', on: { month: 1, weekday: 'Monday', nth: 3 } },
  { name: 'Presidents’ Day', on: { month: 2, weekday: 'Monday', nth: 3 } },
  { name: 'Memorial Day', on: { month: 5, weekday: 'Monday', nth: 'last' } },
  { name: 'Juneteenth', on: { month: 6, day: 19 } },
  { name: 'July 4', on: { month: 7, day: 4 } },
  { name: 'Labor Day', on: { month: 9, weekday: 'Monday', nth: 1 } },
  { name: 'Columbus Day', on: { month: 10, weekday: 'Monday', nth: 2 } },
  { name: 'Veterans Day', on: { month: 11, day: 11 } },
  { name: 'Thanksgiving', on: { month: 11, weekday: 'Thursday', nth: 4 } },
  { name: 'Christmas Day', on: { month: 12, day: 25 } },
];

/** The date of a day in one year, in UTC. */
export function dateIn(year: number, on: YearDay): Date {
  if ('day' in on) return new Date(Date.UTC(year, on.month - 1, on.day));
  // The last one is the first one of the next month, a week earlier.
  const [month, nth] = on.nth === 'last' ? [on.month, 0] : [on.month - 1, on.nth];
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
  const toWeekday = (weekdays.indexOf(on.weekday) - first + 7) % 7;
  return new Date(Date.UTC(year, month, 1 + toWeekday + (nth - 1) * 7));
}

/** The days of a year on which federal offices and USPS keep the holidays: one on a Sunday on Monday. */
export function keptDates(year: number): readonly { readonly name: string; readonly on: Date }[] {
  return federalHolidays.map((holiday) => {
    const on = dateIn(year, holiday.on);
    return weekdayOf(on) === 'Sunday'
      ? { name: observed(holiday.name), on: daysAfter(on, 1) }
      : { name: holiday.name, on };
  });
}

/** Names the weekday on which a holiday of the weekend is kept. */
export function observed(name: string): string {
  return `${name} (observed)`;
}

export function daysAfter(date: Date, days: number): Date {
  return new Date(date.getTime() + days * 864e5);
}

/** `2026-11-26` */
export function isoDate(date: Date): string {
  return date.toISOString().slice(0, 10);
}
