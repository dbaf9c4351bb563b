import { findOpenDay, type OpenDay } from './calendar-day.ts';
import type { ClockFacts, PickupRule } from './clock-facts.ts';
import type { LocalTime } from './local-time.ts';

export interface NextPickup {
  readonly on: OpenDay;
  readonly isToday: boolean;
  /** Until when a package gets on it: the counter may close before the drop-off time. */
  readonly dropOff: number;
  /** The truck, or closing time on a day when the counter closes before it comes. */
  readonly end: number;
  /** When the truck comes, if the counter is still open then. */
  readonly truck: number | null;
}

/** The next pickup of a carrier for which the counter is still open. */
export function nextPickup(
  { day, minutes }: Pick<LocalTime, 'day' | 'minutes'>,
  [, days, truck, dropOff]: PickupRule,
  facts: ClockFacts,
): NextPickup | undefined {
  const endOn = ({ hours: [, close] }: OpenDay) => Math.min(truck ?? close, close);
  const on = findOpenDay(
    day,
    facts,
    (at) => days.includes(at.weekday) && (at.day > day || minutes < endOn(at)),
  );
  if (!on) return undefined;
  const end = endOn(on);
  return {
    on,
    isToday: on.day === day,
    dropOff: Math.min(dropOff ?? end, end),
    end,
    truck: truck === end ? truck : null,
  };
}
