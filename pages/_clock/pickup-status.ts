import { timeOfDay } from '../_facts/time-of-day.ts';
import { calendarDay, dayName } from './calendar-day.ts';
import type { ClockFacts, Moment, PickupRule } from './clock-facts.ts';
import { localTime } from './local-time.ts';
import { type NextPickup, nextPickup } from './next-pickup.ts';

/**
 * Which packages still leave today. Fields: `status`: `today` while all carriers with a known time
 * leave today, `partial` while some do, `next` when none does; and for each carrier:
 * `<carrier>`: `today`, `late` (the deadline has passed, and the truck has not come), `call` (today,
 * and only a call tells), `next`;
 * `<carrier>Label`, `<carrier>Time` and `<carrier>Half`: what to do now. Drop off by, 4:45, and a space and PM; or
 * Goes out, Monday; or Today’s pickup, Call us; with a space after the first;
 * `<carrier>Answer`: Yes, today at 5:00 PM. No pickup: Labor Day. Without a known time: Picks up today;
 * `<carrier>When`: 1 h 25 min left, or the deadline on the next day: Due 4:45 PM;
 * `<carrier>Day`: today, or the day of the next pickup: Monday;
 * `<carrier>Hour`: the hour of that day, from opening time on: 15.5 is 3:30 PM; empty when no truck
 * comes at a known time;
 * `<carrier>Urgent`: near, if the deadline is and the truck comes at a known time.
 */
export function pickupStatus(moment: Moment, facts: ClockFacts): Readonly<Record<string, string>> {
  const now = localTime(moment, facts.visitorsPickups ? null : facts.zone);
  const fields: Record<string, string> = {};
  for (const [index, rule] of facts.pickups.entries()) {
    const next = nextPickup(now, index, facts);
    if (!next) continue;
    const own = fieldsOf(next, now.minutes, rule, whyNot(now.day, index, facts));
    for (const [name, text] of Object.entries(own)) fields[rule[0] + name] = text;
  }
  const timed = facts.pickups.filter(([, , truck]) => truck !== null);
  const leaving = timed.filter(([carrier]) => fields[carrier] === 'today').length;
  return { ...fields, status: !leaving ? 'next' : leaving < timed.length ? 'partial' : 'today' };
}

function fieldsOf(next: NextPickup, minutes: number, rule: PickupRule, not: string) {
  const { on, isToday, isLate, isUnsure, deadline, truck } = next;
  const [, , scheduled, , urgent, stated] = rule;
  const day = isToday ? 'today' : dayName(on);
  if (scheduled === null) return untimedFields(day, isUnsure, not);
  const by = timeOfDay(deadline);
  const from = isToday ? Math.max(minutes, on.hours[0]) : on.hours[0];
  const own = {
    Answer: isToday ? todaysAnswer(next) : not,
    Day: day,
    Hour: truck === null ? '' : `${from / 60}`,
    Half: '',
    // Not empty, so that its line stays.
    When: '\u00a0',
    Urgent: '',
  };
  if (isUnsure || isLate) return { ...own, ...callFields(day, isLate) };
  if (!isToday)
    return {
      ...own,
      '': 'next',
      Label: 'Goes out ',
      Time: day,
      When: `${stated ?? 'Due'} ${by}`,
    };
  const left = deadline - minutes;
  const [Time = '', half = ''] = by.split(' ');
  const Urgent = left <= urgent ? 'near' : '';
  return {
    ...own,
    '': 'today',
    Label: `${stated ?? 'Drop off by'} `,
    Time,
    // A space that keeps both on one line.
    Half: `\u00a0${half}`,
    When: timeLeft(left),
    Urgent,
  };
}

function callFields(day: string, isLate: boolean) {
  const isToday = day === 'today';
  return {
    '': isLate ? 'late' : isToday ? 'call' : 'next',
    Label: `${isToday ? 'Today' : day}’s pickup `,
    Time: 'Call\u00a0us',
  };
}

function todaysAnswer({ isUnsure, isLate, deadline, truck }: NextPickup): string {
  if (isUnsure) return `We’re open until ${timeOfDay(deadline)}`;
  return isLate ? 'Too late for today’s truck. Call us' : `Yes, today at ${timeOfDay(truck ?? 0)}`;
}

/** Of a carrier whose pickup has no known time. */
function untimedFields(day: string, isUnsure: boolean, not: string) {
  const isHoliday = not.includes(':');
  return {
    Answer: isUnsure ? 'Call us' : isHoliday ? not : `Picks up ${day}`,
    When: isHoliday ? `Next: ${day}` : 'Call for times',
  };
}

/** Why no package leaves today: `No pickup: Labor Day`. */
function whyNot(day: number, index: number, facts: ClockFacts): string {
  const off = facts.off.find(([at, pickups]) => at === day && pickups[index] === 'n');
  if (off) return `No pickup: ${off[2]}`;
  const { hours, weekday } = calendarDay(day, facts);
  return hours && facts.pickups[index]?.[1].includes(weekday)
    ? 'Too late for today'
    : 'No pickup today';
}

/** `1 h 25 min left`, `2 h left`, `40 min left` */
function timeLeft(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return `${hours ? `${hours} h ` : ''}${minutes % 60 ? `${minutes % 60} min ` : ''}left`;
}
