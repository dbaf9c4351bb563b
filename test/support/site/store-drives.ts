import { blueClayDrive, campusDrive, driveTimes } from '../../../pages/_facts/drive-times.ts';
import { span } from '../../../pages/_facts/format.ts';

/** The minutes by car to the store, as the pages say them: `10`, `5–8`. */
export function driveFrom(origin: string): string {
  return span(minutesFrom(origin));
}

/** The minutes to allow: the upper end of a range. */
export function longestDriveFrom(origin: string): number {
  return [minutesFrom(origin)].flat().at(-1) ?? 0;
}

function minutesFrom(origin: string) {
  const drives = [
    ...Object.values(driveTimes).flat(),
    { origin: 'UNCW campus', minutes: campusDrive.chosen },
    { origin: 'Blue Clay businesses', minutes: blueClayDrive.chosen },
  ];
  const found = drives.find((drive) => drive.origin === origin);
  if (!found) throw new Error(`No drive starts at ${origin}.`);
  return found.minutes;
}
