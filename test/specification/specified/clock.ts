import { holidayRules } from './holidays.ts';
import { counterWeek, type Hours, minutesOf, openWeek, type Week } from './hours.ts';

// What the clock of each page has to know, in its own form: minutes since midnight, Sunday first.

const inMinutes = ([opens, closes]: Hours) => [minutesOf(opens), minutesOf(closes)];

function clockWeek({ weekdays, saturday }: Week) {
  const workday = inMinutes(weekdays);
  return [null, workday, workday, workday, workday, workday, inMinutes(saturday)];
}

const workdays = [1, 2, 3, 4, 5];

/** If the store changes a pickup or a deadline, change it here and in `pages/_facts/`. */
const pickups = [
  ['fedex', workdays, minutesOf('17:00'), minutesOf('16:45'), 105],
  ['ups', workdays, minutesOf('17:00'), minutesOf('17:00'), 120],
  ['dhl', workdays, minutesOf('16:00'), minutesOf('16:00'), 120],
  ['usps', [...workdays, 6], null, minutesOf('17:00'), 0],
];

export const resolvedClock = {
  zone: 'America/New_York',
  week: clockWeek(openWeek),
  holidays: holidayRules.map(({ month, days: [first, last], weekday, hours }) => [
    month,
    first,
    last,
    weekday ?? null,
    hours ? inMinutes(hours) : null,
  ]),
  pickups,
};

export const statedClock = {
  ...resolvedClock,
  visitorsPickups: true,
  zoneLabel: 'EST',
  week: clockWeek(counterWeek),
  holidays: [],
};
