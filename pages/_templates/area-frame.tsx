import type { ReactNode } from 'react';
import '../_assets/css/areas.css';
import { type PageMeta, read } from '#authoring';
import { AreaWay, type AreaWayProps } from '../_blocks/area-way.tsx';
import { NeighborStrip } from '../_blocks/neighbor-strip.tsx';
import { Breadcrumb } from '../_components/breadcrumb.tsx';
import { RoadMap } from '../_components/drawings/road-map.tsx';
import { Heading } from '../_components/heading.tsx';
import { areas } from '../_facts/areas/areas.ts';
import { areaDrive } from '../_facts/areas/drives.ts';
import { waysToStore } from '../_facts/areas/ways.ts';
import { counted } from '../_facts/format.ts';

export interface AreaFrameProps extends AreaWayProps {
  readonly meta: PageMeta;
  readonly title: ReactNode;
  readonly lead: string;
  /** The sections, in the order that its residents need. */
  readonly children: ReactNode;
}

/** A page of one service area: the map with the way, its own sections, and the areas around it. */
export function AreaFrame({ meta, title, lead, children, ...way }: AreaFrameProps) {
  const { area } = way;
  const { origin, minutes } = areaDrive(area);
  const road = read(waysToStore, areas[area].href)[area].replace(/,$/, '');
  const shows = `Map of the route from ${origin} to the store, ${counted(minutes, 'minute')}. ${road}.`;
  return (
    <>
      <section className="by">
        <div className="wrap">
          <Breadcrumb trail={meta.breadcrumbs ?? []} />
          <div className="split c75">
            <RoadMap from={area} title={shows} />
            <div className="say">
              <Heading level={1}>{title}</Heading>
              <p className="lead">{lead}</p>
              <AreaWay {...way} />
            </div>
          </div>
        </div>
      </section>
      {children}
      <NeighborStrip area={area} />
    </>
  );
}
