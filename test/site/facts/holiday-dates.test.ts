import { expect, test } from 'vitest';
import { calendarDay } from '../../../pages/_clock/calendar-day.ts';
import { storeFacts } from '../../../pages/_clock/store-clock-facts.ts';
import { holidayDates } from '../../../pages/_facts/holiday-dates.ts';
import { holidays } from '../../../pages/_facts/holidays.ts';
import { openingHours } from '../../../pages/_facts/hours.ts';
import { weekdays } from '../../../pages/_facts/schedule.ts';

const said = (from: string) => holidayDates(from, '/contact', 'resolved');
const years = Array.from({ length: 40 }, (_, index) => 2024 + index);

test.each([
  ['2026-01-01', '2027-01-01'],
  ['2026-11-21', '2027-11-21'],
])('the twelve months from %s on have each holiday, in order', (from, until) => {
  const dates = said(from).map(({ date }) => date);
  expect(new Set(said(from).map(({ name }) => name))).toEqual(
    new Set(holidays.chosen.map(({ name }) => name)),
  );
  expect(dates).toEqual(dates.toSorted());
  expect(dates.filter((date) => date < from || date >= until)).toEqual([]);
});

test('the first day counts, the same day a year later does not', () => {
  for (const { name, on } of holidays.chosen) {
    if (!('day' in on)) continue;
    const dateIn = (year: number, day = on.day) =>
      new Date(Date.UTC(year, on.month - 1, day)).toISOString().slice(0, 10);
    const own = (from: string) => said(from).filter((holiday) => holiday.name === name);
    expect(own(dateIn(2026)).map(({ date }) => date)).toEqual([dateIn(2026)]);
    expect(own(dateIn(2026, on.day + 1)).map(({ date }) => date)).toEqual([dateIn(2027)]);
  }
});

test('each holiday is on the day of its rule, with its hours unless the week has that day closed', () => {
  for (const { name, date, hours } of years.flatMap((year) => said(`${year}-01-01`))) {
    const rule = holidays.chosen.find((holiday) => holiday.name === name);
    const [, month = 0, day = 0] = date.split('-').map(Number);
    const weekday = weekdays[new Date(date).getUTCDay()] ?? 'Sunday';
    const on =
      rule && 'day' in rule.on ? { month, day } : { month, weekday, nth: Math.ceil(day / 7) };
    expect(rule?.on, date).toEqual(on);
    expect(hours, date).toEqual(openingHours[weekday] && rule?.hours);
  }
});

test('no page uses the stated holidays', () => {
  expect(holidayDates('2026-11-21', '/contact', 'as-stated')).toEqual([]);
});

test('the clock and the calendar agree for forty years', () => {
  const facts = storeFacts('2026-11-28', 'resolved');
  for (const year of years) {
    for (const { date, hours } of holidayDates(`${year}-01-01`, 'header', 'resolved')) {
      const day = calendarDay(Date.parse(date) / 86_400_000, facts);
      expect([date, day.hours === null]).toEqual([date, hours === null]);
    }
  }
});
