import { policy, type ReadingPolicy, readUnder } from '#authoring';
import { dateIn, isoDate, keptDates } from './federal-holidays.ts';
import { hoursText } from './format.ts';
import { callFirst, type HolidayOfYear, holidays, undecidedHolidays } from './holidays.ts';
import { weeklyHours } from './hours.ts';
import { daysOf } from './owner-days.ts';
import { type DayHours, weekdayOf } from './schedule.ts';
import { closedDays } from './this-week.ts';

export interface HolidayDate {
  readonly name: string;
  /** YYYY-MM-DD, in the store's zone. */
  readonly date: string;
  /** The last day of a closing; the same as `date` for a single day. */
  readonly to: string;
  /** Null: closed, also where the week has that day closed. */
  readonly hours: DayHours | null;
}

/** A holiday that the owner has decided, or one with the week's hours, on which to call first. */
export interface AnnouncedDate extends HolidayDate {
  readonly callFirst: boolean;
}

/**
 * The closed days of the owner from a day on, and the holidays of its twelve months, in their order, as
 * read in one place. A holiday that is stated for only one year is given for that year, whenever it was.
 */
export function holidayDates(
  from: string,
  place: string,
  under: ReadingPolicy = policy,
): readonly HolidayDate[] {
  const [year, until] = twelveMonths(from);
  const week = readUnder(under, weeklyHours, place);
  const own = ownersDays(from, place, under);
  const dated = (holiday: HolidayOfYear) =>
    (holiday.year === undefined ? [year, year + 1] : [holiday.year]).map((of) => {
      const date = dateIn(of, holiday.on);
      const usual = week[weekdayOf(date)];
      return {
        name: holiday.name,
        date: isoDate(date),
        hours: usual && holiday.hours,
        stays: holiday.year !== undefined,
      };
    });
  const byRule = readUnder(under, holidays, place)
    .flatMap(dated)
    .filter(({ date, stays }) => stays || (date >= from && date < until))
    .filter(({ date }) => !own.some((day) => isWithin(date, day)))
    .map(({ name, date, hours }) => ({ name, date, to: date, hours }));
  return [...own, ...byRule].sort(byDate);
}

/**
 * What the owner says of the days from one on, as read in one place: a closing with its first and last
 * day, and each day of shorter hours. A day that the week has closed stays closed.
 */
export function ownersDays(
  from: string,
  place: string,
  under: ReadingPolicy = policy,
): readonly HolidayDate[] {
  if (under === 'as-stated') return [];
  const week = readUnder(under, weeklyHours, place);
  return closedDays
    .flatMap(({ from: date, to = date, text: name, hours }): readonly HolidayDate[] => {
      if (!hours) return [{ name, date, to, hours: null }];
      return daysOf({ from: date, to })
        .filter((day) => week[weekdayOf(new Date(day))])
        .map((day) => ({ name, date: day, to: day, hours }));
    })
    .filter(({ to }) => to >= from);
}

function isWithin(date: string, day: HolidayDate): boolean {
  return date >= day.date && date <= day.to;
}

/** The same, and the open days on which people should call before they come. */
export function announcedDates(
  from: string,
  place: string,
  under: ReadingPolicy = policy,
): readonly AnnouncedDate[] {
  const decided = holidayDates(from, place, under).map((day) => ({ ...day, callFirst: false }));
  if (readUnder(under, undecidedHolidays, place).length === 0) return decided;
  const [year, until] = twelveMonths(from);
  const week = readUnder(under, weeklyHours, place);
  const undecided = [year, year + 1].flatMap(keptDates).flatMap(({ name, on }) => {
    const [date, hours] = [isoDate(on), week[weekdayOf(on)]];
    const asks =
      hours && date >= from && date < until && !decided.some((day) => isWithin(date, day));
    return asks ? [{ name, date, to: date, hours, callFirst: true }] : [];
  });
  return [...decided, ...undecided].sort(byDate);
}

/** After the name of the day: `10:00 AM – 2:00 PM`, `closed`, or `please call before you come`. */
export function announcedHours({ hours, callFirst: asks }: AnnouncedDate): string {
  return asks ? callFirst : hoursText(hours).replace('Closed', 'closed');
}

function twelveMonths(from: string): readonly [year: number, until: string] {
  const year = Number(from.slice(0, 4));
  return [year, `${year + 1}${from.slice(4)}`];
}

function byDate(one: HolidayDate, other: HolidayDate): number {
  return one.date.localeCompare(other.date);
}
