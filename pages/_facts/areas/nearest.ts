import { distances } from '../distances.ts';
import type { Span } from '../format.ts';
import { areas } from './areas.ts';
import { namedDrive } from './cards.ts';
import { type AreaName, longest } from './drives.ts';

export interface NearArea {
  readonly name: string;
  readonly href: (typeof areas)[AreaName]['href'];
  /** By car, from its named place. */
  readonly minutes: Span;
  readonly origin: string;
  /** By road, where a source gives them. */
  readonly miles?: number;
}

/** All areas, by the minutes that they are away. */
export const nearestAreas: readonly NearArea[] = Object.keys(areas)
  .filter((key): key is AreaName => key in areas)
  .map(nearArea)
  .toSorted((one, other) => longest(one.minutes) - longest(other.minutes));

function nearArea(key: AreaName): NearArea {
  const known = distances.find((place) => 'link' in place && place.link === areas[key].href);
  return { ...areas[key], ...namedDrive(key), ...(known && { miles: known.miles }) };
}
