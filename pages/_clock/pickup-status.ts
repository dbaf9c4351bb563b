import { dayName } from './calendar-day.ts';
import type { ClockFacts, ClockText, Moment, PickupRule } from './clock-facts.ts';
import { localTime } from './local-time.ts';
import { type NextPickup, nextPickup } from './next-pickup.ts';
import { timeOfDay } from './time-of-day.ts';

/**
 * What leaves today: everything, some of it, or nothing before the next pickup day. Fields: `clock`
 * (1:20 PM EST), `urgent` (`near` while a deadline is), `hour` (15.5 at half past three,
 * not before opening; empty when no truck is to come while the counter is open), and for each
 * carrier:
 * `<carrier>`: `today`, `short` (today, and the counter closes before the truck or it has no known
 * time), `late` (its drop-off time has passed, its truck is still to come), `next`;
 * `<carrier>Status`: Pickup today at 5:00 PM. Not today: next pickup Monday;
 * `<carrier>Day`, `<carrier>Time` and `<carrier>Half`: today, 4:45, PM, the next drop-off time;
 * `<carrier>Next`: Monday 5:00 PM, the truck;
 * `<carrier>Left`: 1 h 25 min left; `<carrier>Urgent`: near. Both are empty until a deadline is near.
 */
export function pickupStatus(
  moment: Moment,
  facts: ClockFacts,
): ClockText<'today' | 'partial' | 'next'> {
  const { day, minutes } = localTime(moment, facts.pickupZone);
  const store = localTime(moment, facts.zone);
  const fields: Record<string, string> = {
    clock: `${timeOfDay(store.minutes)} ${facts.zoneLabel ?? store.label}`,
    urgent: '',
    hour: '',
  };
  const leaves: boolean[] = [];
  for (const rule of facts.pickups) {
    const next = nextPickup({ day, minutes }, rule, facts);
    if (!next) continue;
    const own = carrierFields(next, minutes, rule);
    for (const [name, text] of Object.entries(own)) fields[rule[0] + name] = text;
    fields['urgent'] ||= own['Urgent'] ?? '';
    if (next.isToday && next.truck !== null)
      fields['hour'] = `${Math.max(minutes, next.on.hours[0]) / 60}`;
    if (rule[2] !== null) leaves.push(next.isToday);
  }
  const state = leaves.includes(true) ? (leaves.includes(false) ? 'partial' : 'today') : 'next';
  return { state, fields };
}

function carrierFields(
  next: NextPickup,
  minutes: number,
  [, , , , urgent]: PickupRule,
): Readonly<Record<string, string>> {
  const { on, isToday, dropOff, end, truck } = next;
  const isLate = isToday && minutes >= dropOff;
  const isNear = isToday && minutes >= end - urgent;
  const day = isToday ? 'today' : dayName(on);
  const by = timeOfDay(dropOff);
  const [time = '', half = ''] = by.split(' ');
  return {
    '': stateOf(next, isLate),
    Status: statusText(next, isLate),
    Day: day,
    Time: time,
    Half: half,
    Next: `${day} ${truck === null ? `by ${by}` : timeOfDay(truck)}`,
    Left: isLate ? `Past ${by}` : isNear ? timeLeft(dropOff - minutes) : '',
    Urgent: isNear ? 'near' : '',
  };
}

function stateOf({ isToday, truck }: NextPickup, isLate: boolean): string {
  if (!isToday) return 'next';
  if (isLate) return 'late';
  return truck === null ? 'short' : 'today';
}

function statusText({ on, isToday, truck }: NextPickup, isLate: boolean): string {
  if (!isToday) return `Not today: next pickup ${dayName(on)}`;
  const at = truck === null ? '' : ` at ${timeOfDay(truck)}`;
  return isLate ? `Call us: pickup${at}` : `Pickup today${at}`;
}

/** `1 h 25 min left`, `2 h left`, `40 min left` */
function timeLeft(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return `${hours ? `${hours} h ` : ''}${minutes % 60 ? `${minutes % 60} min ` : ''}left`;
}
