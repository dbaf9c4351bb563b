import type { ClockFacts } from '../../pages/_clock/clock-facts.ts';

const workday = [9 * 60, 18 * 60] as const;
const shortDay = [10 * 60, 14 * 60] as const;

/** What the specification says, written down by hand: the clock as it should be resolved. */
export const resolved: ClockFacts = {
  zone: 'America/New_York',
  pickupZone: 'America/New_York',
  zoneLabel: null,
  week: [null, workday, workday, workday, workday, workday, [10 * 60, 13 * 60]],
  holidays: [
    ['New Year’s Day', 1, 1, 1, null, null],
    ['Thanksgiving', 11, 22, 28, 4, null],
    ['Christmas Eve', 12, 24, 24, null, shortDay],
    ['Christmas Day', 12, 25, 25, null, null],
    ['New Year’s Eve', 12, 31, 31, null, shortDay],
  ],
  noticeDays: 7,
  pickups: [
    ['fedex', 17 * 60, 15 * 60],
    ['ups', 17 * 60, 15 * 60],
    ['dhl', 16 * 60, 14 * 60],
  ],
  pickupDays: [1, 2, 3, 4, 5],
  uspsDays: 'Mon–Sat',
  urgent: 'Next-day deadline approaching',
};

export const asStated: ClockFacts = {
  ...resolved,
  pickupZone: null,
  zoneLabel: 'EST',
  holidays: [],
};
