import { read } from '#authoring';
import { blueClayDrive, type DriveTime, driveTimes } from '../drive-times.ts';
import type { Span } from '../format.ts';
import { areas } from './areas.ts';

export type AreaName = keyof typeof areas;

export const areaNames: readonly AreaName[] = Object.keys(areas).filter(isAreaName);

/** The drives that an area's page states: the one that represents it first. */
export function areaDrives(area: AreaName): readonly DriveTime[] {
  if (area !== 'airport') return driveTimes[area];
  const minutes = read(blueClayDrive, areas.airport.href);
  return [...driveTimes.airport, { origin: 'Blue Clay businesses', minutes }];
}

/** The drive to the store that represents an area. */
export function areaDrive(area: AreaName): DriveTime {
  return driveTimes[area][0];
}

/** The longest drive of any area, in minutes. All drawn roads use it as their scale. */
export const longestDrive = Math.max(
  ...Object.values(driveTimes).flatMap((drives) => drives.map(({ minutes }) => longest(minutes))),
);

/** The upper end of a range. */
export function longest(minutes: Span): number {
  return typeof minutes === 'number' ? minutes : minutes[1];
}

function isAreaName(key: string): key is AreaName {
  return key in areas;
}
