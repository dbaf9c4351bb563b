import type { ClockFacts } from '../../pages/_clock/clock-facts.ts';

const workday = [9 * 60, 18 * 60] as const;
const shortDay = [10 * 60, 14 * 60] as const;

/** What the specification says, written down by hand: the clock as it should be resolved. */
export const resolved: ClockFacts = {
  zone: 'America/New_York',
  pickupZone: 'America/New_York',
  week: [null, workday, workday, workday, workday, workday, [10 * 60, 13 * 60]],
  holidays: [
    [1, 1, 1, null, null],
    [11, 22, 28, 4, null],
    [12, 24, 24, null, shortDay],
    [12, 25, 25, null, null],
    [12, 31, 31, null, shortDay],
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
