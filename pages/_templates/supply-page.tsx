import type { ReactNode } from 'react';
import { type Address, type PageMeta, read } from '#authoring';
import { DrawnCells, type DrawnCellsProps } from '../_components/cells/drawn-cells.tsx';
import { ButtonLink } from '../_components/links/button.tsx';
import { CallLink } from '../_components/links/call-link.tsx';
import { NeedList, type NeedListProps } from '../_components/lists/need-list.tsx';
import { Opening } from '../_components/sections/opening.tsx';
import { Section } from '../_components/sections/section.tsx';
import { Column, Split } from '../_components/sections/split.tsx';
import { QuoteCard, type QuoteCardProps } from '../_components/store/quote-card.tsx';
import { phone } from '../_facts/identity.ts';
import { contactLink } from '../_navigation/contact-link.ts';

export interface SupplyPageProps {
  readonly address: Address;
  readonly meta: PageMeta;
  readonly title: string;
  readonly lead: string;
  readonly picture: ReactNode;
  /** The words of the link to /contact. */
  readonly ask: string;
  /** Which material for which thing: the part people scroll for, so it comes first. */
  readonly choose: {
    readonly title: string;
    readonly text: string;
    readonly items: NeedListProps['items'];
  };
  readonly featuresTitle: string;
  readonly features: DrawnCellsProps['cells'];
  /** Between the features and the closing. */
  readonly children?: ReactNode;
  readonly closing: Pick<QuoteCardProps, 'title' | 'text'> &
    Partial<Pick<QuoteCardProps, 'action'>>;
}

/** A page of the packing shelf: it opens with what to choose, then come the details. */
export function SupplyPage({ address, meta, choose, closing, ...page }: SupplyPageProps) {
  const number = read(phone, address);
  return (
    <>
      <Opening
        trail={meta.breadcrumbs}
        title={page.title}
        lead={page.lead}
        actions={
          <>
            <CallLink phone={number} look="tape" />
            <ButtonLink
              href={contactLink({ subject: 'packing-services', about: address })}
              look="line"
            >
              {page.ask}
            </ButtonLink>
          </>
        }
      >
        <Split columns="5-7">
          {page.picture}
          <Column title={choose.title} text={choose.text}>
            <NeedList items={choose.items} />
          </Column>
        </Split>
      </Opening>
      <Section kraft tight title={page.featuresTitle}>
        <DrawnCells cells={page.features} />
      </Section>
      {page.children}
      <Section tight>
        <QuoteCard
          wide
          action={{ title: 'Packing services', href: '/packing-services' }}
          {...closing}
          phone={number}
        />
      </Section>
    </>
  );
}
