import { expect, test } from 'vitest';
import { openDays } from '../../../pages/_facts/hours-rows.ts';
import { schedule } from '../../../pages/_facts/schedule.ts';

const long = { start: '09:00', end: '18:00' } as const;
const short = { start: '10:00', end: '13:00' } as const;
const week = schedule({ weekdays: long, saturday: short });

test.each([
  ['a shorter Saturday', week, 'Mon–Sat'],
  ['a Saturday as long as a weekday', schedule({ weekdays: long, saturday: long }), 'Mon–Sat'],
  ['a closed Saturday', { ...week, Saturday: null }, 'Mon–Fri'],
  ['a closed Monday and an open Sunday', { ...week, Monday: null, Sunday: short }, 'Tue–Sun'],
])('the open days of a week with %s', (_, days, words) => {
  expect(openDays(days)).toBe(words);
});
