import { requireHours } from './possible-values.ts';

/** A time of day on the store's clock, 24 hours: `09:00`. */
export type TimeOfDay = `${number}:${number}`;

/** As `Date.prototype.getDay` counts them: Sunday is 0. */
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

export type Weekday = (typeof weekdays)[number];

/** As people read a week. */
export const mondayFirst: readonly Weekday[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

/** Of a date in UTC. */
export function weekdayOf(date: Date): Weekday {
  return weekdays[date.getUTCDay()] ?? 'Sunday';
}

export interface DayHours {
  readonly start: TimeOfDay;
  /** The minute that begins here is still open. */
  readonly end: TimeOfDay;
}

/** Null on a day when the store is closed. */
export type Schedule = Readonly<Record<Weekday, DayHours | null>>;

export const workdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
] as const satisfies readonly Weekday[];

export interface WeekHours {
  /** The same from Monday to Friday. */
  readonly weekdays: DayHours;
  /** Left out: closed on that day. */
  readonly saturday?: DayHours;
  readonly sunday?: DayHours;
}

/** Refuses hours that end before they begin. */
export function schedule({ weekdays: workday, saturday, sunday }: WeekHours): Schedule {
  for (const hours of [workday, saturday, sunday]) if (hours) requireHours(hours, schedule);
  return {
    Sunday: sunday ?? null,
    Monday: workday,
    Tuesday: workday,
    Wednesday: workday,
    Thursday: workday,
    Friday: workday,
    Saturday: saturday ?? null,
  };
}
