import { type CalendarDay, calendarDay, dayName, findDay } from './calendar-day.ts';
import type { ClockFacts, ClockText, Moment } from './clock-facts.ts';
import { localTime } from './local-time.ts';
import { timeOfDay } from './time-of-day.ts';

/**
 * What leaves today: everything, some of it, or nothing before the next pickup day. Fields: `clock`
 * (1:20 PM EST), for each carrier its `<carrier>Day` (today, or a weekday) and `<carrier>Urgent`
 * (the warning, or nothing), `urgent` (the warning if any carrier has it) and `uspsDay`.
 */
export function pickupStatus(
  moment: Moment,
  facts: ClockFacts,
): ClockText<'today' | 'partial' | 'next'> {
  const { day, minutes } = localTime(moment, facts.pickupZone);
  const { pickup, hours, holiday } = calendarDay(day, facts);
  const store = localTime(moment, facts.zone);
  // After a short day's closing nobody can hand anything in, though the truck is still to come.
  const handsIn = pickup && !!hours && minutes <= hours[1];
  const left = facts.pickups.filter(([, at]) => handsIn && minutes < at);
  const near = left.filter(([, , urgentFrom]) => minutes >= urgentFrom);

  const following = nextPickupDay(day, facts);
  const next = following ? dayName(following) : '';
  const fields: Record<string, string> = {
    clock: `${timeOfDay(store.minutes)} ${facts.zoneLabel ?? store.label}`,
    uspsDay: facts.uspsDays + (holiday && !hours ? ', not today' : ''),
    urgent: near.length ? facts.urgent : '',
  };
  for (const carrier of facts.pickups) {
    fields[`${carrier[0]}Day`] = left.includes(carrier) ? 'today' : next;
    fields[`${carrier[0]}Urgent`] = near.includes(carrier) ? facts.urgent : '';
  }
  const all = left.length === facts.pickups.length;
  return { state: all ? 'today' : left.length ? 'partial' : 'next', fields };
}

/** The first day after a given one on which the carriers come. */
export function nextPickupDay(day: number, facts: ClockFacts): CalendarDay | undefined {
  return findDay(day + 1, facts, ({ pickup }) => pickup);
}
