import { describe, expect, test } from 'vitest';
import { openStatus } from '../../../pages/_clock/open-status.ts';
import { asStated, resolved } from './example-facts.ts';

const at = (moment: string, facts = resolved) => {
  const { state, fields } = openStatus(new Date(moment), facts);
  expect(fields.word).toBe(state === 'open' ? 'Open' : 'Closed');
  return `${fields.word}. ${fields.detail?.replace('\n', ' ')}`;
};

describe('an ordinary week', () => {
  test.each([
    ['2026-11-16T00:00:00-05:00', 'Closed. Opens at 9:00 AM'],
    ['2026-11-16T08:59:59-05:00', 'Closed. Opens at 9:00 AM'],
    ['2026-11-16T09:00:00-05:00', 'Open. Closes at 6:00 PM'],
    ['2026-11-16T17:59:59-05:00', 'Open. Closes at 6:00 PM'],
    ['2026-11-16T18:00:00-05:00', 'Open. Closes at 6:00 PM'],
    ['2026-11-16T18:00:59.999-05:00', 'Open. Closes at 6:00 PM'],
    ['2026-11-16T18:01:00-05:00', 'Closed. Opens Tuesday at 9:00 AM'],
    ['2026-11-16T23:59:59-05:00', 'Closed. Opens Tuesday at 9:00 AM'],
    ['2026-11-20T18:01:00-05:00', 'Closed. Opens Saturday at 10:00 AM'],
    ['2026-11-21T09:59:59-05:00', 'Closed. Opens at 10:00 AM'],
    ['2026-11-21T10:00:00-05:00', 'Open. Closes at 1:00 PM'],
    ['2026-11-21T13:00:59-05:00', 'Open. Closes at 1:00 PM'],
    ['2026-11-21T13:01:00-05:00', 'Closed. Opens Monday at 9:00 AM'],
    ['2026-11-22T00:00:00-05:00', 'Closed. Opens Monday at 9:00 AM'],
    ['2026-11-22T12:00:00-05:00', 'Closed. Opens Monday at 9:00 AM'],
    ['2026-11-22T23:59:59-05:00', 'Closed. Opens Monday at 9:00 AM'],
  ])('%s: %s', (moment, words) => expect(at(moment)).toBe(words));
});

describe('when the clocks change', () => {
  test.each([
    ['2026-03-07T13:01:00-05:00', 'Closed. Opens Monday at 9:00 AM'],
    ['2026-03-08T03:00:00-04:00', 'Closed. Opens Monday at 9:00 AM'],
    ['2026-03-09T08:59:59-04:00', 'Closed. Opens at 9:00 AM'],
    ['2026-03-09T09:00:00-04:00', 'Open. Closes at 6:00 PM'],
    ['2026-11-01T01:30:00-04:00', 'Closed. Opens Monday at 9:00 AM'],
    ['2026-11-01T01:30:00-05:00', 'Closed. Opens Monday at 9:00 AM'],
    ['2026-11-02T08:59:59-05:00', 'Closed. Opens at 9:00 AM'],
    ['2026-11-02T09:00:00-05:00', 'Open. Closes at 6:00 PM'],
  ])('%s: %s', (moment, words) => expect(at(moment)).toBe(words));
});

