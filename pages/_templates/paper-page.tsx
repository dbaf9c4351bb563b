import type { ReactNode } from 'react';
import { type Address, type PageMeta, read } from '#authoring';
import { StoreVisitWithStreets } from '../_blocks/store-visit.tsx';
import { ButtonLink } from '../_components/button.tsx';
import { CallLink } from '../_components/call-link.tsx';
import { FeatureCells, type FeatureCellsProps } from '../_components/feature-cells.tsx';
import { GroupTable, type GroupTableProps } from '../_components/group-table.tsx';
import { type Illustration, ShowIllustration } from '../_components/illustrations/illustration.tsx';
import { PaperOpening } from '../_components/paper-opening.tsx';
import type { RuledListProps } from '../_components/ruled-list.tsx';
import { phone } from '../_facts/identity.ts';
import { contactLink } from '../_navigation/contact-link.ts';
import { Section } from './section.tsx';
import { Column, Split, Stack } from './split.tsx';
import { TitledList } from './titled-list.tsx';

export interface PaperPageProps {
  readonly address: Address;
  readonly meta: PageMeta;
  readonly title: string;
  readonly lead: ReactNode;
  /** What is drawn on the sheet that the page opens with. */
  readonly picture: ReactNode;
  /** The words on the button to /contact. */
  readonly ask: string;
  readonly featuresTitle: string;
  readonly features: FeatureCellsProps['features'];
  /** What to bring, or how to choose. */
  readonly table: { readonly title: string } & GroupTableProps;
  readonly tips: {
    readonly title: string;
    readonly items: RuledListProps['items'];
    readonly picture: Illustration;
  };
  readonly visit: string;
}

/** A page about documents: the service, a table, tips, and the store. */
export function PaperPage({ address, meta, picture, table, tips, ...page }: PaperPageProps) {
  const { title: tableTitle, ...groups } = table;
  return (
    <>
      <PaperOpening
        trail={meta.breadcrumbs}
        title={page.title}
        lead={page.lead}
        actions={
          <>
            <ButtonLink href={contactLink({ subject: 'general-inquiry', about: address })}>
              {page.ask}
            </ButtonLink>
            <CallLink phone={read(phone, address)} />
          </>
        }
      >
        {picture}
      </PaperOpening>
      <Section tight title={page.featuresTitle}>
        <FeatureCells features={page.features} />
      </Section>
      <Section ruled tight>
        <Split columns="7-5">
          <Column title={tableTitle}>
            <GroupTable {...groups} />
          </Column>
          <Stack>
            <TitledList title={tips.title} items={tips.items} />
            <ShowIllustration of={tips.picture} alt="" />
          </Stack>
        </Split>
      </Section>
      <Section ruled tight>
        <StoreVisitWithStreets place={address} text={page.visit} />
      </Section>
    </>
  );
}
