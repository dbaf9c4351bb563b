import { calendarDay } from './calendar-day.ts';
import type { ClockFacts, Moment } from './clock-facts.ts';
import { localTime } from './local-time.ts';

/**
 * How many hours of the store's day are over, from 0 at opening to its length at closing: how far
 * the tape of the day ruler runs. Null on a day without pickups, which shows no tape.
 */
export function dayProgress(moment: Moment, facts: ClockFacts): number | null {
  const { day, minutes } = localTime(moment, facts.zone);
  const { pickup, hours } = calendarDay(day, facts);
  if (!pickup || !hours) return null;
  return (Math.min(Math.max(minutes, hours[0]), hours[1]) - hours[0]) / 60;
}
