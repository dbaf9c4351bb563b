import type { ClockFacts, ClockText, Moment } from './clock-facts.ts';
import { localTime } from './local-time.ts';

/** The year at the store. Field: `year`. */
export function storeYear(moment: Moment, { zone }: Pick<ClockFacts, 'zone'>): ClockText<'year'> {
  return { state: 'year', fields: { year: localTime(moment, zone).year } };
}
