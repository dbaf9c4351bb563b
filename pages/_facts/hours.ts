import type { Fact } from '#authoring';
import { clockTime, hoursText } from './format.ts';
import { type Schedule, schedule } from './schedule.ts';

const counter = schedule({ start: '09:00', end: '18:00' }, { start: '10:00', end: '13:00' });
const longer = schedule({ start: '08:30', end: '18:30' }, { start: '09:00', end: '15:00' });
const declared = schedule({ start: '09:00', end: '18:00' }, { start: '10:00', end: '14:00' });

export const weeklyHours: Fact<Schedule> = {
  name: 'Weekly hours',
  readings: [
    {
      value: counter,
      statedAt: ['store info', 'header', 'footer', '/contact'],
      note: 'and most pages',
    },
    {
      value: longer,
      statedAt: [
        '/locations',
        '/service-areas/ogden-wilmington-nc',
        '/service-areas/murrayville-wilmington-nc',
      ],
    },
    {
      value: longer,
      statedAt: ['/service-areas/rocky-point-nc'],
      note: 'also closed on major holidays',
    },
    {
      value: longer,
      statedAt: ['/service-areas/ilm-airport-blue-clay'],
      note: 'extended in peak seasons',
    },
    { value: declared, statedAt: ['structured data'], note: 'service pages too' },
    {
      value: counter,
      statedAt: ['/packaging-supplies'],
      note: 'only the words “open Monday-Saturday”',
    },
  ],
  chosen: counter,
  why: 'Store info, the footer, the contact page and most pages agree on it.',
  // Of a weekday alone: the other hours of Saturdays are also those of a truck or a holiday.
  traces: ({ Monday }) =>
    [Monday?.start, Monday?.end].flatMap((time) => (time ? [time, clockTime(time)] : [])),
  show: ({ Monday, Saturday, Sunday }) =>
    `Mon–Fri ${hoursText(Monday)}, Sat ${hoursText(Saturday)}, Sun ${hoursText(Sunday)}`,
};

/** What a page says of the hours beside the times. True of every reading, so it stays under both policies. */
export const hoursRemarks = {
  '/service-areas/rocky-point-nc': 'Closed on major holidays.',
  '/service-areas/ilm-airport-blue-clay': 'Extended in peak seasons.',
  '/packaging-supplies': 'Open Monday–Saturday',
} as const;

/** How often the open status is worked out again. */
export const statusRefreshSeconds = 60;
