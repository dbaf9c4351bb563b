import { expect, test } from 'vitest';
import { daysInShort, daysInWords } from '../../../pages/_facts/days-text.ts';
import { openAndClosedDays, openDays } from '../../../pages/_facts/hours-rows.ts';
import { schedule, type Weekday } from '../../../pages/_facts/schedule.ts';

const long = { start: '09:00', end: '18:00' } as const;
const short = { start: '10:00', end: '13:00' } as const;
const week = schedule({ weekdays: long, saturday: short });

test.each([
  ['a shorter Saturday', week, 'Mon–Sat'],
  ['a Saturday as long as a weekday', schedule({ weekdays: long, saturday: long }), 'Mon–Sat'],
  ['a closed Saturday', { ...week, Saturday: null }, 'Mon–Fri'],
  ['a closed Monday and an open Sunday', { ...week, Monday: null, Sunday: short }, 'Tue–Sun'],
])('the open days of a week with %s', (_, days, words) => {
  expect(daysInShort(openDays(days))).toBe(words);
});

const sundays = schedule({ weekdays: long, saturday: short, sunday: short });

test.each([
  [week, 'Monday to Saturday. Closed Sunday.'],
  [sundays, 'Monday to Sunday.'],
  [{ ...week, Saturday: null }, 'Monday to Friday. Closed Saturday and Sunday.'],
  [
    { ...week, Wednesday: null },
    'Monday, Tuesday and Thursday to Saturday. Closed Wednesday and Sunday.',
  ],
])('the open and closed days of a week in words', (days, words) => {
  expect(openAndClosedDays(days)).toBe(words);
});

test.each<[readonly Weekday[], string, string]>([
  [['Saturday'], 'Saturday', 'Sat'],
  [['Sunday', 'Saturday'], 'Saturday and Sunday', 'Sat–Sun'],
  [
    ['Monday', 'Tuesday', 'Wednesday', 'Saturday'],
    'Monday to Wednesday and Saturday',
    'Mon–Wed, Sat',
  ],
])('%j in words and in short', (days, words, short) => {
  expect(daysInWords(days)).toBe(words);
  expect(daysInShort(days)).toBe(short);
});
