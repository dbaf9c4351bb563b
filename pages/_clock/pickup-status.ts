import { timeOfDay } from '../_facts/time-of-day.ts';
import { dayName } from './calendar-day.ts';
import type { ClockFacts, Moment, PickupRule } from './clock-facts.ts';
import { localTime } from './local-time.ts';
import { type NextPickup, nextPickup } from './next-pickup.ts';

/**
 * Which packages still leave today. Fields: `clock` (1:20 PM EST), and for each carrier:
 * `<carrier>`: `today`, `short` (today, and the counter closes before the truck or it has no known
 * time), `next`;
 * `<carrier>Answer`: Yes, today at 5:00 PM. No. Monday at 5:00 PM. Maybe. Call us, if the counter
 * closes before the truck. Without a known time: Picks up today;
 * `<carrier>Time` and `<carrier>Half`: 4:45, PM, the next deadline;
 * `<carrier>Day`: today, or the day of the next pickup: Monday;
 * `<carrier>Hour`: the hour of that day, from opening time on: 15.5 is 3:30 PM; empty when no truck
 * comes at a known time;
 * `<carrier>When`: 1 h 25 min left, or the day of the deadline if it is not today: Monday;
 * `<carrier>Urgent`: near, if the deadline is and the truck comes at a known time.
 */
export function pickupStatus(moment: Moment, facts: ClockFacts): Readonly<Record<string, string>> {
  const now = localTime(moment, facts.visitorsPickups ? null : facts.zone);
  const store = localTime(moment, facts.zone);
  const fields: Record<string, string> = {
    clock: `${timeOfDay(store.minutes)} ${facts.zoneLabel ?? store.label}`,
  };
  for (const rule of facts.pickups) {
    const next = nextPickup(now, rule, facts);
    if (!next) continue;
    const own = carrierFields(next, now.minutes, rule);
    for (const [name, text] of Object.entries(own)) fields[rule[0] + name] = text;
  }
  return fields;
}

function carrierFields(
  { on, isToday, deadline, truck }: NextPickup,
  minutes: number,
  [, , scheduled, , urgent]: PickupRule,
) {
  const left = deadline - minutes;
  const day = isToday ? 'today' : dayName(on);
  const next = truck === null ? day : `${day} at ${timeOfDay(truck)}`;
  const answer = isToday ? (truck === null ? 'Maybe. Call us' : `Yes, ${next}`) : `No. ${next}`;
  const opensAt = on.hours[0];
  const [time = '', half = ''] = timeOfDay(deadline).split(' ');
  return {
    '': isToday ? (truck === null ? 'short' : 'today') : 'next',
    Answer: scheduled === null ? `Picks up ${day}` : answer,
    Time: time,
    Half: half,
    Day: day,
    Hour: truck === null ? '' : `${(isToday ? Math.max(minutes, opensAt) : opensAt) / 60}`,
    When: isToday ? timeLeft(left) : day,
    Urgent: isToday && truck && left <= urgent ? 'near' : '',
  };
}

/** `1 h 25 min left`, `2 h left`, `40 min left` */
function timeLeft(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return `${hours ? `${hours} h ` : ''}${minutes % 60 ? `${minutes % 60} min ` : ''}left`;
}
