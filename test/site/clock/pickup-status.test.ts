import { describe, expect, test } from 'vitest';
import { pickupStatus } from '../../../pages/_clock/pickup-status.ts';
import { resolved } from './example-facts.ts';

const at = (moment: string) => pickupStatus(new Date(moment), resolved);

/** What a visitor reads for one carrier: `By 4:45 PM. Yes, today at 5:00 PM. 30 min left` */
const reads = (moment: string, carrier: string) => {
  const fields = at(moment);
  const [time, half, when, answer] = ['Time', 'Half', 'When', 'Answer'].map(
    (name) => fields[carrier + name],
  );
  return `By ${time} ${half}. ${answer}. ${when}`;
};

const days = (moment: string) => {
  const { fedexDay, upsDay, dhlDay } = at(moment);
  return [fedexDay, upsDay, dhlDay].join(', ');
};

describe('what leaves today in an ordinary week', () => {
  test.each([
    ['2026-11-16T00:00:00-05:00', 'today, today, today'],
    ['2026-11-16T08:59:59-05:00', 'today, today, today'],
    ['2026-11-16T15:59:59-05:00', 'today, today, today'],
    ['2026-11-16T16:00:00-05:00', 'today, today, Tuesday'],
    ['2026-11-16T16:44:59-05:00', 'today, today, Tuesday'],
    ['2026-11-16T16:45:00-05:00', 'Tuesday, today, Tuesday'],
    ['2026-11-16T16:59:59-05:00', 'Tuesday, today, Tuesday'],
    ['2026-11-16T17:00:00-05:00', 'Tuesday, Tuesday, Tuesday'],
    ['2026-11-16T23:59:59-05:00', 'Tuesday, Tuesday, Tuesday'],
    ['2026-11-20T16:30:00-05:00', 'today, today, Monday'],
    ['2026-11-20T17:00:00-05:00', 'Monday, Monday, Monday'],
    ['2026-11-21T00:00:00-05:00', 'Monday, Monday, Monday'],
    ['2026-11-21T13:00:00-05:00', 'Monday, Monday, Monday'],
    ['2026-11-22T12:00:00-05:00', 'Monday, Monday, Monday'],
    ['2026-11-22T23:59:59-05:00', 'Monday, Monday, Monday'],
    ['2026-11-23T00:00:00-05:00', 'today, today, today'],
  ])('%s: %s', (moment, words) => expect(days(moment)).toBe(words));
});

describe('FedEx', () => {
  const today = 'By 4:45 PM. Yes, today at 5:00 PM';
  const on = (day: string) => `By 4:45 PM. No. ${day} at 5:00 PM. ${day}`;
  test.each([
    ['after midnight', '2026-11-16T00:00:00-05:00', `${today}. 16 h 45 min left`],
    ['before opening', '2026-11-16T07:00:00-05:00', `${today}. 9 h 45 min left`],
    ['at noon', '2026-11-16T12:00:00-05:00', `${today}. 4 h 45 min left`],
    ['with an hour left', '2026-11-16T15:45:00-05:00', `${today}. 1 h left`],
    ['a minute before the deadline', '2026-11-16T16:44:59-05:00', `${today}. 1 min left`],
    ['at the deadline', '2026-11-16T16:45:00-05:00', on('Tuesday')],
    ['a minute before the truck', '2026-11-16T16:59:59-05:00', on('Tuesday')],
    ['when the truck is there', '2026-11-16T17:00:00-05:00', on('Tuesday')],
    ['on Friday evening', '2026-11-20T19:00:00-05:00', on('Monday')],
    ['on Saturday', '2026-11-21T11:00:00-05:00', on('Monday')],
    ['on Sunday', '2026-11-22T15:30:00-05:00', on('Monday')],
    ['on the eve of Thanksgiving', '2026-11-25T16:45:00-05:00', on('Friday')],
    ['on Thanksgiving', '2026-11-26T10:00:00-05:00', on('Friday')],
    ['the day after', '2026-11-27T10:00:00-05:00', `${today}. 6 h 45 min left`],
    ['as the clocks go forward', '2026-03-08T03:00:00-04:00', on('Monday')],
    ['the day after that', '2026-03-09T16:44:00-04:00', `${today}. 1 min left`],
    ['as the clocks go back', '2026-11-01T01:30:00-05:00', on('Monday')],
    ['the day after that, late', '2026-11-02T16:45:00-05:00', on('Tuesday')],
  ])('%s, %s: %s', (_, moment, words) => expect(reads(moment, 'fedex')).toBe(words));
});

