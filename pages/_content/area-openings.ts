import { areas, type ServiceArea } from '../_facts/areas/areas.ts';
import { type AreaName, areaDrives } from '../_facts/areas/drives.ts';
import { milesFrom } from '../_facts/distances.ts';
import type { DriveTime } from '../_facts/drive-times.ts';
import { counted, milesText, span } from '../_facts/format.ts';

/** A cell at the top of an area's page. */
export interface OpeningCell {
  readonly name: string;
  readonly value?: string;
  readonly text: string;
}

/** A drive as a cell: `From Ogden Park`, `5`, `minutes by car`. */
export function driveCell({ origin, minutes }: DriveTime): OpeningCell {
  const [, unit] = counted(minutes, 'minute').split(' ');
  return { name: `From ${origin}`, value: span(minutes), text: `${unit} by car` };
}

/** Shown next to an area's drive: the road miles if they are known, or another drive. */
export function secondCell(area: AreaName): OpeningCell | undefined {
  if (area === 'uncw') return { name: 'By bus', text: 'On the campus-area bus route.' };
  const other = otherStarts[area];
  const drive = areaDrives(area).find(({ origin }) => origin === other);
  if (drive) return driveCell(drive);
  const { distance }: ServiceArea = areas[area];
  return distance && { name: 'By road', value: milesText(milesFrom(distance)), text: 'miles' };
}

const otherStarts: Readonly<Partial<Record<AreaName, string>>> = {
  northchase: 'Heatherridge',
  castleHayne: 'I-40',
  ogden: 'Middle Sound Loop',
  rockyPoint: 'I-40 Exit 408 area',
  airport: 'Blue Clay businesses',
};
