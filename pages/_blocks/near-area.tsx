import { read } from '#authoring';
import { NearMap, type NearMapProps } from '../_components/drawings/near-map.tsx';
import { areas, type ServiceArea } from '../_facts/areas/areas.ts';
import type { AreaName } from '../_facts/areas/drives.ts';
import { beyondBearings } from '../_facts/areas/maps.ts';
import { distances, mapBearings } from '../_facts/distances.ts';
import { northchase } from '../_facts/drive-times.ts';
import { milesText } from '../_facts/format.ts';

export interface NearAreaProps {
  readonly area: AreaName;
}

type Drawn = Pick<NearMapProps, 'title' | 'caption' | 'target' | 'name'>;

/** The map of one area, drawn from its road miles, its radius or its direction: what is known of it. */
export function NearArea({ area }: NearAreaProps) {
  const { name, href, distance }: ServiceArea = areas[area];
  const bearings = read(mapBearings, href);
  const places = distances.map((place) => ({ ...place, bearing: bearings[place.name] }));
  const known = places.find((place) => place.name === distance);
  const drawn = known
    ? byMiles(known)
    : area === 'northchase'
      ? byRadius()
      : byDirection(area, name);
  return <NearMap places={places} {...drawn} />;
}

function byMiles(place: NearMapProps['places'][number]): Drawn {
  return {
    title: `Map: ${place.name}, ${milesText(place.miles)} miles from the store by road.`,
    caption: 'Distances by road. The rings are two miles apart.',
    target: place,
    name: place.name,
  };
}

function byRadius(): Drawn {
  const { radiusMiles, homes } = northchase;
  return {
    title: `Map: Northchase, about ${homes} homes, within ${radiusMiles} miles of the store.`,
    caption: `The circle shows ${radiusMiles} miles around the store.`,
    target: { radius: radiusMiles },
    name: 'Northchase',
  };
}

function byDirection(area: AreaName, name: string): Drawn {
  const toward = read(beyondBearings, areas[area].href);
  const bearing = area === 'uncw' ? toward.uncw : toward.rockyPoint;
  return {
    title: `Map: ${name}, off the map to the ${bearing > 90 && bearing < 270 ? 'south' : 'north'}.`,
    caption: 'The arrow shows the direction. Distances are by road.',
    target: { toward: bearing },
    name,
  };
}
