import type { Fact } from '#authoring';
import { federalHolidays, type NamedDay } from './federal-holidays.ts';
import { hoursText } from './format.ts';
import { refuse, requireHours, requireYearDay } from './possible-values.ts';
import type { DayHours } from './schedule.ts';

export interface Holiday extends NamedDay {
  /** Null: closed. A day that the week has closed stays closed. */
  readonly hours: DayHours | null;
}

/** Stated for only one year. A day that the store has closed only once is in `this-week.ts`. */
export interface HolidayOfYear extends Holiday {
  readonly year?: number;
}

const shortDay: DayHours = { start: '10:00', end: '14:00' };

const everyYear = yearly([
  { name: 'New Year’s Day', on: { month: 1, day: 1 }, hours: null },
  { name: 'Thanksgiving', on: { month: 11, weekday: 'Thursday', nth: 4 }, hours: null },
  { name: 'Christmas Eve', on: { month: 12, day: 24 }, hours: shortDay },
  { name: 'Christmas Day', on: { month: 12, day: 25 }, hours: null },
  { name: 'New Year’s Eve', on: { month: 12, day: 31 }, hours: shortDay },
]);

export const holidays: Fact<readonly HolidayOfYear[]> = {
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

/** Refuses days that not every year has. */
function yearly(days: readonly Holiday[]): readonly Holiday[] {
  for (const day of days) {
    const { name, on, hours } = day;
    if ('year' in day)
      refuse(yearly, `${name} has a year. Write a day of one year into _facts/this-week.ts.`);
    requireYearDay(on.month, 'day' in on ? on.day : 1, yearly);
    if (hours) requireHours(hours, yearly);
  }
  return days;
}

/** Holidays on which the week's hours hold until the owner decides. To decide one, add it to `everyYear`. */
export const undecidedHolidays: Fact<readonly NamedDay[]> = {
  name: 'Other holidays',
  readings: [{ value: [], statedAt: [], note: 'Rocky Point: “closed on major holidays”' }],
  chosen: federalHolidays.filter(({ name }) => everyYear.every((day) => day.name !== name)),
  why: 'The week’s hours hold on these days, and the pages ask people to call before they come.',
  status: 'assumed',
  remark:
    'Are you open on each of these days, and when? The same for the Monday after a holiday on a Sunday.',
  show: (days) => days.map(({ name }) => name).join(', ') || 'none',
};

/** What the pages say about a holiday that the owner has not decided. */
export const callFirst = 'please call before you come';

/** How many days before a holiday a notice is shown. */
export const holidayNoticeDays = 7;
