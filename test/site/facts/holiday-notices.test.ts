import { expect, test } from 'vitest';
import { holidayNotices } from '../../../pages/_clock/holiday-notices.ts';
import { holidayNoticeDays } from '../../../pages/_facts/holidays.ts';
import { midnightAfter } from '../../support/site/midnight-after.ts';
import { announcedHolidays } from '../../support/site/store-holidays.ts';

const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;
const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The notices that a page shows at a moment, by the day of its build. */
const shown = (moment: number, built: string) =>
  holidayNotices(built, 'header', 'resolved')
    .filter(({ since, until }) => since <= moment / hour && moment / hour < until)
    .map(({ text }) => text);

/** Over six years a holiday falls on most weekdays. */
const announced = [2026, 2027, 2028, 2029, 2030, 2031].flatMap((year) =>
  announcedHolidays(`${year}-01-01`),
);

test.each(announced)(
  '“$notice” is shown from a week before to the end of the day',
  ({ date, notice }) => {
    const end = midnightAfter(date);
    const start = end - (holidayNoticeDays + 1) * day;
    for (const built of [date, dateOf(Date.parse(date) - holidayNoticeDays * day - 31 * day)]) {
      expect(shown(start - second, built)).not.toContain(notice);
      expect(shown(start, built)).toContain(notice);
      expect(shown(end - second, built)).toContain(notice);
      expect(shown(end, built)).not.toContain(notice);
    }
  },
);

test('a page has the notices of the month after its build, in order, and no other', () => {
  for (let at = Date.parse('2026-01-01'); at < Date.parse('2031-01-01'); at += 5 * day) {
    const from = dateOf(at);
    const until = dateOf(at + (holidayNoticeDays + 31) * day);
    const texts = holidayNotices(from, 'header', 'resolved').map((notice) => notice.text);
    expect(texts, from).toEqual(
      announced.filter(({ date }) => date >= from && date <= until).map(({ notice }) => notice),
    );
  }
});

test('as stated there is none', () => {
  expect(holidayNotices('2026-11-20', 'header', 'as-stated')).toEqual([]);
});
