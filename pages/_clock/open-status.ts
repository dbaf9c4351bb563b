import { type CalendarDay, calendarDay, dayName, findDay } from './calendar-day.ts';
import type { ClockFacts, ClockText, Moment, OpenMinutes } from './clock-facts.ts';
import { type LocalTime, localTime } from './local-time.ts';
import { timeOfDay } from './time-of-day.ts';

/**
 * Whether the store is open. Fields: `word` (Open), `detail` (Closes at 6:00 PM), `day` (Tuesday)
 * and `hours`, those of that day (9:00 AM – 6:00 PM).
 */
export function openStatus(moment: Moment, facts: ClockFacts): ClockText<'open' | 'closed'> {
  const now = localTime(moment, facts.zone);
  const today = calendarDay(now.day, facts);
  const { hours } = today;
  const open = !!hours && now.minutes >= hours[0] && now.minutes <= hours[1];
  return {
    state: open ? 'open' : 'closed',
    fields: {
      word: open ? 'Open' : 'Closed',
      detail: open ? `Closes at ${timeOfDay(hours[1])}` : opensText(now, facts),
      day: dayName(today),
      hours: hours ? hoursRange(hours) : 'Closed',
    },
  };
}

/** The day on which a store that is closed opens next. Its hours are not null. */
export function nextOpening(
  { day, minutes }: Pick<LocalTime, 'day' | 'minutes'>,
  facts: ClockFacts,
): CalendarDay | undefined {
  return findDay(day, facts, (on) => on.hours && (on.day > day || minutes < on.hours[0]));
}

/** `10:00 AM – 2:00 PM` */
export function hoursRange([from, to]: OpenMinutes): string {
  return `${timeOfDay(from)} – ${timeOfDay(to)}`;
}

function opensText(now: LocalTime, facts: ClockFacts): string {
  const next = nextOpening(now, facts);
  if (!next?.hours) return '';
  return `Opens${next.day > now.day ? ` ${dayName(next)}` : ''} at ${timeOfDay(next.hours[0])}`;
}
