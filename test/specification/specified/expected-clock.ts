import { sameDayDropOff } from '../../../pages/_facts/drop-off.ts';
import { pickups } from '../../../pages/_facts/pickups.ts';
import { expected } from '../owner-changes.ts';
import { holidayRules } from './holidays.ts';
import { inWords, minutesOf, openWeek } from './hours.ts';

// A second calculation of all that follows the clock, from the specification and the decisions about
// it. It shares no code with the site.

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const timed = ['fedex', 'ups', 'dhl'] as const;
type Timed = (typeof timed)[number];

/** A day and a time on a wall: the day at midnight in UTC, and the minutes since midnight. */
export interface WallTime {
  readonly day: number;
  readonly minutes: number;
}

const dayLength = 86_400_000;
const hourLength = 3_600_000;

/** What a clock shows in Tokyo, or in a zone of the United States so many hours behind UTC in winter. */
export function wallTime(moment: number, behind: number | 'Tokyo'): WallTime {
  const local =
    moment + (behind === 'Tokyo' ? 9 : -behind + summerHour(moment, behind)) * hourLength;
  const day = Math.floor(local / dayLength) * dayLength;
  return { day, minutes: Math.floor((local - day) / 60_000) };
}

/** One between the second Sunday of March and the first of November, at 2 AM by the clock until then. */
function summerHour(moment: number, behind: number): number {
  const year = new Date(moment).getUTCFullYear();
  const starts = nth(year, 3, 0, 2) + (2 + behind) * hourLength;
  const ends = nth(year, 11, 0, 1) + (1 + behind) * hourLength;
  return moment >= starts && moment < ends ? 1 : 0;
}

function nth(year: number, month: number, weekday: number, which: number): number {
  let found = 0;
  for (let day = Date.UTC(year, month - 1, 1); ; day += dayLength)
    if (new Date(day).getUTCDay() === weekday && ++found === which) return day;
}

