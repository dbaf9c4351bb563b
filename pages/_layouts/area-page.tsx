import type { ReactNode } from 'react';
import '../_assets/css/areas.css';
import { type PageMeta, read, useRoutes } from '#authoring';
import { ButtonLink } from '../_components/button.tsx';
import { CallLink } from '../_components/call-link.tsx';
import { GoLink } from '../_components/go-link.tsx';
import { Hero } from '../_components/hero.tsx';
import type { AreaName } from '../_store/area-drives.ts';
import { areaNeighbors } from '../_store/area-neighbors.ts';
import { areas } from '../_store/areas.ts';
import { phone } from '../_store/identity.ts';
import { mapLinks } from '../_store/maps.ts';
import { Section } from './section.tsx';

export interface AreaPageProps {
  readonly area: AreaName;
  readonly meta: PageMeta;
  readonly title: ReactNode;
  readonly lead: string;
  /** What answers at a glance: a label, a map, a way. */
  readonly opening: ReactNode;
  /** Before the call and the way there. */
  readonly action?: { readonly title: string; readonly href: string };
  /** The sections, in the order that its residents need. */
  readonly children: ReactNode;
}

/** A page of one service area: its opening, its own sections, and the pages of the areas around it. */
export function AreaPage({ area, meta, title, lead, opening, action, children }: AreaPageProps) {
  const { has } = useRoutes();
  const place = areas[area].href;
  const neighbors = areaNeighbors[area].filter((next) => has(areas[next].href));
  return (
    <>
      <Hero
        trail={meta.breadcrumbs}
        title={title}
        lead={lead}
        actions={
          <>
            {action && <ButtonLink href={action.href}>{action.title}</ButtonLink>}
            <CallLink phone={read(phone, place)} look={action ? 'line' : 'tape'} />
            <ButtonLink look="line" icon="map-pin" href={mapLinks(place).directions}>
              Get Directions
            </ButtonLink>
          </>
        }
      >
        {opening}
      </Hero>
      {children}
      <Section tight ruled title="Nearby areas">
        <p className="acts next" data-shared>
          {neighbors.map((next) => (
            <GoLink key={next} href={areas[next].href} icon="arrow-right">
              {areas[next].name}
            </GoLink>
          ))}
        </p>
      </Section>
    </>
  );
}
