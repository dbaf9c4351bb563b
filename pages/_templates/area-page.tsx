import type { ReactNode } from 'react';
import { type PageMeta, read } from '#authoring';
import { AreaWay, type AreaWayProps } from '../_blocks/areas/area-way.tsx';
import { NeighborStrip } from '../_blocks/areas/neighbor-strip.tsx';
import { LeaveFrom } from '../_blocks/carriers/leave-from.tsx';
import { MapOpening } from '../_components/areas/map-opening.tsx';
import { RoadMap } from '../_components/drawings/road-map.tsx';
import { Section } from '../_components/sections/section.tsx';
import { areas } from '../_facts/areas/areas.ts';
import { areaDrive } from '../_facts/areas/drives.ts';
import { waysToStore } from '../_facts/areas/ways.ts';
import { counted } from '../_facts/format.ts';

export interface AreaPageProps extends AreaWayProps {
  readonly meta: PageMeta;
  readonly title: ReactNode;
  readonly lead: string;
  /** The sections, in the order that its residents need. */
  readonly children: ReactNode;
}

/**
 * A page of one service area: the map with the way, when to set out for each carrier's pickup, its own
 * sections, and the areas around it.
 */
export function AreaPage({ meta, title, lead, children, ...way }: AreaPageProps) {
  const { area } = way;
  const drive = areaDrive(area);
  const road = read(waysToStore, areas[area].href)[area].replace(/,$/, '');
  const shows = `Map of the route from ${drive.origin} to the store, ${counted(drive.minutes, 'minute')}. ${road}.`;
  return (
    <>
      <MapOpening
        trail={meta.breadcrumbs}
        title={title}
        lead={lead}
        map={<RoadMap from={area} title={shows} />}
      >
        <AreaWay {...way} />
      </MapOpening>
      <Section tight>
        <LeaveFrom drive={drive} />
      </Section>
      {children}
      <NeighborStrip area={area} />
    </>
  );
}
