import { read } from '#authoring';
import { campusDrive, driveTimes } from '../_facts/drive-times.ts';

const here = '/contact';

export const byCar = [
  driveTimes.murrayville[0],
  driveTimes.castleHayne[0],
  driveTimes.airport[0],
  { origin: 'UNCW campus', minutes: read(campusDrive, here) },
  driveTimes.murrayville[1],
  driveTimes.castleHayne[1],
];

export const whatToWrite = [
  {
    title: 'Shipping quote',
    text: 'Where it ships from and to, the size and weight, what it’s worth, and when it has to be there.',
  },
  {
    title: 'Mailbox rental',
    text: 'The size (small, medium or large) and the number of months. We’ll check whether one is available.',
  },
  {
    title: 'Business account',
    text: 'How many packages you send a month, and which carriers you use now.',
  },
  {
    title: 'Packing or crating',
    text: 'What the item is, its height, width and depth, its weight and its value.',
  },
];