describe('holidays', () => {
  test.each([
    ['the eve of Thanksgiving', '2026-11-25T18:01:00-05:00', 'Closed. Opens Friday at 9:00 AM'],
    ['Thanksgiving', '2026-11-26T08:00:00-05:00', 'Closed. Opens Friday at 9:00 AM'],
    ['Thanksgiving at noon', '2026-11-26T12:00:00-05:00', 'Closed. Opens Friday at 9:00 AM'],
    [
      'the fourth Thursday on the 22nd',
      '2029-11-22T12:00:00-05:00',
      'Closed. Opens Friday at 9:00 AM',
    ],
    [
      'the fourth Thursday on the 28th',
      '2030-11-28T12:00:00-05:00',
      'Closed. Opens Friday at 9:00 AM',
    ],
    ['the fifth Thursday', '2029-11-29T12:00:00-05:00', 'Open. Closes at 6:00 PM'],
    ['the eve of Christmas Eve', '2026-12-23T18:01:00-05:00', 'Closed. Opens Thursday at 10:00 AM'],
    ['Christmas Eve, early', '2026-12-24T09:30:00-05:00', 'Closed. Opens at 10:00 AM'],
    ['Christmas Eve', '2026-12-24T10:00:00-05:00', 'Open. Closes at 2:00 PM'],
    ['Christmas Eve, last minute', '2026-12-24T14:00:59-05:00', 'Open. Closes at 2:00 PM'],
    ['Christmas Eve, late', '2026-12-24T14:01:00-05:00', 'Closed. Opens Saturday at 10:00 AM'],
    ['Christmas Day', '2026-12-25T12:00:00-05:00', 'Closed. Opens Saturday at 10:00 AM'],
    ['the day after', '2026-12-26T11:00:00-05:00', 'Open. Closes at 1:00 PM'],
    ['New Year’s Eve', '2026-12-31T13:00:00-05:00', 'Open. Closes at 2:00 PM'],
    ['New Year’s Eve, late', '2026-12-31T14:01:00-05:00', 'Closed. Opens Saturday at 10:00 AM'],
    ['New Year’s Day', '2027-01-01T12:00:00-05:00', 'Closed. Opens Saturday at 10:00 AM'],
    ['a Christmas Eve on Saturday', '2033-12-24T13:30:00-05:00', 'Open. Closes at 2:00 PM'],
    ['a Christmas Eve on Sunday', '2028-12-24T12:00:00-05:00', 'Closed. Opens Tuesday at 9:00 AM'],
    ['the Saturday before it', '2028-12-23T13:01:00-05:00', 'Closed. Opens Tuesday at 9:00 AM'],
  ])('%s, %s: %s', (_, moment, words) => expect(at(moment)).toBe(words));

  test('are unknown as stated', () => {
    expect(at('2026-11-26T12:00:00-05:00', asStated)).toBe('Open. Closes at 6:00 PM');
    expect(at('2026-12-24T15:00:00-05:00', asStated)).toBe('Open. Closes at 6:00 PM');
  });
});

test.each([
  ['2026-11-17T13:20:00-05:00', 'Tuesday'],
  ['2026-11-22T13:20:00-05:00', 'Sunday'],
  ['2026-12-25T00:00:00-05:00', 'Holiday'],
])('at %s the day at the store is %s', (moment, day) => {
  expect(openStatus(new Date(moment), resolved).fields.day).toBe(day);
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
  expect(openStatus(new Date(moment), resolved).fields['clock']).toBe(words);
});

test('the year is the store’s', () => {
  const year = (moment: string) => openStatus(new Date(moment), resolved).fields.year;
  expect(year('2027-01-01T04:59:59Z')).toBe('2026');
  expect(year('2027-01-01T05:00:00Z')).toBe('2027');
});

test('a store that never opens is simply closed', () => {
  const never = { ...resolved, week: [null, null, null, null, null, null, null] };
  expect(at('2026-11-16T12:00:00-05:00', never)).toBe('Closed. ');
});

test('after a closed stretch, the next opening is named if it is within two weeks', () => {
  const away = { ...resolved, holidays: [[11, 18, 29, null, null]] } as const;
  expect(at('2026-11-17T18:01:00-05:00', away)).toBe('Closed. Opens Monday at 9:00 AM');
  const longer = { ...resolved, holidays: [[11, 17, 29, null, null]] } as const;
  expect(at('2026-11-16T18:01:00-05:00', longer)).toBe('Closed. ');
});

test.each([
  ['on a weekday', '2026-11-16T20:00:00-05:00', 'Today 9:00 AM – 6:00 PM'],
  ['on a Saturday', '2026-11-21T08:00:00-05:00', 'Today 10:00 AM – 1:00 PM'],
  ['on a Sunday', '2026-11-22T12:00:00-05:00', 'Closed today'],
  ['on Christmas Eve', '2026-12-24T08:00:00-05:00', 'Today 10:00 AM – 2:00 PM'],
])('the hours of today, %s', (_, moment, words) => {
  expect(openStatus(new Date(moment), resolved).fields['today']).toBe(words);
});
