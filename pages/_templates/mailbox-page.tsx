import type { ReactNode } from 'react';
import { type Address, type PageMeta, read } from '#authoring';
import { ButtonLink } from '../_components/button.tsx';
import { FactsStrip, type FactsStripProps } from '../_components/facts-strip.tsx';
import { FeatureCells, type FeatureCellsProps } from '../_components/feature-cells.tsx';
import { Hero } from '../_components/hero.tsx';
import { QuoteCard } from '../_components/quote-card.tsx';
import { GoLink } from '../_components/text-link.tsx';
import { phone } from '../_facts/identity.ts';
import { contactLink } from '../_navigation/contact-link.ts';
import { Section, SectionHead } from './section.tsx';
import { Split } from './split.tsx';

export interface MailboxPageProps {
  readonly address: Address;
  readonly meta: PageMeta;
  readonly title: string;
  readonly lead: string;
  /** The drawing of this page. */
  readonly picture: ReactNode;
  readonly facts: FactsStripProps['facts'];
  readonly features: FeatureCellsProps['features'];
  readonly featuresTitle: string;
  readonly need: {
    readonly title: string;
    readonly text: string;
    /** What to bring, or what to know. */
    readonly list: ReactNode;
  };
  readonly closing: { readonly title: string; readonly text: string };
  /** Between the features and what to bring. */
  readonly children?: ReactNode;
}

/** A page of the mailbox family: what it costs at a glance, three things it does, what to bring. */
export function MailboxPage(page: MailboxPageProps) {
  const { address, meta, picture, need, closing } = page;
  return (
    <>
      <Hero
        trail={meta.breadcrumbs}
        title={page.title}
        lead={page.lead}
        actions={
          <>
            <ButtonLink href={contactLink({ subject: 'mailbox-rental', about: address })}>
              Ask about a mailbox
            </ButtonLink>
            <GoLink href="/mailbox-services">See mailbox prices</GoLink>
          </>
        }
      >
        {picture}
      </Hero>
      <Section tight>
        <FactsStrip facts={page.facts} />
      </Section>
      <Section ruled tight title={page.featuresTitle}>
        <FeatureCells features={page.features} />
      </Section>
      {page.children}
      <Section ruled>
        <Split columns="5-7">
          <QuoteCard
            {...closing}
            action={{
              title: 'Send a message',
              href: contactLink({ subject: 'mailbox-rental', about: address }),
            }}
            phone={read(phone, address)}
          />
          <div>
            <SectionHead title={need.title} text={need.text} />
            {need.list}
          </div>
        </Split>
      </Section>
    </>
  );
}
