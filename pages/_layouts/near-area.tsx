import { read } from '#authoring';
import { NearMap, type NearMapProps } from '../_components/drawings/near-map.tsx';
import type { AreaName } from '../_store/area-drives.ts';
import { beyondBearings } from '../_store/area-maps.ts';
import { areas, type ServiceArea } from '../_store/areas.ts';
import { distances, mapBearings } from '../_store/distances.ts';
import { northchase } from '../_store/drive-times.ts';
import { milesText } from '../_store/format.ts';

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
    title: `Map: ${place.name} lies ${milesText(place.miles)} road miles from the store.`,
    caption: 'Dots stand at their road miles from the counter, rings two miles apart.',
    target: place,
    name: place.name,
  };
}

function byRadius(): Drawn {
  const { radiusMiles, homes } = northchase;
  return {
    title: `Map: a circle of ${radiusMiles} miles around the store holds the ${homes} homes of Northchase.`,
    caption: `The circle is ${radiusMiles} miles from the counter on every side.`,
    target: { radius: radiusMiles },
    name: 'Northchase',
  };
}

function byDirection(area: AreaName, name: string): Drawn {
  const toward = read(beyondBearings, areas[area].href);
  const bearing = area === 'uncw' ? toward.uncw : toward.rockyPoint;
  return {
    title: `Map: ${name} lies past the ${bearing > 90 && bearing < 270 ? 'south' : 'north'} edge of it.`,
    caption: 'The arrow gives the direction. The other places stand at their road miles.',
    target: { toward: bearing },
    name,
  };
}
