import { afterAll, expect, test, vi } from 'vitest';
import { asStated, resolved } from './example-facts.ts';

const ownZone = process.env.TZ;
afterAll(() => {
  process.env.TZ = ownZone;
});

/** The clock as a visitor's browser loads it, in the time zone of that browser. */
async function clockIn(zone: string) {
  process.env.TZ = zone;
  vi.resetModules();
  const { openStatus } = await import('../../../pages/_clock/open-status.ts');
  const { pickupStatus } = await import('../../../pages/_clock/pickup-status.ts');
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  return { openStatus, pickupStatus };
}

const zones = ['America/New_York', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Auckland'];
// Friday, 4:30 PM at the store: 1:30 PM in Los Angeles, Saturday 6:30 AM in Tokyo, 10:30 AM in Auckland.
const moment = new Date('2026-11-20T16:30:00-05:00');

test.each(zones)('a visitor in %s sees the store’s day', async (zone) => {
  const { openStatus, pickupStatus } = await clockIn(zone);
  expect(openStatus(moment, resolved).fields).toMatchObject({
    clock: '4:30 PM EST',
    detail: 'Closes at 6:00 PM',
  });
  expect(pickupStatus(moment, resolved)).toMatchObject({
    fedexAnswer: 'Yes, today at 5:00 PM',
    fedexWhen: '15 min left',
    dhlTime: 'Monday',
  });
});

test.each([
  ['America/New_York', 'today', 'Monday'],
  ['America/Los_Angeles', 'today', 'today'],
  ['Asia/Tokyo', 'Monday', 'Monday'],
  ['Pacific/Auckland', 'Monday', 'Monday'],
])('as stated, pickups in %s follow the visitor’s own clock', async (zone, fedex, dhl) => {
  const { openStatus, pickupStatus } = await clockIn(zone);
  expect(pickupStatus(moment, asStated)).toMatchObject({
    fedexDay: fedex,
    dhlDay: dhl,
  });
  expect(openStatus(moment, asStated).fields.detail).toBe('Closes at 6:00 PM');
});

test('as stated, the clock says EST in summer too', async () => {
  const { openStatus } = await clockIn('Asia/Tokyo');
  const summer = new Date('2026-07-15T13:20:00-04:00');
  expect(openStatus(summer, { ...asStated, zoneLabel: 'EST' }).fields.clock).toBe('1:20 PM EST');
});
