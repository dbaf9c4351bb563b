import { read } from '#authoring';
import { AreaMap } from '../_components/drawings/area-map.tsx';
import { distances, mapBearings } from '../_store/distances.ts';

export interface DistanceMapProps {
  /** Where the same miles stand as text: `The table beside it`. */
  readonly told: string;
  /** One place to point out. */
  readonly here?: (typeof distances)[number]['name'];
}

/** The drawn map of the places around the store, each at its road miles. */
export function DistanceMap({ told, here }: DistanceMapProps) {
  const bearings = read(mapBearings, '/locations');
  return (
    <AreaMap
      title={`Map of the places around the store, drawn by road miles. ${told} has the same miles.`}
      places={distances.map((place) => ({ ...place, bearing: bearings[place.name] }))}
      {...(here && { here })}
    />
  );
}
