import { expect, test } from 'vitest';
import { holidayNoticeHours, holidayNotices } from '../../pages/_facts/holiday-notices.ts';

/** The notices that a page shows at a moment, by the day of its build. */
const shown = (moment: string, built: string) => {
  const hour = Date.parse(moment) / 3_600_000;
  return holidayNotices(built, 'header', 'resolved')
    .filter(({ until }) => until > hour && until - hour <= holidayNoticeHours)
    .map(({ text }) => text);
};

const thanksgiving = 'Thanksgiving, Thu, Nov 26: closed.';
const eve = 'Christmas Eve, Thu, Dec 24: open 10:00 AM – 2:00 PM.';
const christmas = 'Christmas Day, Fri, Dec 25: closed.';
const lastDay = 'New Year’s Eve, Thu, Dec 31: open 10:00 AM – 2:00 PM.';
const newYear = 'New Year’s Day, Fri, Jan 1: closed.';

test.each([
  ['2026-11-18T23:59:59-05:00', []],
  ['2026-11-19T00:00:00-05:00', [thanksgiving]],
  ['2026-11-26T23:59:59-05:00', [thanksgiving]],
  ['2026-11-27T00:00:00-05:00', []],
  ['2026-12-17T12:00:00-05:00', [eve]],
  ['2026-12-18T12:00:00-05:00', [eve, christmas]],
  ['2026-12-24T12:00:00-05:00', [eve, christmas, lastDay]],
  ['2026-12-28T12:00:00-05:00', [lastDay, newYear]],
  ['2027-01-02T00:00:00-05:00', []],
])('at %s the notice is %j, also when the build is a month old', (moment, texts) => {
  const day = moment.slice(0, 10);
  const monthBefore = new Date(Date.parse(day) - 31 * 86_400_000).toISOString().slice(0, 10);
  expect(shown(moment, day)).toEqual(texts);
  expect(shown(moment, monthBefore)).toEqual(texts);
});

test('a page built far from any holiday has no notice', () => {
  expect(holidayNotices('2026-03-01', 'header', 'resolved')).toEqual([]);
});

test('a holiday on a Sunday, when the store is closed anyway, is not announced', () => {
  expect(shown('2028-12-20T12:00:00-05:00', '2028-12-01')).toEqual([
    'Christmas Day, Mon, Dec 25: closed.',
  ]);
});

test('as stated there is none', () => {
  expect(holidayNotices('2026-11-20', 'header', 'as-stated')).toEqual([]);
});
