import { policy, type ReadingPolicy, read, readUnder } from '#authoring';
import { daysInShort, daysInWords } from './days-text.ts';
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

/** In words: `9:00 AM – 6:00 PM, Monday to Friday, and 10:00 AM – 1:00 PM on Saturday`. */
export function hoursInWords(place: string): string {
  const week = read(weeklyHours, place);
  const open = openDays(week);
  const parts = [...new Set(open.map((day) => hoursText(week[day])))].map((hours) => {
    const days = open.filter((day) => hoursText(week[day]) === hours);
    return days.length > 1 ? `${hours}, ${daysInWords(days)}` : `${hours} on ${days[0]}`;
  });
  return [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(', and ');
}

/** The days of a week on which the store is open, Monday first. */
export function openDays(week: Schedule): readonly Weekday[] {
  return mondayFirst.filter((day) => week[day]);
}

/** `Monday to Saturday. Closed Sunday.` */
export function openAndClosedDays(week: Schedule): string {
  const open = openDays(week);
  const closed = mondayFirst.filter((day) => !week[day]);
  return `${daysInWords(open)}.${closed.length > 0 ? ` Closed ${daysInWords(closed)}.` : ''}`;
}

/** `Yes, 10:00 AM – 1:00 PM.`, or `No, we’re closed on Saturday.` */
export function openOn(day: Weekday, place: string): string {
  const hours = read(weeklyHours, place)[day];
  return hours ? `Yes, ${hoursText(hours)}.` : `No, we’re closed on ${day}.`;
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
  const days = mondayFirst.slice(mondayFirst.indexOf(first), mondayFirst.indexOf(last) + 1);
  return { days: daysInShort(days), first, last, hours };
}
