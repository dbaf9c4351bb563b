import { areas } from '../_facts/areas/areas.ts';
import { areaDrives, longestDrive } from '../_facts/areas/drives.ts';
import { span } from '../_facts/format.ts';
import { serviceRadius } from '../_facts/identity.ts';

const [nearest] = areaDrives('northchase');

export const glance = [
  {
    name: 'Shortest drive',
    value: nearest ? `${span(nearest.minutes)} min` : '',
    text: `From ${nearest?.origin}.`,
  },
  {
    name: 'Longest drive',
    value: `${longestDrive} min`,
    text: `From ${areas.rockyPoint.name}, on I-40.`,
  },
  {
    name: 'Service area',
    value: `${serviceRadius.miles} mi`,
    text: 'The radius around our store.',
  },
];

export const toTell = [
  ['Your location', 'The nearest crossroads, or just the name of your town.'],
  ['The item', 'What it is, its size and its weight.'],
  ['The date', 'The day you want to ship, or the day it has to arrive.'],
] as const;
