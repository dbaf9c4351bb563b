import { describe, expect, test } from 'vitest';
import { street, zip } from '../../pages/_facts/address.ts';
import { areasWeServe } from '../../pages/_facts/areas/areas.ts';
import { type AreaName, areaDrives } from '../../pages/_facts/areas/drives.ts';
import { blueClayDrive } from '../../pages/_facts/drive-times.ts';
import { facts } from '../../pages/_facts/facts.ts';
import { faqUpvotes } from '../../pages/_facts/faq-upvotes.ts';
import { holidays } from '../../pages/_facts/holidays.ts';
import { hoursLine, hoursRows } from '../../pages/_facts/hours-rows.ts';
import { founded, phone } from '../../pages/_facts/identity.ts';
import { mapLinks } from '../../pages/_facts/maps.ts';
import { pickupClock } from '../../pages/_facts/pickups.ts';
import { postalAddress } from '../../pages/_facts/postal-address.ts';
import { readUnder } from '../../src/author/index.ts';
import { expected } from './owner-changes.ts';
import {
  counterWeek,
  declaredWeek,
  type Hours,
  inWords,
  longerWeek,
  openWeek,
  runsOf,
} from './specified/hours.ts';

/** `Mon–Fri`, `Sat`. */
const range = (days: readonly string[]): string =>
  [...new Set([days[0], days.at(-1)])].map((day = '') => day.slice(0, 3)).join('–');

const shown = (hours: Hours): string => hours.map(inWords).join(' – ');
const [counter, longer, declared, open] = [counterWeek, longerWeek, declaredWeek, openWeek].map(
  (week) =>
    runsOf(week)
      .flatMap(([days, hours]) => (hours ? [`${range(days)} ${shown(hours)}`] : []))
      .join(', '),
);

const ogden = '/service-areas/ogden-wilmington-nc';
const airport = '/service-areas/ilm-airport-blue-clay';

describe('hours', () => {
  test.each([
    ['store info', counter],
    ['footer', counter],
    ['header', counter],
    ['/contact', counter],
    ['/notary-services', counter],
    ['/packaging-supplies', counter],
    ['/locations', longer],
    [airport, longer],
    [ogden, longer],
    ['/service-areas/rocky-point-nc', longer],
    ['/service-areas/murrayville-wilmington-nc', longer],
    ['/service-areas/castle-hayne-nc', counter],
    ['structured data', declared],
  ])('as stated, %s says %s', (place, words) => {
    expect(hoursLine(place, 'as-stated')).toBe(words);
    expect(hoursLine(place, 'resolved')).toBe(open);
  });

  test('are in a row for days with the same hours', () => {
    expect(hoursRows('footer', 'resolved').map(({ days, hours }) => [days, hours])).toEqual(
      runsOf(openWeek).map(([days, hours]) => [range(days), hours ? shown(hours) : 'Closed']),
    );
  });
});

describe('identity', () => {
  test.each([
    ['founded', founded, 'footer', 2012, 2012],
    ['founded', founded, ogden, 2020, 2012],
    ['founded', founded, airport, 2020, 2012],
    ['street', street, '/contact', '3224 N College Rd', '3224 N College Rd'],
    ['street', street, '/usps-services', '6654 Gordon Rd', '3224 N College Rd'],
    ['ZIP', zip, 'structured data', '28405', '28405'],
    ['ZIP', zip, '/fedex-services', '28405', '28405'],
    ['ZIP', zip, 'store info', '28409', '28405'],
  ])('%s at %s', (name, fact, place, stated, resolved) => {
    expect(readUnder<number | string>('as-stated', fact, place)).toBe(stated);
    expect(readUnder<number | string>('resolved', fact, place)).toBe(
      expected<number | string>(name.toLowerCase(), resolved, fact.chosen),
    );
  });

  test('three phone numbers as stated, one when resolved', () => {
    const places = ['header', '/usps-services', 'structured data'];
    const numbers = (policy: 'as-stated' | 'resolved') =>
      new Set(places.map((place) => readUnder(policy, phone, place).tel));
    expect(numbers('as-stated').size).toBe(3);
    expect(numbers('resolved')).toEqual(new Set(['+19105550142']));
  });

  test('every ZIP and street of the sources is kept', () => {
    expect(zip.readings.map(({ value }) => value)).toEqual(['28405', '28409', '28401']);
    expect(street.readings.map(({ value }) => value)).toContain('3224C North College Road');
  });

  test('the address is formatted for its place, and the maps show the store', () => {
    expect(postalAddress('footer', 'resolved').oneLine).toBe(
      '3224 N College Rd, Wilmington, NC 28405',
    );
    expect(postalAddress('/usps-services', 'as-stated').oneLine).toBe(
      '6654 Gordon Rd, Wilmington, NC 28405',
    );
    expect(mapLinks('footer', 'resolved').directions).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=3224%20N%20College%20Rd%2C%20Wilmington%2C%20NC%2028405',
    );
  });
});

test('the clock, the holidays, and the votes are resolved for the visitor', () => {
  expect(readUnder('as-stated', pickupClock, 'header')).toEqual({
    zone: null,
    label: 'EST',
    deadline: 'Pickup',
  });
  expect(readUnder('resolved', pickupClock, 'header').zone).toBe('America/New_York');
  expect(readUnder('as-stated', holidays, 'header')).toEqual([]);
  expect(readUnder('as-stated', holidays, 'structured data').map(({ year }) => year)).toEqual(
    Array(5).fill(2024),
  );
  expect(readUnder('as-stated', faqUpvotes, 'structured data')).toEqual([5, 24]);
  expect(readUnder('resolved', faqUpvotes, 'structured data')).toBeNull();
});

test('Castle Hayne is among the areas once resolved', () => {
  const names = (policy: 'as-stated' | 'resolved') =>
    readUnder(policy, areasWeServe, '/service-areas').map(({ name }) => name);
  expect(names('as-stated')).toHaveLength(8);
  expect(names('as-stated')).not.toContain('Castle Hayne');
  expect(names('resolved')).toHaveLength(9);
  expect(names('resolved')).toContain('Castle Hayne');
});

test('a place that two pages give different minutes has those of each page', () => {
  const minutes = (area: AreaName, origin: string) =>
    areaDrives(area).find((drive) => drive.origin === origin)?.minutes;
  expect(minutes('northchase', 'UNCW campus')).toBe(8);
  expect(minutes('uncw', 'UNCW campus')).toBe(5);
  expect(readUnder('as-stated', blueClayDrive, airport)).toEqual([3, 5]);
});

test('what the owner must confirm is listed', () => {
  const remarks = facts.map(({ remark = '' }) => remark).join('\n');
  for (const word of ['4:45', '4:00 PM, the express cut-off is 4:30', '6:00 PM', 'ended', 'exit']) {
    expect(remarks).toContain(word);
  }
});
