import { type OutputFile, read, type SiteView } from '#authoring';
import { type AnnouncedDate, announcedDates, announcedHours } from '../_facts/holiday-dates.ts';
import { dayAfter } from '../_facts/owner-days.ts';
import { storeZone } from '../_facts/pickups.ts';
import { storeName } from '../_facts/placeholders.ts';
import { postalAddress } from '../_facts/postal-address.ts';
import type { TimeOfDay } from '../_facts/schedule.ts';
import { holidayCalendarPath } from '../_navigation/file-paths.ts';
import { textLines, textValue } from './text-lines.ts';
import { timeZoneLines } from './time-zone-lines.ts';

const place = '/contact';

/** The days of the coming year on which the counter is closed, short of hours, or to be called first: iCalendar (RFC 5545). */
export function holidayCalendar({ origin, date }: SiteView): OutputFile {
  const name = read(storeName, place);
  const { host } = new URL(origin);
  return {
    path: holidayCalendarPath.slice(1),
    contents: textLines([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      `PRODID:-//${host}//Holiday hours//EN`,
      'METHOD:PUBLISH',
      `X-WR-CALNAME:${textValue(`${name}: holiday hours`)}`,
      // How often a calendar that subscribes looks for another year: once a week.
      'REFRESH-INTERVAL;VALUE=DURATION:P7D',
      ...timeZoneLines,
      ...announcedDates(date, place).flatMap((day) => eventLines(day, { date, host, name })),
      'END:VCALENDAR',
    ]),
  };
}

interface Around {
  /** The day of the build. */
  readonly date: string;
  readonly host: string;
  readonly name: string;
}

/** A short day is as long as its hours, and any other is a whole one. */
function eventLines(day: AnnouncedDate, around: Around): readonly string[] {
  const { name, date, to, hours, callFirst } = day;
  const text = `${around.name}: ${announcedHours(day)} (${name})`;
  const span =
    hours && !callFirst
      ? [momentLine('DTSTART', date, hours.start), momentLine('DTEND', date, hours.end)]
      : [`DTSTART;VALUE=DATE:${digits(date)}`, `DTEND;VALUE=DATE:${digits(dayAfter(to))}`];
  return [
    'BEGIN:VEVENT',
    // The same in every build, so that a calendar that has the day already does not get it twice.
    `UID:${date}@${around.host}`,
    `DTSTAMP:${digits(around.date)}T000000Z`,
    ...span,
    `SUMMARY:${textValue(text)}`,
    `LOCATION:${textValue(postalAddress(place).oneLine)}`,
    // The store's hours do not make anyone busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function momentLine(property: string, date: string, time: TimeOfDay): string {
  return `${property};TZID=${storeZone}:${digits(date)}T${digits(time)}00`;
}

function digits(text: string): string {
  return text.replace(/\D/g, '');
}
