import { expect, test } from 'vitest';
import { holidayDates } from '../../pages/_facts/holiday-dates.ts';
import { postalAddress } from '../../pages/_facts/postal-address.ts';
import { holidayCalendar } from '../../pages/_generated/holiday-calendar.ts';
import { type Line, plainValue, readLines } from './read-lines.ts';

interface Event {
  readonly [property: string]: Line;
}

const readOn = (date: string) => {
  const view = { origin: 'https://store.example', date, has: () => true };
  return readLines(String(holidayCalendar(view).contents));
};

function eventsOf(lines: readonly Line[]): readonly Event[] {
  const texts = lines.map(({ name, value }) => `${name}:${value}`);
  return texts.flatMap((text, start) => {
    if (text !== 'BEGIN:VEVENT') return [];
    const own = lines.slice(start + 1, texts.indexOf('END:VEVENT', start));
    return [Object.fromEntries(own.map((line) => [line.name, line]))];
  });
}

const lines = readOn('2026-11-21');
const events = eventsOf(lines);
const startOf = (event: Event | undefined) => event?.['DTSTART'];

test('the calendar has every holiday of the coming year on its date', () => {
  const days = events.map((event) => startOf(event)?.value.slice(0, 8));
  const facts = holidayDates('2026-11-21', '/contact');
  expect(days).toEqual(facts.map(({ date }) => date.replaceAll('-', '')));
  expect(days).toEqual(['20261126', '20261224', '20261225', '20261231', '20270101']);
});

test('a closed day is a whole day, up to the next one', () => {
  const [thanksgiving] = events;
  expect(startOf(thanksgiving)).toMatchObject({ parameters: 'VALUE=DATE', value: '20261126' });
  expect(thanksgiving?.['DTEND']).toMatchObject({ parameters: 'VALUE=DATE', value: '20261127' });
  expect(plainValue(thanksgiving?.['SUMMARY']?.value ?? '')).toMatch(/: closed \(Thanksgiving\)$/);
});

test('a short day has its hours, in the store’s time zone', () => {
  const eve = events[1];
  const zone = 'TZID=America/New_York';
  expect(startOf(eve)).toMatchObject({ parameters: zone, value: '20261224T100000' });
  expect(eve?.['DTEND']).toMatchObject({ parameters: zone, value: '20261224T140000' });
  expect(plainValue(eve?.['SUMMARY']?.value ?? '')).toMatch(/10:00 AM – 2:00 PM \(Christmas Eve\)/);
  expect(lines).toContainEqual({ name: 'TZID', parameters: '', value: 'America/New_York' });
});

test('the last day of a year ends in the next one, and a Sunday stays closed', () => {
  const eve = eventsOf(readOn('2028-06-01')).find(
    (event) => startOf(event)?.value.slice(0, 8) === '20281224',
  );
  expect(startOf(eve)?.parameters).toBe('VALUE=DATE');
  const day = eventsOf(readOn('2033-01-02')).find((event) => startOf(event)?.value === '20340101');
  expect(day?.['DTEND']?.value).toBe('20340102');
});

test('a holiday keeps its own UID in every build', () => {
  const uids = events.map((event) => event['UID']?.value);
  expect(new Set(uids).size).toBe(5);
  expect(eventsOf(readOn('2026-12-01')).map((event) => event['UID']?.value)).toEqual([
    ...uids.slice(1),
    '2027-11-25@store.example',
  ]);
});

test('the events mark no one as busy, and show the store’s address', () => {
  for (const event of events) {
    expect(event['TRANSP']?.value).toBe('TRANSPARENT');
    expect(plainValue(event['LOCATION']?.value ?? '')).toBe(postalAddress('/contact').oneLine);
    expect(event['DTSTAMP']?.value).toBe('20261121T000000Z');
  }
});

/** What the rules say about a moment, compared with the system’s own time zone table. */
test.each([
  ['2027-03-14T06:59:00Z', '20270314'],
  ['2027-11-07T05:59:00Z', '20271107'],
])('the time zone changes its clocks at the minute after %s', (before, day) => {
  const offsetAt = (moment: number) =>
    new Intl.DateTimeFormat('en', { timeZone: 'America/New_York', timeZoneName: 'longOffset' })
      .formatToParts(moment)
      .find(({ type }) => type === 'timeZoneName')?.value;
  const from = offsetAt(Date.parse(before));
  const to = offsetAt(Date.parse(before) + 60_000);
  const [month, nth] = day.slice(4, 6) === '03' ? ['3', '2'] : ['11', '1'];
  const rule = lines.findIndex(({ value }) => value.includes(`BYMONTH=${month};BYDAY=${nth}SU`));
  const own = lines.slice(rule - 4, rule).map(({ value }) => value);
  const digits = (offset = '') => offset.replace(/GMT|:/g, '');
  expect(own.slice(1, 3)).toEqual([digits(from), digits(to)]);
});
