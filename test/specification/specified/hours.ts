import { openingHours } from '../../../pages/_facts/hours.ts';
import type { DayHours, Weekday } from '../../../pages/_facts/schedule.ts';
import { expected } from '../owner-changes.ts';

/** When the store opens and closes, on a 24-hour clock. */
export type Hours = readonly [opens: string, closes: string];

/** The hours of each day, Monday first; null on a day when the store is closed. */
export type Week = readonly (readonly [day: Weekday, hours: Hours | null])[];

/** The days of a week from Monday on, and its hours. */
export type Run = readonly [days: readonly Weekday[], hours: Hours | null];

/** Section 9: store info, contact page, and most pages. */
export const counterWeek = week(['09:00', '18:00'], ['10:00', '13:00']);

/** The chosen reading: the first, unless the owner has changed it. */
export const openWeek = expected(
  'openingHours',
  counterWeek,
  counterWeek.map(([day]) => [day, hoursOf(openingHours[day])] as const),
);

/** Section 9: locations, airport, Ogden, Rocky Point, and Murrayville. */
export const longerWeek = week(['08:30', '18:30'], ['09:00', '15:00']);

/** Section 9: structured data. */
export const declaredWeek = week(['09:00', '18:00'], ['10:00', '14:00']);

/** Section 9: Christmas Eve and New Year's Eve. */
export const shortDay: Hours = ['10:00', '14:00'];

/** Days that follow each other and have the same hours. */
export function runsOf(days: Week): readonly Run[] {
  const runs: [Weekday[], Hours | null][] = [];
  for (const [day, hours] of days) {
    const last = runs.at(-1);
    if (last && `${last[1]}` === `${hours}`) last[0].push(day);
    else runs.push([[day], hours]);
  }
  return runs;
}

function week(workday: Hours, saturday: Hours): Week {
  return [
    ['Monday', workday],
    ['Tuesday', workday],
    ['Wednesday', workday],
    ['Thursday', workday],
    ['Friday', workday],
    ['Saturday', saturday],
    ['Sunday', null],
  ];
}

function hoursOf(hours: DayHours | null): Hours | null {
  return hours && [hours.start, hours.end];
}

/** `18:00` as `6:00 PM`. */
export function inWords(time: string): string {
  const [hour = 0, minute = ''] = [Number(time.slice(0, 2)), time.slice(3)];
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `18:00` as the minutes since midnight. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