describe('UPS and DHL, until the truck arrives', () => {
  const ups = 'By 5:00 PM. Yes, today at 5:00 PM';
  const dhl = 'By 4:00 PM. Yes, today at 4:00 PM';
  test.each([
    ['ups', '2026-11-16T14:59:00-05:00', `${ups}. 2 h 1 min left`],
    ['ups', '2026-11-16T16:59:00-05:00', `${ups}. 1 min left`],
    ['ups', '2026-11-16T17:00:00-05:00', 'By 5:00 PM. No. Tuesday at 5:00 PM. Tuesday'],
    ['ups', '2026-11-21T11:00:00-05:00', 'By 5:00 PM. No. Monday at 5:00 PM. Monday'],
    ['ups', '2026-11-26T11:00:00-05:00', 'By 5:00 PM. No. Friday at 5:00 PM. Friday'],
    ['dhl', '2026-11-16T14:00:00-05:00', `${dhl}. 2 h left`],
    ['dhl', '2026-11-16T15:59:00-05:00', `${dhl}. 1 min left`],
    ['dhl', '2026-11-16T16:00:00-05:00', 'By 4:00 PM. No. Tuesday at 4:00 PM. Tuesday'],
    ['dhl', '2026-11-20T16:00:00-05:00', 'By 4:00 PM. No. Monday at 4:00 PM. Monday'],
    ['dhl', '2026-11-22T11:00:00-05:00', 'By 4:00 PM. No. Monday at 4:00 PM. Monday'],
  ])('%s, %s: %s', (carrier, moment, words) => expect(reads(moment, carrier)).toBe(words));
});

describe('on a day when the counter closes before the trucks arrive', () => {
  test.each([
    ['the evening before', '2026-12-23T17:00:00-05:00', 'By 2:00 PM. No. Thursday. Thursday'],
    ['before opening', '2026-12-24T08:00:00-05:00', 'By 2:00 PM. Maybe. Call us. 6 h left'],
    ['an hour before', '2026-12-24T13:00:00-05:00', 'By 2:00 PM. Maybe. Call us. 1 h left'],
    ['a minute before', '2026-12-31T13:59:59-05:00', 'By 2:00 PM. Maybe. Call us. 1 min left'],
  ])('%s, %s, the deadline is closing time: %s', (_, moment, words) => {
    for (const carrier of ['fedex', 'ups', 'dhl']) expect(reads(moment, carrier)).toBe(words);
  });

  test.each([
    ['Christmas Eve at closing', '2026-12-24T14:00:00-05:00', 'Monday'],
    ['Christmas Eve at 3:30 PM', '2026-12-24T15:30:00-05:00', 'Monday'],
    ['Christmas Eve at 4:50 PM', '2026-12-24T16:50:00-05:00', 'Monday'],
    ['Christmas Day', '2026-12-25T10:00:00-05:00', 'Monday'],
    ['the Saturday after', '2026-12-26T10:00:00-05:00', 'Monday'],
    ['New Year’s Eve at closing', '2026-12-31T14:00:00-05:00', 'Monday'],
    ['New Year’s Day', '2027-01-01T10:00:00-05:00', 'Monday'],
    ['a Christmas Eve on Saturday', '2033-12-24T13:00:00-05:00', 'Monday'],
    ['the Friday before a Monday Christmas', '2028-12-22T17:00:00-05:00', 'Tuesday'],
    ['a Christmas Eve on Sunday', '2028-12-24T12:00:00-05:00', 'Tuesday'],
  ])('after that no pickup is offered: %s, %s', (_, moment, day) => {
    expect(reads(moment, 'fedex')).toBe(`By 4:45 PM. No. ${day} at 5:00 PM. ${day}`);
    expect(at(moment)).toMatchObject({ fedexUrgent: '', fedex: 'next' });
  });
});

