import { policy, type ReadingPolicy, readUnder } from '#authoring';
import { type Holiday, holidays, type YearDay } from './holidays.ts';
import { weeklyHours } from './hours.ts';
import { type DayHours, weekdayOf, weekdays } from './schedule.ts';

export interface HolidayDate {
  readonly name: string;
  /** YYYY-MM-DD */
  readonly date: string;
  /** Null: closed, also where the week has that day closed. */
  readonly hours: DayHours | null;
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
  const year = Number(from.slice(0, 4));
  const until = `${year + 1}${from.slice(4)}`;
  const week = readUnder(under, weeklyHours, place);
  const dated = (holiday: Holiday) =>
    (holiday.year === undefined ? [year, year + 1] : [holiday.year]).map((of) => {
      const date = dateIn(of, holiday.on);
      const usual = week[weekdayOf(date)];
      return {
        name: holiday.name,
        date: date.toISOString().slice(0, 10),
        hours: usual && holiday.hours,
        stays: holiday.year !== undefined,
      };
    });
  return readUnder(under, holidays, place)
    .flatMap(dated)
    .filter(({ date, stays }) => stays || (date >= from && date < until))
    .sort((one, other) => one.date.localeCompare(other.date))
    .map(({ name, date, hours }) => ({ name, date, hours }));
}

function dateIn(year: number, on: YearDay): Date {
  if ('day' in on) return new Date(Date.UTC(year, on.month - 1, on.day));
  const first = new Date(Date.UTC(year, on.month - 1, 1)).getUTCDay();
  const toWeekday = (weekdays.indexOf(on.weekday) - first + 7) % 7;
  return new Date(Date.UTC(year, on.month - 1, 1 + toWeekday + (on.nth - 1) * 7));
}
