import { expect, test } from 'vitest';
import { holidayNotice } from '../../pages/_clock/holiday-notice.ts';
import { asStated, resolved } from './specified-facts.ts';

const eve = 'Christmas Eve, Thursday, December 24: open 10:00 AM – 2:00 PM.';
const christmas = 'Christmas Day, Friday, December 25: closed.';
const lastDay = 'New Year’s Eve, Thursday, December 31: open 10:00 AM – 2:00 PM.';

test.each([
  ['2026-11-18T23:59:59-05:00', 'none', ''],
  ['2026-11-19T00:00:00-05:00', 'near', 'Thanksgiving, Thursday, November 26: closed.'],
  ['2026-11-26T23:59:59-05:00', 'near', 'Thanksgiving, Thursday, November 26: closed.'],
  ['2026-11-27T00:00:00-05:00', 'none', ''],
  ['2026-12-17T12:00:00-05:00', 'near', eve],
  ['2026-12-18T12:00:00-05:00', 'near', `${eve} ${christmas}`],
  ['2026-12-24T12:00:00-05:00', 'near', `${eve} ${christmas} ${lastDay}`],
  ['2026-12-28T12:00:00-05:00', 'near', `${lastDay} New Year’s Day, Friday, January 1: closed.`],
  ['2027-01-02T12:00:00-05:00', 'none', ''],
])('at %s the notice is %s: %s', (moment, state, text) => {
  expect(holidayNotice(new Date(moment), resolved)).toEqual({ state, fields: { text } });
});

test('a holiday on a Sunday, when the store is closed anyway, is not told', () => {
  const before = new Date('2028-12-20T12:00:00-05:00');
  expect(holidayNotice(before, resolved).fields.text).toBe(
    'Christmas Day, Monday, December 25: closed.',
  );
});

test('as stated there is none', () => {
  expect(holidayNotice(new Date('2026-11-26T12:00:00-05:00'), asStated).state).toBe('none');
});
