import type { ClockFacts, HolidayRule, OpenMinutes } from './clock-facts.ts';

export interface CalendarDay {
  /** Counted from 1 January 1970. */
  readonly day: number;
  /** When the store is open, holidays considered. Null: closed. */
  readonly hours: OpenMinutes | null;
  /** What changes the hours. None on a day that the week has closed anyway. */
  readonly holiday: HolidayRule | null | undefined;
  /** Whether the carriers come that keep to workdays. */
  readonly pickup: boolean;
}

/** A day at the store, counted from 1 January 1970. */
export function calendarDay(
  day: number,
  { week, holidays, pickupDays }: Pick<ClockFacts, 'week' | 'holidays' | 'pickupDays'>,
): CalendarDay {
  const date = dateOf(day);
  const weekday = date.getUTCDay();
  const ofMonth = date.getUTCDate();
  const usual = week[weekday] ?? null;
  const holiday =
    usual &&
    holidays.find(
      ([, month, first, last, only]) =>
        month === date.getUTCMonth() + 1 &&
        ofMonth >= first &&
        ofMonth <= last &&
        (only ?? weekday) === weekday,
    );
  const hours = holiday ? holiday[5] : usual;
  return { day, hours, holiday, pickup: !!hours && pickupDays.includes(weekday) };
}

/** `Friday`, or with more asked for `Thursday, November 26`. */
export function dayName({ day }: CalendarDay, more?: Intl.DateTimeFormatOptions): string {
  return dateOf(day).toLocaleDateString('en-US', { timeZone: 'UTC', weekday: 'long', ...more });
}

/** The first day from a given one on, within two weeks, for which something holds. */
export function findDay(
  from: number,
  facts: ClockFacts,
  holds: (day: CalendarDay) => unknown,
): CalendarDay | undefined {
  for (let day = from; day < from + 14; day++) {
    const found = calendarDay(day, facts);
    if (holds(found)) return found;
  }
  return undefined;
}

/** At midnight in UTC. */
function dateOf(day: number): Date {
  return new Date(day * 864e5);
}
