import { read } from '#authoring';
import { blueClayDrive, campusDrive, type DriveTime, driveTimes } from '../drive-times.ts';
import type { Span } from '../format.ts';
import { areas } from './areas.ts';

export type AreaName = keyof typeof areas;

export const areaNames: readonly AreaName[] = Object.keys(areas).filter(isAreaName);

/** The drives that an area's page shows: its own first, then the shortest. Some are those of a neighboring area. */
export function areaDrives(area: AreaName): readonly DriveTime[] {
  const place = areas[area].href;
  const campus = { origin: 'UNCW campus', minutes: read(campusDrive, place) };
  const blueClay = { origin: 'Blue Clay businesses', minutes: read(blueClayDrive, place) };
  const { northchase, ogden, airport, wrightsboro, ...others } = driveTimes;
  const drives: Readonly<Record<AreaName, readonly DriveTime[]>> = {
    ...others,
    northchase: [...northchase, campus],
    ogden,
    portersNeck: [...ogden.slice(0, 2), ...northchase.slice(-1)],
    uncw: [campus, ...airport],
    airport: [...airport, blueClay],
    wrightsboro: [...wrightsboro, ...airport, blueClay],
  };
  const own = drives[area].filter(({ origin }) => origin === starts[area]);
  const rest = drives[area].filter(({ origin }) => origin !== starts[area]);
  return [...own, ...rest.toSorted((one, other) => longest(one.minutes) - longest(other.minutes))];
}

/** The start of the drive that represents an area. */
const starts: Readonly<Record<AreaName, string>> = {
  northchase: 'Northchase Woods',
  castleHayne: 'Castle Hayne center',
  murrayville: 'Murrayville Rd',
  ogden: 'Ogden Park and Market St',
  rockyPoint: 'Rocky Point',
  portersNeck: 'Porters Neck',
  uncw: 'UNCW campus',
  airport: 'ILM airport',
  wrightsboro: 'Wrightsboro',
};

/** The drive to the store that represents an area. */
export function areaDrive(area: AreaName): DriveTime {
  const drive = areaDrives(area).find(({ origin }) => origin === starts[area]);
  if (!drive) throw new Error(`${area} has no drive from ${starts[area]}.`);
  return drive;
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
