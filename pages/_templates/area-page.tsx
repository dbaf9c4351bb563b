import type { ReactNode } from 'react';
import { type PageMeta, read } from '#authoring';
import { AreaWay, type AreaWayProps } from '../_blocks/areas/area-way.tsx';
import { NeighborStrip } from '../_blocks/areas/neighbor-strip.tsx';
import { MapOpening } from '../_components/areas/map-opening.tsx';
import { RoadMap } from '../_components/drawings/road-map.tsx';
import { areas } from '../_facts/areas/areas.ts';
import { areaDrive } from '../_facts/areas/drives.ts';
import { waysToStore } from '../_facts/areas/ways.ts';

export interface AreaPageProps extends AreaWayProps {
  readonly meta: PageMeta;
  readonly title: ReactNode;
  readonly lead: string;
  /** The sections, in the order that its residents need. */
  readonly children: ReactNode;
}

/** A page of one service area: the map with the way, its own sections, and the areas around it. */
export function AreaPage({ meta, title, lead, children, ...opening }: AreaPageProps) {
  const { area } = opening;
  const way = read(waysToStore, areas[area].href)[area];
  const shows = `Map of the route from ${areaDrive(area).origin} to the store. Take ${way}.`;
  return (
    <>
      <MapOpening
        trail={meta.breadcrumbs}
        title={title}
        lead={lead}
        map={<RoadMap from={area} title={shows} />}
      >
        <AreaWay {...opening} />
      </MapOpening>
      {children}
      <NeighborStrip area={area} />
    </>
  );
}
