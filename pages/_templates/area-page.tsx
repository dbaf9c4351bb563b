import type { ReactNode } from 'react';
import '../_assets/css/areas.css';
import { type PageMeta, read } from '#authoring';
import { ButtonLink } from '../_components/button.tsx';
import { CallLink } from '../_components/call-link.tsx';
import { Hero } from '../_components/hero.tsx';
import { GoLink } from '../_components/text-link.tsx';
import { areas } from '../_facts/areas/areas.ts';
import type { AreaName } from '../_facts/areas/drives.ts';
import { areaNeighbors } from '../_facts/areas/neighbors.ts';
import { phone } from '../_facts/identity.ts';
import { mapLinks } from '../_facts/maps.ts';
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
  const place = areas[area].href;
  const neighbors = areaNeighbors[area];
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
