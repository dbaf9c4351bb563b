import { useBuildDate } from '#authoring';
import { pickupFacts } from '../../_clock/store-clock-facts.ts';

/**
 * What a board of pickups carries for its clock, `use-pickups.client.ts`: the facts, and the status
 * (today, partial, next), which is empty until the clock knows the day.
 */
export function usePickups() {
  const facts = JSON.stringify(pickupFacts(useBuildDate()));
  return { 'data-status': '', 'data-pickups': facts } as const;
}
