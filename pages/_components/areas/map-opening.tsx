import type { ReactNode } from 'react';
import './areas.css';
import type { Breadcrumb as Crumb } from '#authoring';
import { Heading } from '../labels/heading.tsx';
import { Breadcrumb } from '../sections/breadcrumb.tsx';
import { Split } from '../sections/split.tsx';

export interface MapOpeningProps {
  /** As in the page's `meta`. */
  readonly trail: readonly Crumb[] | undefined;
  /** The page's one `h1`. */
  readonly title: ReactNode;
  readonly lead: string;
  /** Next to the words where there is room. */
  readonly map: ReactNode;
  /** Below the lead. */
  readonly children: ReactNode;
}

/** How a page about an area or the way to the store opens: with a map. */
export function MapOpening({ trail = [], title, lead, map, children }: MapOpeningProps) {
  return (
    <section className="map-opening">
      <div className="wrap">
        <Breadcrumb trail={trail} />
        <Split columns="7-5">
          {map}
          <div className="map-words">
            <Heading level={1}>{title}</Heading>
            <p className="lead">{lead}</p>
            {children}
          </div>
        </Split>
      </div>
    </section>
  );
}
