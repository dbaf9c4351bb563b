import { type DistantPlace, milesFrom } from '../distances.ts';
import type { Span } from '../format.ts';
import { areas, type ServiceArea } from './areas.ts';
import { namedDrive } from './cards.ts';
import { type AreaName, areaNames, longest } from './drives.ts';

export interface NearArea {
  readonly name: string;
  readonly href: (typeof areas)[AreaName]['href'];
  /** By car, from its named place. */
  readonly minutes: Span;
  readonly origin: string;
  /** Its entry in the table of distances, and its road miles, where a source gives them. */
  readonly distance?: DistantPlace;
  readonly miles?: number;
}

/** All areas, by the minutes that they are away. */
export const nearestAreas: readonly NearArea[] = areaNames
  .map(nearArea)
  .toSorted((one, other) => longest(one.minutes) - longest(other.minutes));

function nearArea(key: AreaName): NearArea {
  const { distance }: ServiceArea = areas[key];
  return { ...areas[key], ...namedDrive(key), ...(distance && { miles: milesFrom(distance) }) };
}
