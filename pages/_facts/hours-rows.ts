import { policy, type ReadingPolicy, readUnder } from '#authoring';
import { hoursText } from './format.ts';
import { weeklyHours } from './hours.ts';
import { mondayFirst, type Schedule, type Weekday } from './schedule.ts';

export interface HoursRow {
  /** Three letters each: `Mon–Fri`, `Sat`. */
  readonly days: string;
  readonly first: Weekday;
  readonly last: Weekday;
  /** `9:00 AM – 6:00 PM` or `Closed`. */
  readonly hours: string;
}

/** The week as read in one place, days with equal hours in one row: Mon–Fri, Sat, Sun. */
export function hoursRows(place: string, under: ReadingPolicy = policy): readonly HoursRow[] {
  return groupRows(dayRows(place, under));
}

/** The same, a row for each day, Monday first. */
export function dayRows(place: string, under: ReadingPolicy = policy): readonly HoursRow[] {
  const week = readUnder(under, weeklyHours, place);
  return mondayFirst.map((day) => row(day, day, hoursText(week[day])));
}

/** On one line: `Mon–Fri 9:00 AM – 6:00 PM, Sat 10:00 AM – 1:00 PM`. Closed days are left out. */
export function hoursLine(place: string, under: ReadingPolicy = policy): string {
  return hoursRows(place, under)
    .filter(({ hours }) => hours !== 'Closed')
    .map(({ days, hours }) => `${days} ${hours}`)
    .join(', ');
}

/** `Mon–Sat`: from the first open day of a week to the last. */
export function openDays(week: Schedule): string {
  return daysText(mondayFirst.filter((day) => week[day]));
}

function groupRows(days: readonly HoursRow[]): readonly HoursRow[] {
  const rows: HoursRow[] = [];
  for (const day of days) {
    const before = rows.at(-1);
    const same = before?.hours === day.hours;
    if (same) rows[rows.length - 1] = row(before.first, day.last, day.hours);
    else rows.push(day);
  }
  return rows;
}

function row(first: Weekday, last: Weekday, hours: string): HoursRow {
  return { days: daysText([first, last]), first, last, hours };
}

/** `Mon–Sat`: the first and the last of them, or the only one. */
function daysText(days: readonly Weekday[]): string {
  const ends = [...days.slice(0, 1), ...days.slice(-1)].map((day) => day.slice(0, 3));
  return [...new Set(ends)].join('–');
}
