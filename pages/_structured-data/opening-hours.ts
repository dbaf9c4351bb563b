import type { OpeningHoursSpecification } from 'schema-dts';
import { type ReadingPolicy, readUnder } from '#authoring';
import { type HolidayDate, holidayDates } from '../_facts/holiday-dates.ts';
import { weeklyHours } from '../_facts/hours.ts';
import { type DayHours, type Schedule, weekdays } from '../_facts/schedule.ts';

/** The week, days with equal hours together. Closed days are left out, which says that they are closed. */
export function openingHours(under: ReadingPolicy): readonly OpeningHoursSpecification[] {
  const week = readUnder(under, weeklyHours, 'structured data');
  return distinctHours(week).map(({ start, end }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekdays.filter((day) => week[day]?.start === start && week[day]?.end === end),
    opens: start,
    closes: end,
  }));
}

/** Closed days, and the holidays of the twelve months after a date. A closed day opens and closes at midnight. */
export function specialOpeningHours(
  date: string,
  under: ReadingPolicy,
): readonly OpeningHoursSpecification[] {
  return holidayDates(date, 'structured data', under).map(specialDay);
}

function specialDay({ name, date, to, hours }: HolidayDate): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    name,
    validFrom: date,
    validThrough: to,
    opens: hours?.start ?? '00:00',
    closes: hours?.end ?? '00:00',
  };
}

function distinctHours(week: Schedule): readonly DayHours[] {
  const byText = new Map<string, DayHours>();
  for (const day of weekdays) {
    const hours = week[day];
    if (hours) byText.set(`${hours.start} ${hours.end}`, hours);
  }
  return [...byText.values()];
}
