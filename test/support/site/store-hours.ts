import { clockTime, hoursText } from '../../../pages/_facts/format.ts';
import { openingHours } from '../../../pages/_facts/hours.ts';
import type { DayHours, Weekday } from '../../../pages/_facts/schedule.ts';

/** When the store opens on a day, as its pages say it: `9:00 AM`. */
export function opensAt(day: Weekday): string {
  return clockTime(hoursOf(day).start);
}

/** When it closes: `6:00 PM`. */
export function closesAt(day: Weekday): string {
  return clockTime(hoursOf(day).end);
}

/** Both: `9:00 AM – 6:00 PM`. */
export function hoursOn(day: Weekday): string {
  return hoursText(hoursOf(day));
}

/** The moment when it closes on 2026-06-16, a Tuesday, and so many seconds later. */
export function tuesdayClosing(secondsLater = 0): string {
  const closing = Date.parse(`2026-06-16T${hoursOf('Tuesday').end}-04:00`);
  return new Date(closing + secondsLater * 1000).toISOString();
}

function hoursOf(day: Weekday): DayHours {
  const hours = openingHours[day];
  if (!hours) throw new Error(`The store is closed on ${day}.`);
  return hours;
}
