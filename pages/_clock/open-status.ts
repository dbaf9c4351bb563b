import { timeOfDay } from '../_facts/time-of-day.ts';
import { type CalendarDay, calendarDay, dayName, findOpenDay } from './calendar-day.ts';
import type { ClockText, Moment, StoreFacts } from './clock-facts.ts';
import { type LocalTime, localTime } from './local-time.ts';

/**
 * Whether the store is open. Fields: `word` (Open), `detail` (Closes at 6:00 PM; if it names
 * a day, with a line break before "at" for narrow places), `today` (Today 9:00 AM – 6:00 PM), and the store's `clock`
 * (1:20 PM EST), `day` (Tuesday, Holiday, or Special hours), and `year`.
 */
export function openStatus(moment: Moment, facts: StoreFacts): ClockText<'open' | 'closed'> {
  const now = localTime(moment, facts.zone);
  const today = calendarDay(now.day, facts);
  const { hours } = today;
  const open = !!hours && now.minutes >= hours[0] && now.minutes <= hours[1];
  return {
    state: open ? 'open' : 'closed',
    fields: {
      word: open ? 'Open' : 'Closed',
      detail: open ? `Closes at ${timeOfDay(hours[1])}` : opensText(now, facts),
      today: hours ? `Today ${hours.map(timeOfDay).join(' – ')}` : 'Closed today',
      clock: `${timeOfDay(now.minutes)} ${facts.zoneLabel ?? now.label}`,
      day: hours === facts.week[today.weekday] ? dayName(today) : nameOfHours(today),
      year: now.year,
    },
  };
}

function nameOfHours({ isOwn }: CalendarDay): string {
  return isOwn ? 'Special hours' : 'Holiday';
}

function opensText({ day: today, minutes }: LocalTime, facts: StoreFacts): string {
  const next = findOpenDay(today, facts, (on) => on.day > today || minutes < on.hours[0]);
  if (!next) return '';
  const day = next.day > today ? ` ${dayName(next)}\n` : ' ';
  return `Opens${day}at ${timeOfDay(next.hours[0])}`;
}
