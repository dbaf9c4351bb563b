import type { Href } from '#authoring';
import type { CarrierId } from './carrier-names.ts';
import { daysAfter, isoDate } from './federal-holidays.ts';
import { refuse, requireDate, requireHours } from './possible-values.ts';
import type { DayHours } from './schedule.ts';

interface Days {
  /** YYYY-MM-DD */
  readonly from: string;
  /** The last day. Left out: only one. */
  readonly to?: string;
  /** What a visitor reads. */
  readonly text: string;
}

export interface ClosedDays extends Days {
  /** Left out: closed. */
  readonly hours?: DayHours;
}

export interface Announcement extends Days {
  readonly href?: Href;
  readonly carrier?: CarrierId;
}

/** Refuses days that no calendar has, and ends before their beginnings. */
export function dated<Entry extends ClosedDays | Announcement>(
  entries: readonly Entry[],
): readonly Entry[] {
  for (const entry of entries) {
    const { from, to = from, text } = entry;
    for (const date of [from, to]) requireDate(date, dated);
    if (to < from)
      refuse(
        dated,
        `"${text}" ends on ${to}, before it begins on ${from}. Write the first day as from.`,
      );
    if ('hours' in entry && entry.hours) requireHours(entry.hours, dated);
  }
  return entries;
}

/** Each day of an entry, as YYYY-MM-DD. */
export function daysOf({ from, to = from }: Pick<Days, 'from' | 'to'>): readonly string[] {
  const days: string[] = [];
  for (let date = from; date <= to; date = dayAfter(date)) days.push(date);
  return days;
}

export function dayAfter(date: string): string {
  return isoDate(daysAfter(new Date(date), 1));
}
