import { expect, test } from 'vitest';
import {
  clockTime,
  counted,
  decimalDollars,
  dollars,
  hoursText,
  milesText,
  minutesOf,
  span,
} from '../../../pages/_facts/format.ts';

test.each([
  [3_600, '$36', '36.00'],
  [1_375, '$13.75', '13.75'],
  [1_833, '$18.33', '18.33'],
  [1_050, '$10.50', '10.50'],
  [500, '$5', '5.00'],
  [5, '$0.05', '0.05'],
  [0, '$0', '0.00'],
  [500_000, '$5,000', '5000.00'],
  [1_000_000, '$10,000', '10000.00'],
])('%i cents are %s', (cents, words, decimal) => {
  expect(dollars(cents)).toBe(words);
  expect(decimalDollars(cents)).toBe(decimal);
});

test.each([
  ['00:00', '12:00 AM', 0],
  ['00:05', '12:05 AM', 5],
  ['08:30', '8:30 AM', 510],
  ['11:59', '11:59 AM', 719],
  ['12:00', '12:00 PM', 720],
  ['13:00', '1:00 PM', 780],
  ['16:45', '4:45 PM', 1_005],
  ['23:59', '11:59 PM', 1_439],
] as const)('%s is %s', (time, words, minutes) => {
  expect(clockTime(time)).toBe(words);
  expect(minutesOf(time)).toBe(minutes);
});

test('hours, ranges, and distances are written as people read them', () => {
  expect(hoursText({ start: '10:00', end: '13:00' })).toBe('10:00 AM – 1:00 PM');
  expect(hoursText(null)).toBe('Closed');
  expect(span([1, 3])).toBe('1–3');
  expect(span([6, 6])).toBe('6');
  expect(counted([1, 3], 'day')).toBe('1–3 days');
  expect(counted(1, 'minute')).toBe('1 minute');
  expect(counted(4, 'copy', 'copies')).toBe('4 copies');
  expect(milesText(3)).toBe('3.0');
  expect(milesText(10.5)).toBe('10.5');
});
