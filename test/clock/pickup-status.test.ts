import { describe, expect, test } from 'vitest';
import { pickupStatus } from '../../pages/_clock/pickup-status.ts';
import { resolved } from './specified-facts.ts';

const at = (moment: string) => pickupStatus(new Date(moment), resolved);

/** What a visitor reads of one carrier: `Pickup today at 5:00 PM. By 4:45 PM today. 30 min left` */
const reads = (moment: string, carrier: string) => {
  const { fields } = at(moment);
  const [status, time, half, day, left] = ['Status', 'Time', 'Half', 'Day', 'Left'].map(
    (name) => fields[carrier + name],
  );
  return [status, `By ${time} ${half} ${day}`, left].filter(Boolean).join('. ');
};

const days = (moment: string) => {
  const { state, fields } = at(moment);
  return [state, fields.fedexDay, fields.upsDay, fields.dhlDay].join(', ');
};

describe('what leaves today in an ordinary week', () => {
  test.each([
    ['2026-11-16T00:00:00-05:00', 'today, today, today, today'],
    ['2026-11-16T08:59:59-05:00', 'today, today, today, today'],
    ['2026-11-16T15:59:59-05:00', 'today, today, today, today'],
    ['2026-11-16T16:00:00-05:00', 'partial, today, today, Tuesday'],
    ['2026-11-16T16:45:00-05:00', 'partial, today, today, Tuesday'],
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

describe('FedEx', () => {
  const today = 'Pickup today at 5:00 PM. By 4:45 PM today';
  const late = 'Call us: pickup at 5:00 PM. By 4:45 PM today. Past 4:45 PM';
  const onTuesday = 'Not today: next pickup Tuesday. By 4:45 PM Tuesday';
  const onMonday = 'Not today: next pickup Monday. By 4:45 PM Monday';
  test.each([
    ['before opening', '2026-11-16T07:00:00-05:00', today],
    ['before the deadline is near', '2026-11-16T14:59:59-05:00', today],
    ['when the deadline is near', '2026-11-16T15:00:00-05:00', `${today}. 1 h 45 min left`],
    ['with an hour left', '2026-11-16T15:45:00-05:00', `${today}. 1 h left`],
    ['a minute before the deadline', '2026-11-16T16:44:59-05:00', `${today}. 1 min left`],
    ['at the deadline', '2026-11-16T16:45:00-05:00', late],
    ['a minute before the truck', '2026-11-16T16:59:59-05:00', late],
    ['when the truck comes', '2026-11-16T17:00:00-05:00', onTuesday],
    ['on Friday evening', '2026-11-20T19:00:00-05:00', onMonday],
    ['on Saturday', '2026-11-21T11:00:00-05:00', onMonday],
    ['on Sunday', '2026-11-22T15:30:00-05:00', onMonday],
    [
      'on the eve of Thanksgiving',
      '2026-11-25T17:00:00-05:00',
      'Not today: next pickup Friday. By 4:45 PM Friday',
    ],
    [
      'on Thanksgiving',
      '2026-11-26T10:00:00-05:00',
      'Not today: next pickup Friday. By 4:45 PM Friday',
    ],
    ['the day after', '2026-11-27T10:00:00-05:00', today],
    ['as the clocks go forward', '2026-03-08T03:00:00-04:00', onMonday],
    ['the day after that', '2026-03-09T16:44:00-04:00', `${today}. 1 min left`],
    ['as the clocks go back', '2026-11-01T01:30:00-05:00', onMonday],
    ['the day after that, late', '2026-11-02T16:45:00-05:00', late],
  ])('%s, %s: %s', (_, moment, words) => expect(reads(moment, 'fedex')).toBe(words));
});

describe('UPS and DHL, until the truck comes', () => {
  test.each([
    ['ups', '2026-11-16T14:59:00-05:00', 'Pickup today at 5:00 PM. By 5:00 PM today'],
    ['ups', '2026-11-16T15:00:00-05:00', 'Pickup today at 5:00 PM. By 5:00 PM today. 2 h left'],
    ['ups', '2026-11-16T16:59:00-05:00', 'Pickup today at 5:00 PM. By 5:00 PM today. 1 min left'],
    ['ups', '2026-11-16T17:00:00-05:00', 'Not today: next pickup Tuesday. By 5:00 PM Tuesday'],
    ['ups', '2026-11-21T11:00:00-05:00', 'Not today: next pickup Monday. By 5:00 PM Monday'],
    ['ups', '2026-11-26T11:00:00-05:00', 'Not today: next pickup Friday. By 5:00 PM Friday'],
    ['dhl', '2026-11-16T13:59:00-05:00', 'Pickup today at 4:00 PM. By 4:00 PM today'],
    ['dhl', '2026-11-16T14:00:00-05:00', 'Pickup today at 4:00 PM. By 4:00 PM today. 2 h left'],
    ['dhl', '2026-11-16T15:59:00-05:00', 'Pickup today at 4:00 PM. By 4:00 PM today. 1 min left'],
    ['dhl', '2026-11-16T16:00:00-05:00', 'Not today: next pickup Tuesday. By 4:00 PM Tuesday'],
    ['dhl', '2026-11-20T16:00:00-05:00', 'Not today: next pickup Monday. By 4:00 PM Monday'],
    ['dhl', '2026-11-22T11:00:00-05:00', 'Not today: next pickup Monday. By 4:00 PM Monday'],
  ])('%s, %s: %s', (carrier, moment, words) => expect(reads(moment, carrier)).toBe(words));
});

describe('on a day when the counter closes before the trucks come', () => {
  const onMonday = 'Not today: next pickup Monday. By 4:45 PM Monday';
  test.each([
    ['the evening before', '2026-12-23T17:00:00-05:00', 'By 2:00 PM Thursday', ''],
    ['before opening', '2026-12-24T08:00:00-05:00', 'By 2:00 PM today', ''],
    ['before the deadline is near', '2026-12-24T11:59:00-05:00', 'By 2:00 PM today', ''],
    ['when it is near', '2026-12-24T12:00:00-05:00', 'By 2:00 PM today', '2 h left'],
    ['an hour before closing', '2026-12-24T13:00:00-05:00', 'By 2:00 PM today', '1 h left'],
    ['a minute before', '2026-12-31T13:59:59-05:00', 'By 2:00 PM today', '1 min left'],
  ])('%s, %s, the drop-off time is closing time: %s', (_, moment, time, left) => {
    const isToday = time.endsWith('today');
    const status = isToday ? 'Pickup today' : 'Not today: next pickup Thursday';
    const words = [status, time, left].filter(Boolean).join('. ');
    for (const carrier of ['fedex', 'ups', 'dhl']) expect(reads(moment, carrier)).toBe(words);
  });

  test.each([
    ['Christmas Eve at closing', '2026-12-24T14:00:00-05:00', onMonday],
    ['Christmas Eve at 3:30 PM', '2026-12-24T15:30:00-05:00', onMonday],
    ['Christmas Eve at 4:50 PM', '2026-12-24T16:50:00-05:00', onMonday],
    ['Christmas Day', '2026-12-25T10:00:00-05:00', onMonday],
    ['the Saturday after', '2026-12-26T10:00:00-05:00', onMonday],
    ['New Year’s Eve at closing', '2026-12-31T14:00:00-05:00', onMonday],
    ['New Year’s Day', '2027-01-01T10:00:00-05:00', onMonday],
    ['a Christmas Eve on Saturday', '2033-12-24T13:00:00-05:00', onMonday],
    [
      'the Friday before a Monday Christmas',
      '2028-12-22T17:00:00-05:00',
      'Not today: next pickup Tuesday. By 4:45 PM Tuesday',
    ],
    [
      'a Christmas Eve on Sunday',
      '2028-12-24T12:00:00-05:00',
      'Not today: next pickup Tuesday. By 4:45 PM Tuesday',
    ],
  ])('after that no pickup is offered: %s, %s', (_, moment, words) => {
    expect(reads(moment, 'fedex')).toBe(words);
    expect(at(moment)).toMatchObject({ state: 'next', fields: { urgent: '', fedex: 'next' } });
  });
});

describe('USPS, whose truck has no known time', () => {
  test.each([
    ['2026-11-16T10:00:00-05:00', 'Pickup today'],
    ['2026-11-16T17:59:00-05:00', 'Pickup today'],
    ['2026-11-16T18:00:00-05:00', 'Not today: next pickup Tuesday'],
    ['2026-11-20T19:00:00-05:00', 'Not today: next pickup Saturday'],
    ['2026-11-21T12:59:00-05:00', 'Pickup today'],
    ['2026-11-21T13:00:00-05:00', 'Not today: next pickup Monday'],
    ['2026-11-22T12:00:00-05:00', 'Not today: next pickup Monday'],
    ['2026-11-26T12:00:00-05:00', 'Not today: next pickup Friday'],
    ['2026-12-24T13:59:00-05:00', 'Pickup today'],
    ['2026-12-24T14:00:00-05:00', 'Not today: next pickup Saturday'],
  ])('%s: %s', (moment, words) => {
    const { uspsStatus, uspsLeft, uspsUrgent } = at(moment).fields;
    expect([uspsStatus, uspsLeft, uspsUrgent]).toEqual([words, '', '']);
  });
});

describe('the warning', () => {
  const near = 'near';
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
    ['2026-12-24T11:59:59-05:00', '', ''],
    ['2026-12-24T12:00:00-05:00', near, near],
    ['2026-12-24T14:00:00-05:00', '', ''],
    ['2026-12-24T15:30:00-05:00', '', ''],
  ])('at %s: FedEx and UPS "%s", DHL "%s"', (moment, fedex, dhl) => {
    const { fields } = at(moment);
    expect([fields.fedexUrgent, fields.upsUrgent, fields.dhlUrgent]).toEqual([fedex, fedex, dhl]);
    expect(fields.urgent).toBe(fedex || dhl);
  });
});

test.each([
  ['2026-11-17T07:00:00-05:00', '9', 'today 4:00 PM', 'today 5:00 PM'],
  ['2026-11-17T09:00:00-05:00', '9', 'today 4:00 PM', 'today 5:00 PM'],
  ['2026-11-17T13:30:00-05:00', '13.5', 'today 4:00 PM', 'today 5:00 PM'],
  ['2026-11-17T16:00:00-05:00', '16', 'Wednesday 4:00 PM', 'today 5:00 PM'],
  ['2026-11-17T16:45:00-05:00', '16.75', 'Wednesday 4:00 PM', 'today 5:00 PM'],
  ['2026-11-17T17:00:00-05:00', '', 'Wednesday 4:00 PM', 'Wednesday 5:00 PM'],
  ['2026-11-20T18:00:00-05:00', '', 'Monday 4:00 PM', 'Monday 5:00 PM'],
  ['2026-11-21T11:00:00-05:00', '', 'Monday 4:00 PM', 'Monday 5:00 PM'],
  ['2026-11-22T11:00:00-05:00', '', 'Monday 4:00 PM', 'Monday 5:00 PM'],
  ['2026-11-26T11:00:00-05:00', '', 'Friday 4:00 PM', 'Friday 5:00 PM'],
  ['2026-12-23T18:00:00-05:00', '', 'Thursday by 2:00 PM', 'Thursday by 2:00 PM'],
  ['2026-12-24T11:00:00-05:00', '', 'today by 2:00 PM', 'today by 2:00 PM'],
  ['2026-12-24T14:00:00-05:00', '', 'Monday 4:00 PM', 'Monday 5:00 PM'],
])(
  'at %s the tape has run to "%s", the next trucks are DHL %s, FedEx %s',
  (moment, ...expected) => {
    const { hour, dhlNext, fedexNext } = at(moment).fields;
    expect([hour, dhlNext, fedexNext]).toEqual(expected);
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
  expect(at(moment).fields.clock).toBe(words);
});

test('a store that never opens promises no pickup', () => {
  const never = { ...resolved, week: [null, null, null, null, null, null, null] };
  const { state, fields } = pickupStatus(new Date('2026-11-16T12:00:00-05:00'), never);
  expect({ state, status: fields.fedexStatus }).toEqual({ state: 'next', status: undefined });
});
