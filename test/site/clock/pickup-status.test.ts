import { describe, expect, test } from 'vitest';
import { pickupStatus } from '../../../pages/_clock/pickup-status.ts';
import { resolved } from './example-facts.ts';

const at = (moment: string) => pickupStatus(new Date(moment), resolved);

/** What a visitor reads for one carrier: `Drop off by 4:45 PM. Yes, today at 5:00 PM. 30 min left` */
const reads = (moment: string, carrier: string) => {
  const fields = at(moment);
  const [label, time, half, answer, when] = ['Label', 'Time', 'Half', 'Answer', 'When'].map(
    (name) => fields[carrier + name],
  );
  return `${label}${[time, half].join('')}. ${answer}. ${when}`.replaceAll('\u00a0', ' ').trim();
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
    ['2026-11-16T16:59:59-05:00', 'today, today, Tuesday'],
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

const onDay = (time: string) => (why: string, day: string) =>
  `Goes out ${day}. ${why}. ${why.includes(':') ? 'By' : 'Drop off by'} ${time} PM`;

describe('FedEx', () => {
  const today = 'Drop off by 4:45 PM. Yes, today at 5:00 PM';
  const late = 'Today’s pickup Call us. Too late for today’s truck.';
  const on = onDay('4:45');
  const unsure = (day: string, why: string) => `${day}’s pickup Call us. ${why}.`;
  const missed = 'Too late for today';
  test.each([
    ['after midnight', '2026-11-16T00:00:00-05:00', `${today}. 16 h 45 min left`],
    ['before opening', '2026-11-16T07:00:00-05:00', `${today}. 9 h 45 min left`],
    ['at noon', '2026-11-16T12:00:00-05:00', `${today}. 4 h 45 min left`],
    ['with an hour left', '2026-11-16T15:45:00-05:00', `${today}. 1 h left`],
    ['a minute before the deadline', '2026-11-16T16:44:59-05:00', `${today}. 1 min left`],
    ['at the deadline', '2026-11-16T16:45:00-05:00', late],
    ['a minute before the truck', '2026-11-16T16:59:59-05:00', late],
    ['when the truck is there', '2026-11-16T17:00:00-05:00', on(missed, 'Tuesday')],
    ['on Friday evening', '2026-11-20T19:00:00-05:00', on(missed, 'Monday')],
    ['on Saturday', '2026-11-21T11:00:00-05:00', on('No pickup today', 'Monday')],
    ['on Sunday', '2026-11-22T15:30:00-05:00', on('No pickup today', 'Monday')],
    ['on the Friday before Labor Day', '2026-09-04T17:00:00-04:00', on(missed, 'Tuesday')],
    ['on Labor Day', '2026-09-07T11:00:00-04:00', on('No pickup: Labor Day', 'Tuesday')],
    ['on a holiday of USPS alone', '2026-10-12T16:44:00-04:00', `${today}. 1 min left`],
    ['on the eve of Thanksgiving', '2026-11-25T17:00:00-05:00', unsure('Friday', missed)],
    ['on Thanksgiving', '2026-11-26T10:00:00-05:00', unsure('Friday', 'No pickup: Thanksgiving')],
    [
      'the day after',
      '2026-11-27T17:59:00-05:00',
      'Today’s pickup Call us. We’re open until 6:00 PM.',
    ],
    ['the day after, at closing', '2026-11-27T18:00:00-05:00', on(missed, 'Monday')],
    ['as the clocks go forward', '2026-03-08T03:00:00-04:00', on('No pickup today', 'Monday')],
    ['the day after that', '2026-03-09T16:44:00-04:00', `${today}. 1 min left`],
    ['as the clocks go back', '2026-11-01T01:30:00-05:00', on('No pickup today', 'Monday')],
    ['the day after that, late', '2026-11-02T17:00:00-05:00', on(missed, 'Tuesday')],
  ])('%s, %s: %s', (_, moment, words) => expect(reads(moment, 'fedex')).toBe(words));
});

describe('UPS and DHL, until the truck arrives', () => {
  const ups = 'Drop off by 5:00 PM. Yes, today at 5:00 PM';
  const dhl = 'Drop off by 4:00 PM. Yes, today at 4:00 PM';
  const missed = 'Too late for today';
  test.each([
    ['ups', '2026-11-16T14:59:00-05:00', `${ups}. 2 h 1 min left`],
    ['ups', '2026-11-16T16:59:00-05:00', `${ups}. 1 min left`],
    ['ups', '2026-11-16T17:00:00-05:00', onDay('5:00')(missed, 'Tuesday')],
    ['ups', '2026-11-21T11:00:00-05:00', onDay('5:00')('No pickup today', 'Monday')],
    ['dhl', '2026-11-16T14:00:00-05:00', `${dhl}. 2 h left`],
    ['dhl', '2026-11-16T15:59:00-05:00', `${dhl}. 1 min left`],
    ['dhl', '2026-11-16T16:00:00-05:00', onDay('4:00')(missed, 'Tuesday')],
    ['dhl', '2026-11-20T16:00:00-05:00', onDay('4:00')(missed, 'Monday')],
    ['dhl', '2026-11-22T11:00:00-05:00', onDay('4:00')('No pickup today', 'Monday')],
  ])('%s, %s: %s', (carrier, moment, words) => expect(reads(moment, carrier)).toBe(words));
});

describe('on a day when the counter closes before the trucks arrive', () => {
  // In these facts, December 24 is also a day on which only a call tells.
  const call = 'Today’s pickup Call us. We’re open until 2:00 PM.';
  test.each([
    [
      'the evening before',
      '2026-12-23T17:00:00-05:00',
      'Thursday’s pickup Call us. Too late for today.',
    ],
    ['before opening', '2026-12-24T08:00:00-05:00', call],
    ['an hour before', '2026-12-24T13:00:00-05:00', call],
    ['a minute before', '2026-12-31T13:59:59-05:00', call],
  ])('%s, %s, closing time counts, and a call: %s', (_, moment, words) => {
    for (const carrier of ['fedex', 'ups', 'dhl']) expect(reads(moment, carrier)).toBe(words);
  });

  test.each([
    ['Christmas Eve at closing', '2026-12-24T14:00:00-05:00', 'Too late for today', 'Monday'],
    ['Christmas Eve at 4:50 PM', '2026-12-24T16:50:00-05:00', 'Too late for today', 'Monday'],
    ['Christmas Day', '2026-12-25T10:00:00-05:00', 'No pickup today', 'Monday'],
    ['the Saturday after', '2026-12-26T10:00:00-05:00', 'No pickup today', 'Monday'],
    ['New Year’s Eve at closing', '2026-12-31T14:00:00-05:00', 'Too late for today', 'Monday'],
    ['New Year’s Day', '2027-01-01T10:00:00-05:00', 'No pickup today', 'Monday'],
    ['a Christmas Eve on Saturday', '2033-12-24T13:00:00-05:00', 'No pickup today', 'Monday'],
    ['a Friday before Christmas', '2028-12-22T17:00:00-05:00', 'Too late for today', 'Tuesday'],
    ['a Christmas Eve on Sunday', '2028-12-24T12:00:00-05:00', 'No pickup today', 'Tuesday'],
  ])('after that no pickup is offered: %s, %s', (_, moment, why, day) => {
    expect(reads(moment, 'fedex')).toBe(onDay('4:45')(why, day));
    expect(at(moment)).toMatchObject({ fedexUrgent: '', fedex: 'next', status: 'next' });
  });
});

describe('USPS, whose pickup time is unknown', () => {
  const today = 'Picks up daily Mon–Sat. Picks up today. Call for times';
  const on = (day: string, why: string) => `Goes out ${day}. ${why}. Call for times`;
  const missed = 'Too late for today';
  test.each([
    ['2026-11-16T10:00:00-05:00', today],
    ['2026-11-16T16:59:00-05:00', today],
    ['2026-11-16T17:00:00-05:00', on('Tuesday', missed)],
    ['2026-11-20T19:00:00-05:00', on('Saturday', missed)],
    ['2026-11-21T12:59:00-05:00', today],
    ['2026-11-21T13:00:00-05:00', on('Monday', missed)],
    ['2026-11-22T12:00:00-05:00', on('Monday', 'No pickup today')],
    ['2026-11-26T12:00:00-05:00', on('Friday', 'No pickup: Thanksgiving')],
    ['2026-10-12T12:00:00-04:00', on('Tuesday', 'No pickup: Columbus Day')],
    ['2026-10-11T12:00:00-04:00', on('Tuesday', 'No pickup today')],
    ['2026-12-24T13:59:00-05:00', today],
    ['2026-12-24T14:00:00-05:00', on('Saturday', missed)],
  ])('%s, it is daily only on a day with a pickup: %s', (moment, words) =>
    expect(reads(moment, 'usps')).toBe(words),
  );
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
  ['2026-11-17T16:45:00-05:00', 'Wednesday 9', 'today 16.75'],
  ['2026-11-17T17:00:00-05:00', 'Wednesday 9', 'Wednesday 9'],
  ['2026-11-20T18:00:00-05:00', 'Monday 9', 'Monday 9'],
  ['2026-11-21T11:00:00-05:00', 'Monday 9', 'Monday 9'],
  ['2026-11-26T11:00:00-05:00', 'Friday ', 'Friday '],
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
  ['2026-11-16T15:59:59-05:00', 'today'],
  ['2026-11-16T16:00:00-05:00', 'partial'],
  ['2026-11-16T16:45:00-05:00', 'partial'],
  ['2026-11-16T17:00:00-05:00', 'next'],
  ['2026-11-21T11:00:00-05:00', 'next'],
  ['2026-10-12T11:00:00-04:00', 'today'],
  ['2026-09-07T11:00:00-04:00', 'next'],
  ['2026-12-24T11:00:00-05:00', 'next'],
])('at %s the status of all pickups together is %s', (moment, status) => {
  expect(at(moment)['status']).toBe(status);
});

test('from the first day of which a page knows nothing on, it says to call', () => {
  const until = Date.parse('2026-11-18') / 86_400_000;
  const on = (moment: string) => pickupStatus(new Date(moment), { ...resolved, until });
  expect(on('2026-11-17T12:00:00-05:00')).toMatchObject({
    upsTime: '5:00',
    uspsAnswer: 'Picks up today',
  });
  expect(on('2026-11-17T17:00:00-05:00')).toMatchObject({
    upsLabel: 'Wednesday’s pickup ',
    upsTime: 'Call\u00a0us',
  });
  expect(on('2026-11-18T12:00:00-05:00')).toMatchObject({
    upsLabel: 'Today’s pickup ',
    uspsLabel: 'Today’s pickup ',
  });
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
