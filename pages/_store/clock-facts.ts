import { type Policy, policy, readUnder } from '#authoring';
import type { ClockFacts, HolidayRule, OpenMinutes } from '../_clock/clock-facts.ts';
import { minutesOf } from './format.ts';
import { type Holiday, holidayNoticeDays, holidays } from './holidays.ts';
import { weeklyHours } from './hours.ts';
import { pickupClock, pickups, storeZone, urgentText, uspsPickup } from './pickups.ts';
import { type DayHours, weekdays, workdays } from './schedule.ts';

/** What the clock of the header, the banner and the footer has to know. */
export function clockFacts(under: Policy = policy): ClockFacts {
  const week = readUnder(under, weeklyHours, 'header');
  const decidedBy = readUnder(under, pickupClock, 'header');
  return {
    zone: storeZone,
    pickupZone: decidedBy.zone,
    zoneLabel: decidedBy.label,
    week: weekdays.map((day) => openMinutes(week[day])),
    holidays: readUnder(under, holidays, 'header').map(holidayRule),
    noticeDays: holidayNoticeDays,
    pickups: Object.entries(pickups).map(([carrier, { at, urgentFrom }]) => [
      carrier,
      minutesOf(at),
      minutesOf(urgentFrom),
    ]),
    pickupDays: workdays.map((day) => weekdays.indexOf(day)),
    uspsDays: uspsPickup.daysText,
    urgent: urgentText,
  };
}

function holidayRule({ name, on, hours }: Holiday): HolidayRule {
  const open = openMinutes(hours);
  if ('day' in on) return [name, on.month, on.day, on.day, null, open];
  const last = on.nth * 7;
  return [name, on.month, last - 6, last, weekdays.indexOf(on.weekday), open];
}

function openMinutes(hours: DayHours | null): OpenMinutes | null {
  return hours && [minutesOf(hours.start), minutesOf(hours.end)];
}
