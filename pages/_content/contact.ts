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
