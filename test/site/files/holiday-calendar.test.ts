import { expect, test } from 'vitest';
import { hoursText } from '../../../pages/_facts/format.ts';
import { announcedDates } from '../../../pages/_facts/holiday-dates.ts';
import { postalAddress } from '../../../pages/_facts/postal-address.ts';
import { holidayCalendar } from '../../../pages/_files/holiday-calendar.ts';
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
const digits = (date: string) => date.replaceAll('-', '');

test('the calendar has every holiday of the coming year on its date', () => {
  const days = events.map((event) => startOf(event)?.value.slice(0, 8));
  expect(days).toEqual(announcedDates('2026-11-21', '/contact').map(({ date }) => digits(date)));
});

// In these years each holiday falls on most weekdays.
const dated = Array.from({ length: 12 }, (_, index) => `${2026 + index}-01-01`).flatMap((from) => {
  const written = eventsOf(readOn(from));
  return announcedDates(from, '/contact').map((holiday, index) => ({
    ...holiday,
    event: written[index],
  }));
});

const isWhole = ({ hours, callFirst }: (typeof dated)[number]) => !hours || callFirst;

test('a closed day, or one on which to call first, is a whole day, up to the next one', () => {
  for (const { name, date, event, callFirst } of dated.filter(isWhole)) {
    const next = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
    expect(startOf(event)).toMatchObject({ parameters: 'VALUE=DATE', value: digits(date) });
    expect(event?.['DTEND']).toMatchObject({ parameters: 'VALUE=DATE', value: digits(next) });
    expect(plainValue(event?.['SUMMARY']?.value ?? '')).toContain(
      callFirst ? `: please call before you come (${name})` : `: closed (${name})`,
    );
  }
});

test('a short day has its hours, in the store’s time zone', () => {
  const zone = 'TZID=America/New_York';
  for (const { name, date, hours, event } of dated.filter((day) => !isWhole(day))) {
    if (!hours) throw new Error(`${date} is short, and has no hours.`);
    const at = (time: string) => `${digits(date)}T${time.replace(':', '')}00`;
    expect(startOf(event)).toMatchObject({ parameters: zone, value: at(hours.start) });
    expect(event?.['DTEND']).toMatchObject({ parameters: zone, value: at(hours.end) });
    expect(plainValue(event?.['SUMMARY']?.value ?? '')).toContain(`${hoursText(hours)} (${name})`);
  }
  expect(lines).toContainEqual({ name: 'TZID', parameters: '', value: 'America/New_York' });
});

test('a holiday keeps its own UID in every build', () => {
  for (const from of ['2026-11-21', '2026-12-01', '2027-07-01'])
    expect(eventsOf(readOn(from)).map((event) => event['UID']?.value)).toEqual(
      announcedDates(from, '/contact').map(({ date }) => `${date}@store.example`),
    );
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
  const plain = (offset = '') => offset.replace(/GMT|:/g, '');
  expect(own.slice(1, 3)).toEqual([plain(from), plain(to)]);
});
