import { findOpenDay, type OpenDay } from './calendar-day.ts';
import type { ClockFacts } from './clock-facts.ts';
import type { LocalTime } from './local-time.ts';

export interface NextPickup {
  readonly on: OpenDay;
  readonly isToday: boolean;
  /** Until when a package has to be here. The counter may close before the drop-off time. */
  readonly deadline: number;
  /** When the truck comes, if that is known, and the counter is still open then. */
  readonly truck: number | null;
  /** Whether today’s deadline has passed, but the truck has not come yet. */
  readonly isLate: boolean;
  /** Whether that day’s pickup is not certain, so that visitors should call. */
  readonly isUnsure: boolean;
}

/** A carrier’s next pickup. Days without one are skipped. `carrier` is its index in `facts.pickups`. */
export function nextPickup(
  { day, minutes }: Pick<LocalTime, 'day' | 'minutes'>,
  carrier: number,
  facts: ClockFacts,
): NextPickup | undefined {
  const rule = facts.pickups[carrier];
  if (!rule) return undefined;
  const [, days, scheduled, dropOff] = rule;
  const pickupOn = (on: OpenDay) => {
    const close = on.hours[1];
    const isUnsure =
      on.day >= (facts.until ?? Infinity) ||
      offOn(on.day, carrier, facts) === 'c' ||
      (scheduled ?? 0) > close;
    const deadline = isUnsure ? close : Math.min(dropOff, close);
    return { isUnsure, deadline, truck: isUnsure ? null : scheduled };
  };
  const on = findOpenDay(day, facts, (at) => {
    const { deadline, truck } = pickupOn(at);
    return (
      days.includes(at.weekday) &&
      offOn(at.day, carrier, facts) !== 'n' &&
      (at.day > day || minutes < Math.max(deadline, truck ?? 0))
    );
  });
  if (!on) return undefined;
  const pickup = pickupOn(on);
  const isToday = on.day === day;
  return { on, isToday, isLate: isToday && minutes >= pickup.deadline, ...pickup };
}

function offOn(day: number, carrier: number, { off }: ClockFacts): string | undefined {
  return off.find(([at]) => at === day)?.[1][carrier];
}
