import type { ReactNode } from 'react';
import { type Address, type PageMeta, read } from '#authoring';
import { PriceList } from '../_blocks/store/price-list.tsx';
import { StoreVisitWithStreets } from '../_blocks/store/store-visit.tsx';
import { FeatureCells, type FeatureCellsProps } from '../_components/cells/feature-cells.tsx';
import { type Illustration, ShowIllustration } from '../_components/drawings/show-illustration.tsx';
import { ButtonLink } from '../_components/links/button.tsx';
import { CallLink } from '../_components/links/call-link.tsx';
import type { RuledListProps } from '../_components/lists/ruled-list.tsx';
import { PaperOpening } from '../_components/sections/paper-opening.tsx';
import { Section } from '../_components/sections/section.tsx';
import { Column, Split, Stack } from '../_components/sections/split.tsx';
import { TitledList } from '../_components/sections/titled-list.tsx';
import { GroupTable, type GroupTableProps } from '../_components/tables/group-table.tsx';
import { phone } from '../_facts/identity.ts';
import { contactLink } from '../_navigation/contact-link.ts';

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
  /** Where links to the first service lead. */
  readonly featuresId?: string;
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
      <Section tight title={page.featuresTitle} id={page.featuresId}>
        <FeatureCells features={page.features} />
      </Section>
      <PriceList place={address} column="Service" />
      <Section ruled tight>
        <Split columns="7-5">
          <Column title={tableTitle}>
            <GroupTable {...groups} />
          </Column>
          <Stack>
            <TitledList title={tips.title} items={tips.items} />
            <ShowIllustration of={tips.picture} title="" />
          </Stack>
        </Split>
      </Section>
      <Section ruled tight>
        <StoreVisitWithStreets place={address} text={page.visit} />
      </Section>
    </>
  );
}