const iso = (day: number) => new Date(day).toISOString().slice(0, 10);
const weekdayOf = (day: number) => new Date(day).getUTCDay();
const isIn = (day: number, month: number, date: number) => iso(day).slice(5) === md(month, date);
const md = (month: number, date: number) =>
  `${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;

/** The store's minutes on a day: the week, or a holiday's. */
function hoursOn(day: number): readonly [number, number] | null {
  const usual = openWeek.find(([name]) => name === days[weekdayOf(day)])?.[1];
  if (!usual) return null;
  const date = new Date(day);
  const rule = holidayRules.find(
    ({ month, days: [first, last], weekday = date.getUTCDay() }) =>
      month === date.getUTCMonth() + 1 &&
      date.getUTCDate() >= first &&
      date.getUTCDate() <= last &&
      weekday === date.getUTCDay(),
  );
  const hours = rule ? rule.hours : usual;
  return hours ? [minutesOf(hours[0]), minutesOf(hours[1])] : null;
}

/** The holiday of a day, by the dates of the law and not of the week in which it is kept. */
function findHoliday(day: number): string | undefined {
  const year = new Date(day).getUTCFullYear();
  const mondays = (month: number) =>
    [1, 2, 3, 4, 5]
      .map((which) => nth(year, month, 1, which))
      .filter((monday) => new Date(monday).getUTCMonth() === month - 1);
  if (isIn(day, 1, 1)) return 'New Year’s Day';
  if (isIn(day, 6, 19)) return 'Juneteenth';
  if (isIn(day, 7, 4)) return 'July 4';
  if (isIn(day, 11, 11)) return 'Veterans Day';
  if (isIn(day, 12, 25)) return 'Christmas Day';
  if (day === nth(year, 11, 4, 4)) return 'Thanksgiving';
  if (day === mondays(1)[2]) return 'MLK Day';
  if (day === mondays(2)[2]) return 'Presidents’ Day';
  if (day === mondays(5).at(-1)) return 'Memorial Day';
  if (day === mondays(9)[0]) return 'Labor Day';
  if (day === mondays(10)[1]) return 'Columbus Day';
  return undefined;
}

const found = new Map<number, string | undefined>();
function federalHoliday(day: number): string | undefined {
  if (!found.has(day)) found.set(day, findHoliday(day));
  return found.get(day);
}

const kept = [
  'New Year’s Day',
  'Memorial Day',
  'July 4',
  'Labor Day',
  'Thanksgiving',
  'Christmas Day',
];
const keepsParcels = (name = '') => kept.includes(name);

/** The last day for which the calendars of FedEx, UPS, and DHL are known. */
const known = Date.UTC(2027, 11, 31);

/** On a day: a pickup as usual, none, or one that only a call tells. */
function service(carrier: string, day: number): 'usual' | 'none' | 'call' {
  const own = federalHoliday(day);
  const before = federalHoliday(day - dayLength);
  const after = federalHoliday(day + dayLength);
  if (carrier === 'usps')
    return (own && weekdayOf(day) !== 0) || (before && weekdayOf(day) === 1) ? 'none' : 'usual';
  if (keepsParcels(own)) return day <= known ? 'none' : 'call';
  const isNearWeekend =
    (weekdayOf(day) === 1 && keepsParcels(before)) || (weekdayOf(day) === 5 && keepsParcels(after));
  const isReduced = isIn(day, 12, 24) || isIn(day, 12, 31) || before === 'Thanksgiving';
  return isNearWeekend || isReduced ? 'call' : 'usual';
}

/** Why no truck of a carrier comes on a day. */
function holidayName(day: number): string {
  return federalHoliday(day) ?? `${federalHoliday(day - dayLength)} (observed)`;
}

/** `open until 6:00 PM`, or `closed, opens Monday at 9:00 AM` */
export function expectedOpening({ day, minutes }: WallTime): string {
  const today = hoursOn(day);
  if (today && minutes >= today[0] && minutes <= today[1]) return `open until ${clock(today[1])}`;
  for (let next = day; ; next += dayLength) {
    const hours = hoursOn(next);
    if (hours && next === day && minutes < hours[0]) return `closed, opens at ${clock(hours[0])}`;
    if (hours && next > day) return `closed, opens ${days[weekdayOf(next)]} at ${clock(hours[0])}`;
  }
}

const own = Object.fromEntries(
  timed.map((carrier) => {
    const stated = {
      fedex: ['17:00', '16:45', '15:00'],
      ups: ['17:00', '17:00', '15:00'],
      dhl: ['16:00', '16:00', '14:00'],
    }[carrier];
    const { at: truck, urgentFrom, days: on } = pickups[carrier];
    const times = [truck, sameDayDropOff.chosen[carrier], urgentFrom];
    return [
      carrier,
      {
        times: expected(`pickups.${carrier}`, stated, times).map(minutesOf),
        on: expected(
          `pickups.${carrier}`,
          [1, 2, 3, 4, 5],
          on.map((day) => days.indexOf(day)),
        ),
      },
    ];
  }),
);

/** What the board says of a carrier with a known time, and whether its deadline is near. */
export function expectedPickup(carrier: Timed, now: WallTime): string {
  const { times: [truck = 0, due = 0, urgent = 0] = [], on = [] } = own[carrier] ?? {};
  const { day, minutes } = now;
  const comes = (at: number) => on.includes(weekdayOf(at)) && isServed(carrier, at);
  const asks = (at: number) => service(carrier, at) === 'call' || truck > closes(at);
  const until = asks(day) ? closes(day) : truck;
  if (!comes(day) || minutes >= until) {
    const next = nextDay(day, comes);
    const name = days[weekdayOf(next)];
    const does = asks(next) ? `${name}’s pickup: Call us` : `Goes out: ${name}`;
    return `${whyNot(carrier, day, comes(day))}. ${does}`;
  }
  if (asks(day)) return `We’re open until ${clock(until)}. Today’s pickup: Call us`;
  if (minutes >= due) return 'Too late for today’s truck. Today’s pickup: Call us';
  const near = minutes >= urgent ? ', near' : '';
  return `Yes, today at ${clock(truck)}. Drop off by: ${clock(due)}${near}`;
}

/** The same for USPS, which takes packages until 5:00 PM and comes at no known time. */
export function expectedUsps({ day, minutes }: WallTime): string {
  const comes = (at: number) => weekdayOf(at) !== 0 && isServed('usps', at);
  if (comes(day) && minutes < Math.min(closes(day), 17 * 60))
    return 'Picks up today. Picks up daily: Mon–Sat';
  const next = days[weekdayOf(nextDay(day, comes))];
  return `${whyNot('usps', day, comes(day))}. Goes out: ${next}`;
}

function whyNot(carrier: string, day: number, comes: boolean): string {
  if (comes) return 'Too late for today';
  return service(carrier, day) === 'none' && weekdayOf(day) !== 0
    ? `No pickup: ${holidayName(day)}`
    : 'No pickup today';
}

const isServed = (carrier: string, day: number) =>
  hoursOn(day) !== null && service(carrier, day) !== 'none';
const closes = (day: number) => hoursOn(day)?.[1] ?? 0;

function nextDay(day: number, comes: (day: number) => boolean): number {
  let next = day + dayLength;
  while (!comes(next)) next += dayLength;
  return next;
}

/** Section 4: `next`, `partial`, or `today`, and what the carriers with a known time do. */
export function statedPickups({ day, minutes }: WallTime): string {
  const isWorkday = weekdayOf(day) >= 1 && weekdayOf(day) <= 5;
  const hour = Math.floor(minutes / 60);
  const status = !isWorkday || hour >= 17 ? 'next' : hour >= 16 ? 'partial' : 'today';
  const businessDay = days[weekdayOf(day) >= 5 || weekdayOf(day) === 0 ? 1 : weekdayOf(day) + 1];
  const both = status === 'next' ? `${businessDay} 5:00 PM` : 'today 5:00 PM';
  const dhl = status === 'today' ? 'today 4:00 PM' : `${businessDay} 4:00 PM`;
  const near = hour >= 15 && status !== 'next' ? ' near' : '';
  const dhlNear = hour >= 14 && status === 'today' ? ' near' : '';
  return `${status}: ${both}${near}, ${both}${near}, ${dhl}${dhlNear}`;
}

function clock(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return inWords(`${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
}
