import type { Fact } from '#authoring';
import { hoursText } from './format.ts';
import type { DayHours, Weekday } from './schedule.ts';

/** A day of the year, or the nth weekday of a month. */
export type YearDay =
  | { readonly month: number; readonly day: number }
  | { readonly month: number; readonly weekday: Weekday; readonly nth: 1 | 2 | 3 | 4 };

export interface Holiday {
  readonly name: string;
  readonly on: YearDay;
  /** Null: closed. A day that the week has closed stays closed. */
  readonly hours: DayHours | null;
  /** Only in this year. */
  readonly year?: number;
}

const shortDay: DayHours = { start: '10:00', end: '14:00' };

const everyYear: readonly Holiday[] = [
  { name: 'New Year’s Day', on: { month: 1, day: 1 }, hours: null },
  { name: 'Thanksgiving', on: { month: 11, weekday: 'Thursday', nth: 4 }, hours: null },
  { name: 'Christmas Eve', on: { month: 12, day: 24 }, hours: shortDay },
  { name: 'Christmas Day', on: { month: 12, day: 25 }, hours: null },
  { name: 'New Year’s Eve', on: { month: 12, day: 31 }, hours: shortDay },
];

export const holidays: Fact<readonly Holiday[]> = {
  name: 'Holidays',
  readings: [
    { value: [], statedAt: [], note: 'the indicator, the pickups and the pages ignore holidays' },
    {
      value: everyYear.map((holiday) => ({ ...holiday, year: 2024 })),
      statedAt: ['structured data'],
      note: 'all dated 2024',
    },
  ],
  chosen: everyYear,
  why: 'Rules for the same days hold in every year, and all texts about hours follow them.',
  traces: (days) => days.flatMap(({ year }) => (year ? [`"validFrom":"${year}`] : [])),
  show: (days) =>
    days.map(({ name, year, hours }) => `${name} ${year ?? ''} ${hoursText(hours)}`).join('; ') ||
    'none',
};

/** How many days before a holiday a notice is shown. */
export const holidayNoticeDays = 7;
