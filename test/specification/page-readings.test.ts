import { readFileSync } from 'node:fs';
import glob from 'fast-glob';
import { DomUtils } from 'htmlparser2';
import { describe, expect, inject, test } from 'vitest';
import { street, zip } from '../../pages/_facts/address.ts';
import { realRoutes, viewBuilt as view } from '../support/site/built-pages.ts';
import type { PageView } from '../support/site/page-view.ts';
import { expected } from './owner-changes.ts';
import { holidayRules } from './specified/holidays.ts';
import {
  declaredWeek,
  type Hours,
  inWords,
  openWeek,
  shortDay,
  type Week,
} from './specified/hours.ts';
import { addedRoutes, specifiedRoutes } from './specified/specified-routes.ts';
import { statedHours, statedRanges } from './stated-hours.ts';

const { resolved, asStated } = inject('builtSite');
const addresses = realRoutes().map(({ address }) => address);

/** Section 9 and the readings: values that can only come from a rejected reading. */
const unchosen: readonly (readonly [string, RegExp])[] = [
  ['ZIP 28409', /\b28409\b/],
  ['ZIP 28401', /\b28401\b/],
  ['street 6654 Gordon Rd', /\b6654\b/],
  ['street 3224C', /\b3224\s?C\b/i],
  ['opening at 8:30 AM', /\b0?8:30\b/],
  ['closing at 6:30 PM', /\b18:30\b|\b6:30\s*p\.?m/i],
  ['founded in 2020', /since\s+2020\b|"foundingDate":\s*"2020/i],
];

describe('the resolved site', () => {
  const faxes = new Set(
    addresses.flatMap((address) =>
      view(resolved, address).things.map(({ faxNumber }) => `tel:${faxNumber}`),
    ),
  );
  const files = glob.sync('**/*.{html,js,json,txt,xml,webmanifest}', { cwd: resolved });

  test.each(unchosen)('never shows %s, in any file', (_, value) => {
    const holders = files.filter((file) =>
      value.test(readFileSync(`${resolved}/${file}`, 'utf8').replace(/&nbsp;|\u00a0/g, ' ')),
    );
    expect(holders).toEqual([]);
  });

  test.each(addresses)('%s has the chosen hours wherever it has hours', (address) => {
    const text = wholeText(view(resolved, address));
    const week = statedHours(text);
    expect(week.get('Sunday')).toBeDefined();
    for (const [day, hours] of week)
      expect([...hours], `${day} on ${address}`).toEqual([chosen(day)]);
    expect(statedRanges(text).filter((range) => !knownRanges.has(range))).toEqual([]);
  });

  test.each(addresses)('%s has the chosen address and phone wherever it has one', (address) => {
    const page = view(resolved, address);
    const text = wholeText(page);
    expect(text).toContain(chosenStreet);
    const streets = unique(text, /\b\d{4}[A-Z]? N(?:orth|\.)? College R(?:oa)?d/g);
    expect(streets.filter((name) => name !== chosenStreet)).toEqual([]);
    expect(unique(text, /\bNC \d{5}/g)).toEqual([`NC ${chosenZip}`]);
    const [called] = callLinks(page);
    expect(new Set(callLinks(page))).toEqual(new Set([called]));
    const numbers = unique(text, /\(\d{3}\) \d{3}-\d{4}/g).map(dialed);
    expect(numbers.filter((number) => !faxes.has(number))).toEqual([called]);
  });

  test.each(addresses)('%s gives search engines the chosen reading', (address) => {
    const page = view(resolved, address);
    for (const store of page.things.filter((thing) => thing['openingHoursSpecification'])) {
      expect(weekOf(store['openingHoursSpecification'])).toEqual(chosenWeek);
      expect(`tel:${store['telephone']}`).toBe(callLinks(page)[0]);
      for (const day of listOf(store['specialOpeningHoursSpecification']))
        expect(holidays).toContain(
          `${String(day['validFrom']).slice(5, 10)} ${day['opens']}-${day['closes']}`,
        );
    }
    for (const place of page.things.filter(({ '@type': type }) => type === 'PostalAddress'))
      expect(place).toMatchObject({ streetAddress: chosenStreet, postalCode: chosenZip });
  });
});

describe('the site as stated', () => {
  const stores = addresses.flatMap((address) =>
    view(asStated, address).things.filter((thing) => thing['openingHoursSpecification']),
  );

  test('structured data has the ZIP that only it has, and the holidays of 2024', () => {
    expect(stores.length).toBeGreaterThan(0);
    for (const store of stores) {
      expect(store['address']).toMatchObject({ postalCode: '28405' });
      if (!('specialOpeningHoursSpecification' in store)) continue;
      const special = listOf(store['specialOpeningHoursSpecification']);
      expect(special.map(({ validFrom }) => String(validFrom).slice(0, 4))).toEqual(
        special.map(() => '2024'),
      );
      expect(special).toHaveLength(5);
    }
  });

  test('some pages have the ZIP of the store info', () => {
    const holders = addresses.filter((address) =>
      /\b28409\b/.test(wholeText(view(asStated, address))),
    );
    expect(holders).not.toEqual([]);
  });

  test('the other ZIP and the other form of the street are on some page', () => {
    const texts = addresses.map((address) => wholeText(view(asStated, address)));
    for (const value of ['28401', '3224C North College Road'])
      expect(texts.some((text) => text.includes(value))).toBe(true);
  });

  test('the USPS page has its own street and phone', () => {
    const page = view(asStated, '/usps-services');
    expect(page.textOf(page.main)).toMatch(/6654 Gordon R(oa)?d/);
    const ownCalls = page.links.filter(({ href }) => href.startsWith('tel:'));
    expect(ownCalls.map(({ href }) => href)).not.toContain(callLinks(page)[0]);
  });
});

test.each([
  ['as stated', asStated, declaredWeek],
  ['by default', resolved, openWeek],
])('the data of each service and of the store on each page has the hours %s', (_, folder, week) => {
  const things = addresses.flatMap((address) => view(folder, address).things);
  const hoursOf = (type: string, property: string) =>
    things.flatMap((thing) =>
      thing['@type'] === type && thing['@id'] && thing[property] ? [weekOf(thing[property])] : [],
    );
  const services = hoursOf('Service', 'hoursAvailable');
  expect(services.length).toBeGreaterThan(20);
  const stores = hoursOf('LocalBusiness', 'openingHoursSpecification');
  expect(stores).toHaveLength(specifiedRoutes.length + addedRoutes.length);
  for (const hours of [...services, ...stores]) expect(hours).toEqual(hoursByDay(week));
});

const chosenWeek = hoursByDay(openWeek);
const chosenStreet = expected('street', '3224 N College Rd', street.chosen);
const chosenZip = expected('zip', '28405', zip.chosen);

/** The week, and the limited days around the holidays. */
const knownRanges = new Set([...openWeek.map(([, hours]) => hours), shortDay].map(shown));

/** Each day that can be a holiday. A day that the week has closed is closed anyway. */
const holidays = holidayRules.flatMap(({ month, days: [first, last], hours }) =>
  Array.from({ length: last - first + 1 }, (_, index) => {
    const day = [month, first + index].map((number) => String(number).padStart(2, '0')).join('-');
    return [`${day} 00:00-00:00`, ...(hours ? [`${day} ${hours.join('-')}`] : [])];
  }).flat(),
);

function chosen(day: string): string {
  return shown(openWeek.find(([name]) => name === day)?.[1] ?? null);
}

/** In the format of `statedHours`. */
function shown(hours: Hours | null): string {
  return hours ? hours.map(inWords).join('-') : 'Closed';
}

/** As structured data has them: open days only. */
function hoursByDay(week: Week): Readonly<Record<string, string>> {
  return Object.fromEntries(
    week.flatMap(([day, hours]) => (hours ? [[day, hours.join('-')]] : [])),
  );
}

/** The text of the page with its header and footer. */
function wholeText({ document, textOf }: PageView): string {
  return DomUtils.getElementsByTagName('body', document).map(textOf).join(' ');
}

function callLinks({ document }: PageView): readonly string[] {
  return DomUtils.getElementsByTagName('a', document)
    .map(({ attribs }) => attribs['href'] ?? '')
    .filter((href) => href.startsWith('tel:'));
}

function dialed(number: string): string {
  return `tel:+1${number.replace(/\D/g, '')}`;
}

function unique(text: string, what: RegExp): readonly string[] {
  return [...new Set(text.match(what))];
}

type Thing = PageView['things'][number];

function listOf(value: unknown): readonly Thing[] {
  return Array.isArray(value) ? value : [];
}

function weekOf(specification: unknown): Readonly<Record<string, string>> {
  const days = listOf(specification).flatMap(({ dayOfWeek, opens, closes }) =>
    [dayOfWeek].flat().map((day) => [String(day), `${opens}-${closes}`]),
  );
  return Object.fromEntries(days);
}
