import { policy, type ReadingPolicy, readUnder } from '#authoring';
import { dateIn, isoDate, keptDates } from './federal-holidays.ts';
import { hoursText } from './format.ts';
import { callFirst, type Holiday, holidays, undecidedHolidays } from './holidays.ts';
import { weeklyHours } from './hours.ts';
import { type DayHours, weekdayOf } from './schedule.ts';

export interface HolidayDate {
  readonly name: string;
  /** YYYY-MM-DD */
  readonly date: string;
  /** Null: closed, also where the week has that day closed. */
  readonly hours: DayHours | null;
}

/** A holiday that the owner has decided, or one with the week's hours, on which to call first. */
export interface AnnouncedDate extends HolidayDate {
  readonly callFirst: boolean;
}

/**
 * The holidays of the twelve months from a day on, in their order, as read in one place. A holiday
 * that is stated for only one year is given for that year, whenever it was.
 */
export function holidayDates(
  from: string,
  place: string,
  under: ReadingPolicy = policy,
): readonly HolidayDate[] {
  const [year, until] = twelveMonths(from);
  const week = readUnder(under, weeklyHours, place);
  const dated = (holiday: Holiday) =>
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
  return readUnder(under, holidays, place)
    .flatMap(dated)
    .filter(({ date, stays }) => stays || (date >= from && date < until))
    .sort(byDate)
    .map(({ name, date, hours }) => ({ name, date, hours }));
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
    const asks = hours && date >= from && date < until && decided.every((day) => day.date !== date);
    return asks ? [{ name, date, hours, callFirst: true }] : [];
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
