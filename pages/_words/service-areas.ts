import { areaDrives, longestDrive } from '../_store/area-drives.ts';
import { areas } from '../_store/areas.ts';
import { span } from '../_store/format.ts';
import { serviceRadius } from '../_store/identity.ts';

const [nearest] = areaDrives('northchase');

export const glance = [
  {
    name: 'Nearest',
    value: nearest ? `${span(nearest.minutes)} min` : '',
    text: `${nearest?.origin}, by car.`,
  },
  {
    name: 'Farthest',
    value: `${longestDrive} min`,
    text: `${areas.rockyPoint.name}, by interstate.`,
  },
  {
    name: 'We work within',
    value: `${serviceRadius.miles} mi`,
    text: 'Of the store, on every side.',
  },
];

export const toTell = [
  ['Where you are', 'A road or a crossing. The town is enough to begin with.'],
  ['What it is', 'A photo tells us more than its name.'],
  ['When', 'The day it has to leave, or the day it has to be there.'],
] as const;
