import type { ReactNode } from 'react';
import { type PageMeta, read } from '#authoring';
import { QuoteOrCall } from '../_blocks/store/quote-or-call.tsx';
import { Figures, type FiguresProps } from '../_components/labels/figures.tsx';
import { NeedList, type NeedListProps } from '../_components/lists/need-list.tsx';
import { RuledList } from '../_components/lists/ruled-list.tsx';
import { LoadSheet, type LoadSheetProps } from '../_components/papers/load-sheet.tsx';
import { Opening } from '../_components/sections/opening.tsx';
import { Section, SectionHead } from '../_components/sections/section.tsx';
import { Column, Split, Stack } from '../_components/sections/split.tsx';
import { QuoteCard } from '../_components/store/quote-card.tsx';
import { type FreightKind, freightKinds } from '../_facts/freight.ts';
import { phone } from '../_facts/identity.ts';
import { contactLink } from '../_navigation/contact-link.ts';

export interface FreightPageProps {
  readonly address: (typeof freightKinds)[number]['href'];
  readonly meta: PageMeta;
  readonly title: ReactNode;
  readonly lead: string;
  /** What the page opens with. */
  readonly load: LoadSheetProps;
  readonly featuresTitle: string;
  readonly features: FiguresProps['figures'];
  /** What to tell for a price; `ask` where the list is about something else. */
  readonly need: {
    readonly title: string;
    readonly text: string;
    readonly items: NeedListProps['items'];
    readonly ask?: string;
  };
  readonly children: ReactNode;
}

/** A page of the freight family: what it is, what it asks of you, and what to say for a price. */
export function FreightPage(page: FreightPageProps) {
  const { address, meta, need } = page;
  const others: readonly FreightKind[] = freightKinds.filter(({ href }) => href !== address);
  const quote = contactLink({ subject: 'shipping-quote', about: address });
  return (
    <>
      <Opening
        trail={meta.breadcrumbs}
        title={page.title}
        lead={page.lead}
        actions={<QuoteOrCall place={address} ask="Get a freight quote" />}
      >
        <LoadSheet {...page.load} />
      </Opening>
      <Section tight title={page.featuresTitle}>
        <Figures figures={page.features} />
      </Section>
      {page.children}
      <Section ruled tight>
        <Split columns="7-5">
          <Column title={need.title} text={need.text}>
            <NeedList items={need.items} />
          </Column>
          <Stack>
            <QuoteCard
              title="Get a freight quote"
              text={need.ask ?? 'Send us these details, or call.'}
              action={{ title: 'Get a quote', href: quote }}
              phone={read(phone, address)}
            />
            <div data-shared data-print="hide">
              <SectionHead title="Other shipping services" />
              <RuledList
                items={[
                  ...others.map(({ name, href, text }) => ({ title: name, href, text })),
                  {
                    title: 'All shipping',
                    href: '/shipping-services',
                    text: 'Packages with FedEx, UPS, USPS and DHL.',
                  },
                ]}
              />
            </div>
          </Stack>
        </Split>
      </Section>
    </>
  );
}