describe('USPS, whose pickup time is unknown', () => {
  test.each([
    ['2026-11-16T10:00:00-05:00', 'Picks up today'],
    ['2026-11-16T16:59:00-05:00', 'Picks up today'],
    ['2026-11-16T17:00:00-05:00', 'Picks up Tuesday'],
    ['2026-11-20T19:00:00-05:00', 'Picks up Saturday'],
    ['2026-11-21T12:59:00-05:00', 'Picks up today'],
    ['2026-11-21T13:00:00-05:00', 'Picks up Monday'],
    ['2026-11-22T12:00:00-05:00', 'Picks up Monday'],
    ['2026-11-26T12:00:00-05:00', 'Picks up Friday'],
    ['2026-12-24T13:59:00-05:00', 'Picks up today'],
    ['2026-12-24T14:00:00-05:00', 'Picks up Saturday'],
  ])('%s: %s', (moment, words) => {
    const { uspsAnswer, uspsUrgent } = at(moment);
    expect([uspsAnswer, uspsUrgent]).toEqual([words, '']);
  });
});

describe('the warning', () => {
  const near = 'near';
  test.each([
    ['2026-11-16T13:59:59-05:00', '', '', ''],
    ['2026-11-16T14:00:00-05:00', '', '', near],
    ['2026-11-16T14:59:59-05:00', '', '', near],
    ['2026-11-16T15:00:00-05:00', near, near, near],
    ['2026-11-16T15:59:59-05:00', near, near, near],
    ['2026-11-16T16:00:00-05:00', near, near, ''],
    ['2026-11-16T16:44:59-05:00', near, near, ''],
    ['2026-11-16T16:45:00-05:00', '', near, ''],
    ['2026-11-16T16:59:59-05:00', '', near, ''],
    ['2026-11-16T17:00:00-05:00', '', '', ''],
    ['2026-11-21T15:30:00-05:00', '', '', ''],
    ['2026-11-22T15:30:00-05:00', '', '', ''],
    // The store closes at 2 PM, before any truck that is known to come.
    ['2026-12-24T12:15:00-05:00', '', '', ''],
    ['2026-12-24T13:59:59-05:00', '', '', ''],
    ['2026-12-24T15:30:00-05:00', '', '', ''],
  ])('at %s: FedEx "%s", UPS "%s", DHL "%s"', (moment, fedex, ups, dhl) => {
    const fields = at(moment);
    expect([fields.fedexUrgent, fields.upsUrgent, fields.dhlUrgent]).toEqual([fedex, ups, dhl]);
  });
});

test.each([
  ['2026-11-17T07:00:00-05:00', 'today 9', 'today 9'],
  ['2026-11-17T09:00:00-05:00', 'today 9', 'today 9'],
  ['2026-11-17T13:30:00-05:00', 'today 13.5', 'today 13.5'],
  ['2026-11-17T16:00:00-05:00', 'Wednesday 9', 'today 16'],
  ['2026-11-17T16:45:00-05:00', 'Wednesday 9', 'Wednesday 9'],
  ['2026-11-20T18:00:00-05:00', 'Monday 9', 'Monday 9'],
  ['2026-11-21T11:00:00-05:00', 'Monday 9', 'Monday 9'],
  ['2026-11-26T11:00:00-05:00', 'Friday 9', 'Friday 9'],
  ['2026-12-23T18:00:00-05:00', 'Thursday ', 'Thursday '],
  ['2026-12-24T11:00:00-05:00', 'today ', 'today '],
  ['2026-12-24T14:00:00-05:00', 'Monday 9', 'Monday 9'],
])(
  'at %s the day of DHL’s next pickup has come to %s, and of FedEx’s to %s',
  (moment, ...rulers) => {
    const { dhlDay, dhlHour, fedexDay, fedexHour } = at(moment);
    expect([`${dhlDay} ${dhlHour}`, `${fedexDay} ${fedexHour}`]).toEqual(rulers);
  },
);

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
  expect(at(moment).clock).toBe(words);
});

test('a store that never opens promises no pickup', () => {
  const never = { ...resolved, week: [null, null, null, null, null, null, null] };
  const fields = pickupStatus(new Date('2026-11-16T12:00:00-05:00'), never);
  expect(fields).not.toHaveProperty('fedexAnswer');
});

test('a truck that comes at closing time is promised', () => {
  const day = [9 * 60, 17 * 60] as const;
  const facts = { ...resolved, week: [null, day, day, day, day, day, null] };
  const fields = pickupStatus(new Date('2026-11-16T12:00:00-05:00'), facts);
  expect(fields.upsAnswer).toBe('Yes, today at 5:00 PM');
});
