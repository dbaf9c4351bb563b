import { expect, test } from 'vitest';
import { dayProgress } from '../../pages/_clock/day-progress.ts';
import { storeYear } from '../../pages/_clock/store-year.ts';
import { resolved } from './specified-facts.ts';

test.each([
  ['2026-11-17T07:00:00-05:00', 9],
  ['2026-11-17T09:00:00-05:00', 9],
  ['2026-11-17T13:30:00-05:00', 13.5],
  ['2026-11-17T18:00:00-05:00', 18],
  ['2026-11-17T23:00:00-05:00', 18],
  ['2026-12-24T09:00:00-05:00', 10],
  ['2026-12-24T15:00:00-05:00', 14],
  ['2026-11-21T11:00:00-05:00', null],
  ['2026-11-22T11:00:00-05:00', null],
  ['2026-11-26T11:00:00-05:00', null],
])('at %s the tape has run to %s', (moment, hours) => {
  expect(dayProgress(new Date(moment), resolved)).toBe(hours);
});

test('the year is the store’s', () => {
  expect(storeYear(new Date('2027-01-01T04:59:59Z'), resolved).fields.year).toBe('2026');
  expect(storeYear(new Date('2027-01-01T05:00:00Z'), resolved).fields.year).toBe('2027');
});
