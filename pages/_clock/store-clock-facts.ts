import { policy, type ReadingPolicy, readUnder } from '#authoring';
import { overnight, sameDayDropOff } from '../_facts/drop-off.ts';
import { minutesOf } from '../_facts/format.ts';
import { type Holiday, holidays } from '../_facts/holidays.ts';
import { weeklyHours } from '../_facts/hours.ts';
import {
  pickupClock,
  pickups,
  storeZone,
  type TimedCarrier,
  uspsPickup,
} from '../_facts/pickups.ts';
import { type DayHours, type Weekday, weekdays } from '../_facts/schedule.ts';
import type { ClockFacts, HolidayRule, OpenMinutes, PickupRule } from './clock-facts.ts';

/** What the clock of the header, the banner and the footer has to know. */
export function clockFacts(under: ReadingPolicy = policy): ClockFacts {
  const week = readUnder(under, weeklyHours, 'header');
  const decidedBy = readUnder(under, pickupClock, 'header');
  return {
    zone: storeZone,
    visitorsPickups: decidedBy.zone === null || undefined,
    zoneLabel: decidedBy.label ?? undefined,
    week: weekdays.map((day) => openMinutes(week[day])),
    holidays: readUnder(under, holidays, 'header').map(holidayRule),
    pickups: [
      timedPickup('fedex'),
      timedPickup('ups'),
      timedPickup('dhl'),
      ['usps', dayNumbers(uspsPickup.days), null, minutesOf(overnight.chosen.dropOffBy.usps), 0],
    ],
  };
}

function timedPickup(carrier: TimedCarrier): PickupRule {
  const { days, at, urgentFrom } = pickups[carrier];
  const truck = minutesOf(at);
  const dropOff = minutesOf(sameDayDropOff.chosen[carrier]);
  return [carrier, dayNumbers(days), truck, dropOff, dropOff - minutesOf(urgentFrom)];
}

function dayNumbers(days: readonly Weekday[]): readonly number[] {
  return days.map((day) => weekdays.indexOf(day));
}

function holidayRule({ on, hours }: Holiday): HolidayRule {
  const open = openMinutes(hours);
  if ('day' in on) return [on.month, on.day, on.day, null, open];
  const last = on.nth * 7;
  return [on.month, last - 6, last, weekdays.indexOf(on.weekday), open];
}

function openMinutes(hours: DayHours | null): OpenMinutes | null {
  return hours && [minutesOf(hours.start), minutesOf(hours.end)];
}
