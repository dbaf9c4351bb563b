import { read } from '#authoring';
import { campusDrive, driveTimes } from '../_store/drive-times.ts';

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
    text: 'The ZIP code or country it goes to, its size and weight, and when it has to be there.',
  },
  {
    title: 'Mailbox rental',
    text: 'Small, medium or large, and for how many months. We tell you whether that size is free.',
  },
  {
    title: 'Business account',
    text: 'About how many parcels you send in a month, and with which carrier now.',
  },
  {
    title: 'Packing or a crate',
    text: 'What it is, its longest side, what it is made of, and whether it is framed.',
  },
];
