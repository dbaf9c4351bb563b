import type { ClockFacts } from '../../pages/_clock/clock-facts.ts';
import {
  counterWeek,
  type Hours,
  minutesOf,
  shortDay,
  type Week,
} from '../specification/specified/hours.ts';

const inMinutes = ([opens, closes]: Hours) => [minutesOf(opens), minutesOf(closes)] as const;
/** From Sunday to Saturday. */
export function clockWeek({ weekdays, saturday }: Week): ClockFacts['week'] {
  const workday = inMinutes(weekdays);
  return [null, workday, workday, workday, workday, workday, inMinutes(saturday)];
}

const eve = inMinutes(shortDay);

/** What the specification says, written by hand: the clock as it should be resolved. */
export const resolved: ClockFacts = {
  zone: 'America/New_York',
  pickupZone: 'America/New_York',
  week: clockWeek(counterWeek),
  holidays: [
    [1, 1, 1, null, null],
    [11, 22, 28, 4, null],
    [12, 24, 24, null, eve],
    [12, 25, 25, null, null],
    [12, 31, 31, null, eve],
  ],
  pickups: [
    ['fedex', [1, 2, 3, 4, 5], 17 * 60, 16 * 60 + 45, 105],
    ['ups', [1, 2, 3, 4, 5], 17 * 60, 17 * 60, 120],
    ['dhl', [1, 2, 3, 4, 5], 16 * 60, 16 * 60, 120],
    ['usps', [1, 2, 3, 4, 5, 6], null, null, 0],
  ],
};

export const asStated: ClockFacts = {
  ...resolved,
  pickupZone: null,
  zoneLabel: 'EST',
  holidays: [],
};
