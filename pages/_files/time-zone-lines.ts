import { storeZone } from '../_facts/pickups.ts';

/**
 * America/New_York since 2007: calendars know it by its name, and the format asks for the rules all
 * the same. Eastern time changes on the second Sunday of March and the first of November.
 */
export const timeZoneLines: readonly string[] = [
  'BEGIN:VTIMEZONE',
  `TZID:${storeZone}`,
  'BEGIN:DAYLIGHT',
  'TZNAME:EDT',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:EST',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];
