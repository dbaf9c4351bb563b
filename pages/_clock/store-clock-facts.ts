import { policy, type ReadingPolicy, readUnder } from '#authoring';
import {
  type CarrierCalendar,
  carrierHolidays,
  type DayOff as DayOffOfCarrier,
  daysOff,
} from '../_facts/carrier-holidays.ts';
import type { CarrierId } from '../_facts/carrier-names.ts';
import { bannerDropOff, overnight } from '../_facts/drop-off.ts';
import { minutesOf } from '../_facts/format.ts';
import { ownersDays } from '../_facts/holiday-dates.ts';
import { type Holiday, holidays } from '../_facts/holidays.ts';
import { weeklyHours } from '../_facts/hours.ts';
import { daysOf } from '../_facts/owner-days.ts';
import { pickupDaysInShort } from '../_facts/pickup-days.ts';
import {
  pickupClock,
  pickups,
  storeZone,
  type TimedCarrier,
  uspsPickup,
} from '../_facts/pickups.ts';
import {
  type DayHours,
  type Schedule,
  type Weekday,
  weekdayOf,
  weekdays,
} from '../_facts/schedule.ts';
import { announcements } from '../_facts/this-week.ts';
import type {
  DayOff,
  HolidayRule,
  OpenMinutes,
  PickupFacts,
  PickupRule,
  StoreFacts,
} from './clock-facts.ts';

/** So many days off are in each page. A page that is older than the next one says “Call us”. */
const knownDays = 5;

/** What the clock of the header and the footer has to know, in a build on a day (YYYY-MM-DD). */
export function storeFacts(built: string, under: ReadingPolicy = policy): StoreFacts {
  const week = readUnder(under, weeklyHours, 'header');
  const days = ownersDays(built, 'header', under);
  return {
    zone: storeZone,
    zoneLabel: readUnder(under, pickupClock, 'header').label ?? undefined,
    week: weekdays.map((day) => openMinutes(week[day])),
    holidays: readUnder(under, holidays, 'header').map(holidayRule),
    days: days.length
      ? days.map(({ date, to, hours }) => [dayNumber(date), dayNumber(to), openMinutes(hours)])
      : undefined,
  };
}

/** What the clock of the pickups has to know besides, in a build on a day (YYYY-MM-DD). */
export function pickupFacts(built: string, under: ReadingPolicy = policy): PickupFacts {
  const week = readUnder(under, weeklyHours, 'header');
  const { zone } = readUnder(under, pickupClock, 'header');
  const calendars = readUnder(under, carrierHolidays, 'header');
  const usps: PickupRule = [
    'usps',
    dayNumbers(uspsPickup.days),
    null,
    minutesOf(overnight.chosen.dropOffBy.usps),
    0,
    uspsPickup.label,
    pickupDaysInShort('usps'),
  ];
  return {
    visitorsPickups: zone === null || undefined,
    pickups: [
      ...(['fedex', 'ups', 'dhl'] as const).map((carrier) => timedPickup(carrier, under)),
      // As stated, USPS is always shown as daily.
      ...(calendars ? [usps] : []),
    ],
    ...(calendars ? daysOffFrom(built, calendars, week) : { off: [] }),
  };
}

function timedPickup(carrier: TimedCarrier, under: ReadingPolicy): PickupRule {
  const { days, at, urgentFrom } = pickups[carrier];
  const dropOff = minutesOf(bannerDropOff(carrier, under));
  const urgent = dropOff - minutesOf(urgentFrom);
  const { deadline } = readUnder(under, pickupClock, 'header');
  const rule = [carrier, dayNumbers(days), minutesOf(at), dropOff, urgent] as const;
  return deadline === 'Drop off by' ? rule : [...rule, deadline];
}

const letters = { usual: '-', none: 'n', call: 'c' } as const;

/** The carriers in the order of the pickups. */
const boardOrder = ['fedex', 'ups', 'dhl', 'usps'] as const;

/** The next days on which the week is open and a carrier does not pick up as usual. */
function daysOffFrom(
  built: string,
  calendars: Readonly<Record<CarrierId, CarrierCalendar>>,
  week: Schedule,
): Pick<PickupFacts, 'off' | 'until'> {
  const year = Number(built.slice(0, 4));
  const order = boardOrder.map((carrier) => [
    ...announcedBy(carrier),
    ...[year, year + 1, year + 2].flatMap((of) => daysOff(calendars[carrier], of)),
  ]);
  const announced = new Set(boardOrder.flatMap(announcedBy).map(({ date }) => dayNumber(date)));
  const dates = [...new Set(order.flat().map(({ date }) => date))]
    .filter((date) => date >= built && week[weekdayOf(new Date(date))])
    .toSorted();
  const off = dates.map((date): DayOff => {
    const own = order.map((days) => days.find((day) => day.date === date));
    const name = own.find((day) => day?.service === 'none')?.name ?? '';
    return [dayNumber(date), own.map((day) => letters[day?.service ?? 'usual']).join(''), name];
  });
  const known = knownDays + off.filter(([day]) => announced.has(day)).length;
  return { off: off.slice(0, known), until: off[known]?.[0] };
}

/** The days on which the owner has said that only a call tells about a carrier. */
function announcedBy(of: CarrierId): readonly DayOffOfCarrier[] {
  return announcements
    .filter(({ carrier }) => carrier === of)
    .flatMap((entry) =>
      daysOf(entry).map((date) => ({ name: '', date, service: 'call' as const })),
    );
}

function dayNumber(date: string): number {
  return Date.parse(date) / 864e5;
}

function dayNumbers(days: readonly Weekday[]): readonly number[] {
  return days.map((day) => weekdays.indexOf(day));
}

function holidayRule({ on, hours }: Holiday): HolidayRule {
  const open = openMinutes(hours);
  if ('day' in on) return [on.month, on.day, on.day, null, open];
  const last = on.nth === 'last' ? daysIn(on.month) : on.nth * 7;
  return [on.month, last - 6, last, weekdays.indexOf(on.weekday), open];
}

/** Of a month other than February. */
function daysIn(month: number): number {
  return new Date(Date.UTC(2001, month, 0)).getUTCDate();
}

function openMinutes(hours: DayHours | null): OpenMinutes | null {
  return hours && [minutesOf(hours.start), minutesOf(hours.end)];
}
