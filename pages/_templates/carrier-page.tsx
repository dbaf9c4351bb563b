import type { ReactNode } from 'react';
import type { PageMeta } from '#authoring';
import { CarrierTimetable } from '../_blocks/carriers/carrier-timetable.tsx';
import { TrackingLinks } from '../_blocks/carriers/tracking-links.tsx';
import { QuoteOrCall } from '../_blocks/store/quote-or-call.tsx';
import { Heading } from '../_components/labels/heading.tsx';
import { Actions } from '../_components/links/actions.tsx';
import { Breadcrumb } from '../_components/sections/breadcrumb.tsx';
import { Section } from '../_components/sections/section.tsx';
import { Column, type ColumnProps } from '../_components/sections/split.tsx';
import { GroupTable } from '../_components/tables/group-table.tsx';
import type { CarrierId } from '../_facts/carrier-names.ts';
import { carriers } from '../_facts/carriers.ts';
import { serviceGroups } from '../_facts/service-groups.ts';

export interface CarrierPageProps {
  readonly carrier: CarrierId;
  readonly meta: PageMeta;
  readonly title: ReactNode;
  readonly lead: ReactNode;
  /** Instead of a quote and a call. */
  readonly actions?: ReactNode;
  /** A drawing or a label that belongs only to this carrier. */
  readonly beside: ReactNode;
  readonly tracking: { readonly title: string; readonly text: string };
  readonly children: ReactNode;
}

/** A page on one carrier: its timetable, its own sections, and at the end where packages are. */
export function CarrierPage(page: CarrierPageProps) {
  const { carrier, meta, beside, actions, tracking, children } = page;
  return (
    <>
      <section className="timetable-opening">
        <div className="wrap">
          <Breadcrumb trail={meta.breadcrumbs ?? []} />
          <Heading level={1}>{page.title}</Heading>
          <CarrierTimetable carrier={carrier} />
          <div className="timetable-rest">
            <div>
              <p className="lead">{page.lead}</p>
              <Actions>{actions ?? <QuoteOrCall place={carriers[carrier].href} />}</Actions>
            </div>
            {beside}
          </div>
        </div>
      </section>
      {children}
      <Section ruled tight onPaper={false} {...tracking}>
        <TrackingLinks here={carrier} />
      </Section>
    </>
  );
}

export interface CarrierServicesProps extends Omit<ColumnProps, 'children'> {
  readonly carrier: CarrierId;
}

/** All services of a carrier, each with what to know of it. */
export function CarrierServices({ carrier, ...head }: CarrierServicesProps) {
  return (
    <Column {...head}>
      <GroupTable
        caption={`${carriers[carrier].name} services`}
        columns={['Service', 'What to know']}
        groups={serviceGroups(carrier)}
      />
    </Column>
  );
}
