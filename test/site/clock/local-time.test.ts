import { expect, test } from 'vitest';
import { localTime } from '../../../pages/_clock/local-time.ts';

const day = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

test.each([
  ['midnight is minute 0, not 24:00', '2026-11-20T05:00:00Z', '2026-11-20', 0, 'EST'],
  ['the last minute of a day', '2026-11-21T04:59:59Z', '2026-11-20', 1439, 'EST'],
  ['noon', '2026-07-01T16:00:00Z', '2026-07-01', 720, 'EDT'],
  ['before the clocks go forward', '2026-03-08T06:59:59Z', '2026-03-08', 119, 'EST'],
  ['after the clocks went forward', '2026-03-08T07:00:00Z', '2026-03-08', 180, 'EDT'],
  ['before the clocks go back', '2026-11-01T05:59:59Z', '2026-11-01', 119, 'EDT'],
  ['after the clocks went back', '2026-11-01T06:00:00Z', '2026-11-01', 60, 'EST'],
  ['a leap day', '2028-02-29T17:30:00Z', '2028-02-29', 750, 'EST'],
])('%s', (_, moment, date, minutes, label) => {
  const expected = { day: day(date), minutes, label, year: date.slice(0, 4) };
  expect(localTime(new Date(moment), 'America/New_York')).toEqual(expected);
  expect(localTime(Date.parse(moment), 'America/New_York')).toEqual(expected);
});

test('on New Year’s Eve the year is still the store’s', () => {
  expect(localTime(new Date('2027-01-01T04:59:59Z'), 'America/New_York').year).toBe('2026');
  expect(localTime(new Date('2027-01-01T05:00:00Z'), 'America/New_York').year).toBe('2027');
});
