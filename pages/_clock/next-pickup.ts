import { findOpenDay, type OpenDay } from './calendar-day.ts';
import type { ClockFacts, PickupRule } from './clock-facts.ts';
import type { LocalTime } from './local-time.ts';

export interface NextPickup {
  readonly on: OpenDay;
  readonly isToday: boolean;
  /** Until when a package has to be here. The counter may close before the drop-off time. */
  readonly deadline: number;
  /** When the truck comes, if the counter is still open then. */
  readonly truck: number | null;
}

/** The next pickup of a carrier that a visitor can make. */
export function nextPickup(
  { day, minutes }: Pick<LocalTime, 'day' | 'minutes'>,
  [, days, truck, dropOff]: PickupRule,
  facts: ClockFacts,
): NextPickup | undefined {
  const deadlineOn = ({ hours: [, close] }: OpenDay) => Math.min(dropOff, close);
  const on = findOpenDay(
    day,
    facts,
    (at) => days.includes(at.weekday) && (at.day > day || minutes < deadlineOn(at)),
  );
  if (!on) return undefined;
  return {
    on,
    isToday: on.day === day,
    deadline: deadlineOn(on),
    truck: truck !== null && truck <= on.hours[1] ? truck : null,
  };
}
