import { calendarDay } from './calendar-day.ts';
import type { ClockFacts, Moment } from './clock-facts.ts';
import { localTime } from './local-time.ts';

/**
 * The hour that the store's day has reached, a quarter past nine being 9.25: never before opening,
 * never after closing. Null on a day without pickups, which has no ruler to run along.
 */
export function dayProgress(moment: Moment, facts: ClockFacts): number | null {
  const { day, minutes } = localTime(moment, facts.zone);
  const { pickup, hours } = calendarDay(day, facts);
  if (!pickup || !hours) return null;
  return Math.min(Math.max(minutes, hours[0]), hours[1]) / 60;
}
