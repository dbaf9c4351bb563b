import { expect, test } from 'vitest';
import { calendarDay } from '../../pages/_clock/calendar-day.ts';
import { clockFacts } from '../../pages/_facts/clock-facts.ts';
import { holidayDates } from '../../pages/_facts/holiday-dates.ts';

const said = (from: string, place = '/contact') =>
  holidayDates(from, place, 'resolved').map(({ name, date, hours }) =>
    [date, name, hours ? `${hours.start}-${hours.end}` : 'closed'].join(' '),
  );

test('the twelve months from a day on have each holiday once, in order', () => {
  expect(said('2026-11-21')).toEqual([
    '2026-11-26 Thanksgiving closed',
    '2026-12-24 Christmas Eve 10:00-14:00',
    '2026-12-25 Christmas Day closed',
    '2026-12-31 New Year’s Eve 10:00-14:00',
    '2027-01-01 New Year’s Day closed',
  ]);
});

test('the first day counts, the same day a year later does not', () => {
  expect(said('2026-12-25')[0]).toBe('2026-12-25 Christmas Day closed');
  expect(said('2026-12-25').at(-1)).toBe('2027-12-24 Christmas Eve 10:00-14:00');
  expect(said('2026-12-26').at(-1)).toBe('2027-12-25 Christmas Day closed');
});

test('no page uses the stated holidays', () => {
  expect(holidayDates('2026-11-21', '/contact', 'as-stated')).toEqual([]);
});

test('the clock and the calendar agree for forty years', () => {
  const facts = clockFacts('resolved');
  for (let year = 2024; year < 2064; year++) {
    for (const { date, hours } of holidayDates(`${year}-01-01`, 'header', 'resolved')) {
      const day = calendarDay(Date.parse(date) / 86_400_000, facts);
      expect([date, day.hours === null]).toEqual([date, hours === null]);
    }
  }
});
