import { timeOfDay } from '../_facts/time-of-day.ts';
import { calendarDay, dayName } from './calendar-day.ts';
import type { ClockFacts, Moment, PickupRule } from './clock-facts.ts';
import { localTime } from './local-time.ts';
import { type NextPickup, nextPickup } from './next-pickup.ts';

/**
 * Which packages still leave today. Fields:
 * `status`: `today` while all carriers with a known time leave today, `partial` while some do, and
 * `next` when none does. And for each carrier, after its name:
 * - nothing: the state. `today`, `late` (the deadline has passed, but the truck has not come), `call`
 *   (today's pickup is not certain), or `next`;
 * - `Label`, `Time`, and `Half`: what to do now. "Drop off by ", "4:45", and " PM"; or "Goes out " and
 *   "Monday"; or "Today’s pickup " and "Call us"; without a known time "Picks up daily " and "Mon–Sat";
 * - `Answer`: "Yes, today at 5:00 PM" or "No pickup: Labor Day"; without a known time "Picks up today";
 * - `When`: "1 h 25 min left", or the deadline of another day: "Drop off by 4:45 PM", or
 *   on a holiday "By 4:45 PM"; without a known time "Call for times";
 * - `Day`: "today", or the day of the next pickup: "Monday";
 * - `Hour`: the hour of that day, from opening time on: 15.5 is 3:30 PM. Empty if the pickup time is
 *   not known;
 * - `Urgent`: `near`, if the deadline is close.
 */
export function pickupStatus(moment: Moment, facts: ClockFacts): Readonly<Record<string, string>> {
  const now = localTime(moment, facts.visitorsPickups ? null : facts.zone);
  const fields: Record<string, string> = {};
  for (const [index, rule] of facts.pickups.entries()) {
    const next = nextPickup(now, index, facts);
    if (!next) continue;
    const [, days] = rule;
    const holiday = facts.off.find(([at, on]) => at === now.day && on[index] === 'n')?.[2];
    const why = holiday ? `No pickup: ${holiday}` : whyNot(now.day, days, facts);
    const own = carrierFields({ ...next, why, isHoliday: !!holiday }, now.minutes, rule);
    for (const [name, text] of Object.entries(own)) fields[rule[0] + name] = text;
  }
  const timed = facts.pickups.filter(([, , truck]) => truck !== null);
  const leaving = timed.filter(([carrier]) => fields[carrier] === 'today').length;
  return { ...fields, status: !leaving ? 'next' : leaving < timed.length ? 'partial' : 'today' };
}

/** The next pickup, and why it is not today's. */
interface Explained extends NextPickup {
  readonly why: string;
  readonly isHoliday: boolean;
}

function carrierFields(
  next: Explained,
  minutes: number,
  [, , scheduled, , urgent, dropOff = 'Drop off by', daily = '']: PickupRule,
) {
  const { on, isToday, isLate, isUnsure, deadline, truck, why, isHoliday } = next;
  const day = isToday ? 'today' : dayName(on);
  const by = timeOfDay(deadline);
  const from = isToday ? Math.max(minutes, on.hours[0]) : on.hours[0];
  const own = {
    Answer: isToday ? todaysAnswer(next) : why,
    Day: day,
    Hour: truck === null ? '' : `${from / 60}`,
    Half: '',
    // Not empty, so that its line stays.
    When: '\u00a0',
    Urgent: '',
  };
  if (isUnsure || isLate) return { ...own, ...callFields(day, isLate) };
  // The name of a holiday leaves no room on a phone.
  const timed = `${isHoliday ? 'By' : dropOff} ${by}`;
  const When = scheduled === null ? 'Call for times' : timed;
  if (!isToday) return { ...own, '': 'next', Label: 'Goes out ', Time: day, When };
  const today = { ...own, '': 'today', Label: `${dropOff} ` };
  if (scheduled === null) return { ...today, Time: daily, When };
  const left = deadline - minutes;
  const [Time = '', half = ''] = by.split(' ');
  return {
    ...today,
    Time,
    // A space that keeps both on one line.
    Half: `\u00a0${half}`,
    When: timeLeft(left),
    Urgent: left <= urgent ? 'near' : '',
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
  if (truck === null) return 'Picks up today';
  return isLate ? 'Too late for today’s truck' : `Yes, today at ${timeOfDay(truck)}`;
}

/** Why no package leaves on a day that is no holiday of the carrier. */
function whyNot(day: number, days: readonly number[], facts: ClockFacts): string {
  const { hours, weekday } = calendarDay(day, facts);
  return hours && days.includes(weekday) ? 'Too late for today' : 'No pickup today';
}

/** `1 h 25 min left`, `2 h left`, `40 min left` */
function timeLeft(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return `${hours ? `${hours} h ` : ''}${minutes % 60 ? `${minutes % 60} min ` : ''}left`;
}
