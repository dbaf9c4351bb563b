import type { Fact } from '#authoring';
import { hoursText } from './format.ts';
import { type Schedule, schedule } from './schedule.ts';

/** When the store is open. Every page, the clock, and the structured data follow. */
export const openingHours = schedule({
  weekdays: { start: '09:00', end: '18:00' },
  saturday: { start: '10:00', end: '13:00' },
});

/** What the pages of the specification state. */
const stated = {
  counter: schedule({
    weekdays: { start: '09:00', end: '18:00' },
    saturday: { start: '10:00', end: '13:00' },
  }),
  longer: schedule({
    weekdays: { start: '08:30', end: '18:30' },
    saturday: { start: '09:00', end: '15:00' },
  }),
  structuredData: schedule({
    weekdays: { start: '09:00', end: '18:00' },
    saturday: { start: '10:00', end: '14:00' },
  }),
};

export const weeklyHours: Fact<Schedule> = {
  name: 'Weekly hours',
  readings: [
    {
      value: stated.counter,
      statedAt: ['store info', 'header', 'footer', '/contact'],
      note: 'and most pages',
    },
    {
      value: stated.longer,
      statedAt: [
        '/locations',
        '/service-areas/ogden-wilmington-nc',
        '/service-areas/murrayville-wilmington-nc',
      ],
    },
    {
      value: stated.longer,
      statedAt: ['/service-areas/rocky-point-nc'],
      note: 'also closed on major holidays',
    },
    {
      value: stated.longer,
      statedAt: ['/service-areas/ilm-airport-blue-clay'],
      note: 'extended in peak seasons',
    },
    { value: stated.structuredData, statedAt: ['structured data'], note: 'service pages too' },
    {
      value: stated.counter,
      statedAt: ['/packaging-supplies'],
      note: 'only the words “open Monday-Saturday”',
    },
  ],
  chosen: openingHours,
  why: 'Store info, the footer, the contact page and most pages agree on it.',
  // Only the range of a weekday: carriers and holidays may have the other times.
  traces: ({ Monday }) =>
    Monday ? [hoursText(Monday), `"opens":"${Monday.start}","closes":"${Monday.end}"`] : [],
  show: ({ Monday, Saturday, Sunday }) =>
    `Mon–Fri ${hoursText(Monday)}, Sat ${hoursText(Saturday)}, Sun ${hoursText(Sunday)}`,
};

/** What a page says about the hours besides the times. */
export const hoursRemarks = {
  '/service-areas/rocky-point-nc': remark(
    '/service-areas/rocky-point-nc',
    'Closed on major holidays.',
    'Our hours change on holidays.',
    'The list of holidays on other pages has hours for two of them.',
  ),
  '/service-areas/ilm-airport-blue-clay': remark(
    '/service-areas/ilm-airport-blue-clay',
    'Extended in peak seasons.',
    'Ask about longer hours in peak seasons.',
    'The week is the same on every page, and no source says when it is longer.',
  ),
} as const;

function remark(place: string, stated: string, chosen: string, why: string): Fact<string> {
  const readings = [{ value: stated, statedAt: [place] }] as const;
  return { name: `Remark on the hours at ${place}`, readings, chosen, why, show: (words) => words };
}
