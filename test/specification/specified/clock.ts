import { sameDayDropOff } from '../../../pages/_facts/drop-off.ts';
import { pickups as ownPickups } from '../../../pages/_facts/pickups.ts';
import { weekdays } from '../../../pages/_facts/schedule.ts';
import { expected } from '../owner-changes.ts';
import { holidayRules } from './holidays.ts';
import { counterWeek, type Hours, minutesOf, openWeek, type Week } from './hours.ts';

// What the clock of each page has to know, in its own form: minutes since midnight, Sunday first.

const inMinutes = ([opens, closes]: Hours) => [minutesOf(opens), minutesOf(closes)];

function clockWeek(week: Week) {
  const byDay = new Map(week);
  return weekdays.map((day) => {
    const hours = byDay.get(day);
    return hours ? inMinutes(hours) : null;
  });
}

const workdays = [1, 2, 3, 4, 5];

/** As stated, or as the owner has changed it. */
function pickup(carrier: keyof typeof ownPickups, ...stated: readonly string[]) {
  const { at, days, urgentFrom } = ownPickups[carrier];
  const own = [at, sameDayDropOff.chosen[carrier], urgentFrom];
  const [truck = '', dropOff = '', urgent = ''] = expected(`pickups.${carrier}`, stated, own);
  const numbers = days.map((day) => weekdays.indexOf(day));
  return [
    carrier,
    expected(`pickups.${carrier}`, workdays, numbers),
    minutesOf(truck),
    minutesOf(dropOff),
    minutesOf(dropOff) - minutesOf(urgent),
  ];
}

const pickups = [
  pickup('fedex', '17:00', '16:45', '15:00'),
  pickup('ups', '17:00', '17:00', '15:00'),
  pickup('dhl', '16:00', '16:00', '14:00'),
  ['usps', [...workdays, 6], null, minutesOf('17:00'), 0, 'Picks up daily', 'Mon–Sat'],
];

export const resolvedStore = {
  zone: 'America/New_York',
  week: clockWeek(openWeek),
  holidays: holidayRules.map(({ month, days: [first, last], weekday, hours }) => [
    month,
    first,
    last,
    weekday ?? null,
    hours ? inMinutes(hours) : null,
  ]),
};

export const statedStore = {
  zone: 'America/New_York',
  zoneLabel: 'EST',
  week: clockWeek(counterWeek),
  holidays: [],
};

/** From 2026-11-28 on: all carriers are off on Christmas and New Year's Day, and USPS on MLK Day. */
export const resolvedPickups = {
  pickups,
  off: [
    [dayOf('2026-12-24'), 'ccc-', ''],
    [dayOf('2026-12-25'), 'nnnn', 'Christmas Day'],
    [dayOf('2026-12-31'), 'ccc-', ''],
    [dayOf('2027-01-01'), 'nnnn', 'New Year’s Day'],
    [dayOf('2027-01-18'), '---n', 'MLK Day'],
  ],
  until: dayOf('2027-02-15'),
};

/** Section 4: the times of the pickups decide, by the visitor's clock; USPS is always daily, and no day is off. */
export const statedPickupFacts = {
  visitorsPickups: true,
  pickups: pickups.slice(0, 3).map(([carrier, days, truck, , urgent]) => {
    const before = carrier === 'fedex' ? minutesOf('17:00') - minutesOf('15:00') : urgent;
    return [carrier, days, truck, truck, before, 'Pickup'];
  }),
  off: [],
};

function dayOf(date: string): number {
  return Date.parse(date) / 86_400_000;
}
