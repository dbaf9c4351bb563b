import type { OpenMinutes, StoreFacts } from './clock-facts.ts';

export interface CalendarDay {
  /** Counted from 1 January 1970. */
  readonly day: number;
  /** Sunday is 0. */
  readonly weekday: number;
  /** When the store is open, closed days and holidays considered. Null: closed. */
  readonly hours: OpenMinutes | null;
  /** Whether the owner has set the hours of this day alone. */
  readonly isOwn?: true;
}

/** A day on which the store is open. */
export interface OpenDay extends CalendarDay {
  readonly hours: OpenMinutes;
}

/** A day at the store, counted from 1 January 1970. */
export function calendarDay(day: number, { week, holidays, days }: StoreFacts): CalendarDay {
  const date = dateOf(day);
  const weekday = date.getUTCDay();
  const ofMonth = date.getUTCDate();
  const own = days?.find(([from, to]) => from <= day && day <= to);
  if (own) return { day, weekday, hours: own[2], isOwn: true };
  const usual = week[weekday] ?? null;
  const holiday =
    usual &&
    holidays.find(
      ([month, first, last, only]) =>
        month === date.getUTCMonth() + 1 &&
        ofMonth >= first &&
        ofMonth <= last &&
        (only ?? weekday) === weekday,
    );
  return { day, weekday, hours: holiday ? holiday[4] : usual };
}

const weekdayName = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long' });

/** `Friday` */
export function dayName({ day }: CalendarDay): string {
  return weekdayName.format(dateOf(day));
}

/** The first open day from a given one on, within two weeks, for which something holds. */
export function findOpenDay(
  from: number,
  facts: StoreFacts,
  holds: (day: OpenDay) => boolean,
): OpenDay | undefined {
  for (let day = from; day < from + 14; day++) {
    const found = calendarDay(day, facts);
    if (isOpen(found) && holds(found)) return found;
  }
  return undefined;
}

function isOpen(day: CalendarDay): day is OpenDay {
  return !!day.hours;
}

/** At midnight in UTC. */
function dateOf(day: number): Date {
  return new Date(day * 864e5);
}
