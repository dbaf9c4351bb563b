import type { ClockFacts } from '../../../pages/_clock/clock-facts.ts';

/** Minutes since midnight. */
const at = (hour: number, minute = 0) => 60 * hour + minute;

const dayOf = (date: string) => Date.parse(date) / 86_400_000;

const workday = [at(9), at(18)] as const;
const eve = [at(10), at(14)] as const;

/** The hours, holidays, and pickups of no real store: tests of the clock do not depend on those of ours. */
export const resolved: ClockFacts = {
  zone: 'America/New_York',
  week: [null, workday, workday, workday, workday, workday, [at(10), at(13)]],
  holidays: [
    [1, 1, 1, null, null],
    [11, 22, 28, 4, null],
    [12, 24, 24, null, eve],
    [12, 25, 25, null, null],
    [12, 31, 31, null, eve],
  ],
  pickups: [
    ['fedex', [1, 2, 3, 4, 5], at(17), at(16, 45), 105],
    ['ups', [1, 2, 3, 4, 5], at(17), at(17), 120],
    ['dhl', [1, 2, 3, 4, 5], at(16), at(16), 120],
    ['usps', [1, 2, 3, 4, 5, 6], null, at(17), 0, 'Picks up daily', 'Mon–Sat'],
  ],
  off: [
    [dayOf('2026-09-07'), 'nnnn', 'Labor Day'],
    [dayOf('2026-10-12'), '---n', 'Columbus Day'],
    [dayOf('2026-11-26'), 'nnnn', 'Thanksgiving'],
    [dayOf('2026-11-27'), 'ccc-', ''],
    [dayOf('2026-12-24'), 'ccc-', ''],
  ],
};

export const asStated: ClockFacts = {
  ...resolved,
  visitorsPickups: true,
  zoneLabel: 'EST',
  holidays: [],
  off: [],
  pickups: [
    ['fedex', [1, 2, 3, 4, 5], at(17), at(17), 120, 'Pickup'],
    ['ups', [1, 2, 3, 4, 5], at(17), at(17), 120, 'Pickup'],
    ['dhl', [1, 2, 3, 4, 5], at(16), at(16), 120, 'Pickup'],
  ],
};
