import { describe, expect, test } from 'vitest';
import { pickupStatus } from '../../pages/_clock/pickup-status.ts';
import { resolved } from './specified-facts.ts';

const at = (moment: string) => pickupStatus(new Date(moment), resolved);

const days = (moment: string) => {
  const { state, fields } = at(moment);
  return [state, fields.fedexDay, fields.upsDay, fields.dhlDay].join(', ');
};

describe('an ordinary week', () => {
  test.each([
    ['2026-11-16T00:00:00-05:00', 'today, today, today, today'],
    ['2026-11-16T15:59:59-05:00', 'today, today, today, today'],
    ['2026-11-16T16:00:00-05:00', 'partial, today, today, Tuesday'],
    ['2026-11-16T16:59:59-05:00', 'partial, today, today, Tuesday'],
    ['2026-11-16T17:00:00-05:00', 'next, Tuesday, Tuesday, Tuesday'],
    ['2026-11-16T23:59:59-05:00', 'next, Tuesday, Tuesday, Tuesday'],
    ['2026-11-20T16:30:00-05:00', 'partial, today, today, Monday'],
    ['2026-11-20T17:00:00-05:00', 'next, Monday, Monday, Monday'],
    ['2026-11-21T00:00:00-05:00', 'next, Monday, Monday, Monday'],
    ['2026-11-21T13:00:00-05:00', 'next, Monday, Monday, Monday'],
    ['2026-11-22T12:00:00-05:00', 'next, Monday, Monday, Monday'],
    ['2026-11-22T23:59:59-05:00', 'next, Monday, Monday, Monday'],
    ['2026-11-23T00:00:00-05:00', 'today, today, today, today'],
  ])('%s: %s', (moment, words) => expect(days(moment)).toBe(words));
});

describe('urgency', () => {
  const near = 'Next-day deadline approaching';
  test.each([
    ['2026-11-16T13:59:59-05:00', '', ''],
    ['2026-11-16T14:00:00-05:00', '', near],
    ['2026-11-16T14:59:59-05:00', '', near],
    ['2026-11-16T15:00:00-05:00', near, near],
    ['2026-11-16T15:59:59-05:00', near, near],
    ['2026-11-16T16:00:00-05:00', near, ''],
    ['2026-11-16T16:59:59-05:00', near, ''],
    ['2026-11-16T17:00:00-05:00', '', ''],
    ['2026-11-21T15:30:00-05:00', '', ''],
    ['2026-11-22T15:30:00-05:00', '', ''],
  ])('at %s: FedEx and UPS "%s", DHL "%s"', (moment, fedex, dhl) => {
    const { fields } = at(moment);
    expect([fields.fedexUrgent, fields.upsUrgent, fields.dhlUrgent]).toEqual([fedex, fedex, dhl]);
    expect(fields.urgent).toBe(fedex || dhl);
  });
});

describe('holidays', () => {
  test.each([
    ['the eve of Thanksgiving, late', '2026-11-25T17:00:00-05:00', 'next, Friday, Friday, Friday'],
    ['its last hour', '2026-11-25T16:30:00-05:00', 'partial, today, today, Friday'],
    ['Thanksgiving', '2026-11-26T10:00:00-05:00', 'next, Friday, Friday, Friday'],
    ['the eve of Christmas Eve', '2026-12-23T17:00:00-05:00', 'next, Thursday, Thursday, Thursday'],
    ['Christmas Eve', '2026-12-24T14:00:59-05:00', 'today, today, today, today'],
    ['Christmas Eve, closed', '2026-12-24T14:01:00-05:00', 'next, Monday, Monday, Monday'],
    ['Christmas Day', '2026-12-25T10:00:00-05:00', 'next, Monday, Monday, Monday'],
    ['the Saturday after', '2026-12-26T10:00:00-05:00', 'next, Monday, Monday, Monday'],
    ['New Year’s Eve', '2026-12-31T13:59:59-05:00', 'today, today, today, today'],
    ['New Year’s Eve, closed', '2026-12-31T14:01:00-05:00', 'next, Monday, Monday, Monday'],
    ['New Year’s Day', '2027-01-01T10:00:00-05:00', 'next, Monday, Monday, Monday'],
    [
      'Friday before a Monday Christmas',
      '2028-12-22T17:00:00-05:00',
      'next, Tuesday, Tuesday, Tuesday',
    ],
    ['a Christmas Eve on Sunday', '2028-12-24T12:00:00-05:00', 'next, Tuesday, Tuesday, Tuesday'],
  ])('%s, %s: %s', (_, moment, words) => expect(days(moment)).toBe(words));

  test('USPS stays daily, and says so where a holiday keeps it away', () => {
    const usps = (moment: string) => at(moment).fields.uspsDay;
    expect(usps('2026-11-25T12:00:00-05:00')).toBe('Mon–Sat');
    expect(usps('2026-11-26T12:00:00-05:00')).toBe('Mon–Sat, not today');
    expect(usps('2026-12-24T12:00:00-05:00')).toBe('Mon–Sat');
    expect(usps('2026-11-22T12:00:00-05:00')).toBe('Mon–Sat');
  });
});

test.each([
  ['2026-01-15T13:20:00-05:00', '1:20 PM EST'],
  ['2026-07-15T13:20:00-04:00', '1:20 PM EDT'],
  ['2026-03-08T01:59:59-05:00', '1:59 AM EST'],
  ['2026-03-08T03:00:00-04:00', '3:00 AM EDT'],
  ['2026-11-01T01:30:00-04:00', '1:30 AM EDT'],
  ['2026-11-01T01:30:00-05:00', '1:30 AM EST'],
  ['2026-11-20T00:00:00-05:00', '12:00 AM EST'],
  ['2026-11-20T12:00:00-05:00', '12:00 PM EST'],
])('the store’s clock at %s shows %s', (moment, words) => {
  expect(at(moment).fields.clock).toBe(words);
});
