import { afterAll, describe, expect, test, vi } from 'vitest';
import type { ClockFacts, ClockText } from '../../pages/_clock/clock-facts.ts';
import { pickupStatus } from '../../pages/_clock/pickup-status.ts';
import { pickupFacts, storeFacts } from '../../pages/_clock/store-clock-facts.ts';
import { testEverything } from '../support/everything.ts';
import {
  expectedOpening,
  expectedPickup,
  expectedUsps,
  statedPickups,
  wallTime,
} from './specified/expected-clock.ts';

const ownZone = process.env['TZ'];
afterAll(() => {
  process.env['TZ'] = ownZone;
});

const timed = ['fedex', 'ups', 'dhl'] as const;
const minute = 60_000;
const day = 24 * 60 * minute;
const start = Date.UTC(2026, 0, 1);
const end = Date.UTC(2032, 0, 1);

/** The times of a day at which something changes, by a clock in the store's zone or anywhere else. */
const boundaries = [0, 540, 600, 780, 840, 900, 960, 1005, 1020, 1080];

/**
 * Each boundary of a day, a minute before and after it, in both offsets from UTC; with
 * `TEST_EVERYTHING` every quarter of an hour, too. Without it, a day in 61, and those of the first
 * three years around the turns of the clocks and of the year, Thanksgiving, July 4, and Christmas.
 */
function moments(behind: readonly number[]): readonly number[] {
  const all = Array.from({ length: (end - start) / day }, (_, index) => start + index * day);
  const days = all.filter((at) => testEverything || (at / day) % 61 === 0 || isSpecial(at));
  const ofDay = behind.flatMap((hours) =>
    boundaries.flatMap((boundary) => [-1, 0, 1].map((off) => hours * 60 + boundary + off)),
  );
  if (testEverything) ofDay.push(...Array.from({ length: 96 }, (_, quarter) => quarter * 15));
  return days.flatMap((at) => [...new Set(ofDay)].map((minutes) => at + minutes * minute));
}

function isSpecial(at: number): boolean {
  return /^202[678]-(01-0[1-4]|03-(0[7-9]|1[0-5])|07-0[3-6]|11-0[1-8]|11-2[2-9]|12-2[3-8]|12-3[01])$/.test(
    new Date(at).toISOString().slice(0, 10),
  );
}

/** What a page says that was built on the first day of a month. */
const builds = new Map<string, ClockFacts>();
function factsOf(moment: number, under: 'resolved' | 'as-stated'): ClockFacts {
  const built = `${new Date(moment - day).toISOString().slice(0, 7)}-01`;
  const key = `${built} ${under}`;
  const facts = builds.get(key) ?? { ...storeFacts(built, under), ...pickupFacts(built, under) };
  builds.set(key, facts);
  return facts;
}

function opening({ state, fields }: ClockText): string {
  const detail = (fields['detail'] ?? '').replace('\n', ' ');
  return state === 'open'
    ? detail.replace('Closes at', 'open until')
    : `closed, ${detail.replace('Opens', 'opens')}`;
}

/** `Yes, today at 5:00 PM. Drop off by: 4:45 PM, near` */
function pickup(fields: Readonly<Record<string, string>>, carrier: string): string {
  const of = (name: string) => fields[carrier + name];
  const large = `${of('Time')}${of('Half')}`.replace('\u00a0', ' ');
  return `${of('Answer')}. ${of('Label')?.trim()}: ${large}${of('Urgent') && `, ${of('Urgent')}`}`;
}

/** The first moments at which a page says something else than the second calculation. */
function differences(
  all: readonly number[],
  said: (moment: number) => string,
  expected: (moment: number) => string,
): readonly string[] {
  const found: string[] = [];
  for (const moment of all) {
    const [own, other] = [said(moment), expected(moment)];
    if (own !== other) found.push(`${new Date(moment).toISOString()} says ${own}, not ${other}`);
    if (found.length > 5) break;
  }
  return found;
}

const zones = [
  ['America/New_York', 5],
  ['America/Los_Angeles', 8],
  ['Asia/Tokyo', 'Tokyo'],
] as const;

describe.each(zones)('from 2026 to 2031, for a visitor in %s', (zone, behind) => {
  /** The clock as a browser in the zone loads it. */
  async function loadClock() {
    process.env['TZ'] = zone;
    vi.resetModules();
    const { openStatus } = await import('../../pages/_clock/open-status.ts');
    const { pickupStatus } = await import('../../pages/_clock/pickup-status.ts');
    return { openStatus, pickupStatus };
  }

  test('open and closed, each pickup, and the next one are those of the store', async () => {
    const { openStatus, pickupStatus } = await loadClock();
    const says = (moment: number) => {
      const facts = factsOf(moment, 'resolved');
      const fields = pickupStatus(moment, facts);
      const pickups = timed.map((carrier) => pickup(fields, carrier));
      const open = opening(openStatus(moment, facts));
      return [fields['status'], open, ...pickups, pickup(fields, 'usps')].join(' | ');
    };
    const calculated = (moment: number) => {
      const now = wallTime(moment, 5);
      const pickups = timed.map((carrier) => expectedPickup(carrier, now));
      const leaving = pickups.filter((words) => words.startsWith('Yes')).length;
      const status = ['next', 'partial', 'partial', 'today'][leaving];
      return [status, expectedOpening(now), ...pickups, expectedUsps(now)].join(' | ');
    };
    expect(differences(moments([4, 5]), says, calculated)).toEqual([]);
  });

  test('as stated, the pickups follow the visitor’s clock and section 4 to the letter', async () => {
    const { pickupStatus } = await loadClock();
    const says = (moment: number) => stated(pickupStatus(moment, factsOf(moment, 'as-stated')));
    const calculated = (moment: number) => statedPickups(wallTime(moment, behind));
    const offsets = behind === 'Tokyo' ? [-9] : [behind - 1, behind];
    expect(differences(moments(offsets), says, calculated)).toEqual([]);
  });
});

/** `partial: today 5:00 PM near, today 5:00 PM near, Tuesday 4:00 PM` */
function stated(fields: Readonly<Record<string, string>>): string {
  const carriers = timed.map((carrier) => {
    const of = (name: string) => fields[carrier + name] ?? '';
    const time =
      of('') === 'today'
        ? `${of('Time')}${of('Half')}`.replace('\u00a0', ' ')
        : of('When').replace('Pickup ', '');
    return `${of('Day')} ${time}${of('Urgent') && ' near'}`;
  });
  return `${fields['status']}: ${carriers.join(', ')}`;
}

test('a page that is older than the days it knows says to call', () => {
  const facts = {
    ...storeFacts('2026-11-28', 'resolved'),
    ...pickupFacts('2026-11-28', 'resolved'),
  };
  for (let at = Date.UTC(2027, 5, 1, 14); at < Date.UTC(2028, 0, 1); at += day) {
    const fields = pickupStatus(at, facts);
    for (const carrier of timed)
      expect(pickup(fields, carrier), new Date(at).toISOString()).toMatch(/pickup: Call us$/);
    expect(fields['status']).toBe('next');
  }
});
