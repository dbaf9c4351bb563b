import type { ReactNode } from 'react';
import { type Address, type PageMeta, read } from '#authoring';
import '../_assets/css/handbook.css';
import { CallLink } from '../_components/call-link.tsx';
import { MeasuredThing } from '../_components/drawings/measured-thing.tsx';
import { Hero } from '../_components/hero.tsx';
import { QuoteCard } from '../_components/quote-card.tsx';
import { ListRule, type ListRuleProps } from '../_components/ruled-list.tsx';
import { GoLink } from '../_components/text-link.tsx';
import { phone } from '../_facts/identity.ts';
import { contactLink } from '../_navigation/contact-link.ts';
import { FamilyLinks } from './family-links.tsx';
import { Section, SectionHead } from './section.tsx';
import { Split, Stack } from './split.tsx';

export interface CratePageProps {
  readonly address: Address;
  readonly meta: PageMeta;
  readonly title: string;
  readonly lead: string;
  /** The crate, with numbers that the first section explains. */
  readonly picture: ReactNode;
  /** How to measure what goes into it. */
  readonly measure: { readonly title: string; readonly items: ListRuleProps['items'] };
  readonly closing: { readonly title: string; readonly text: string };
  readonly children: ReactNode;
}

/** A page of the crating family: the crate itself, its own sections, and how to measure for it. */
export function CratePage({ address, meta, measure, closing, ...page }: CratePageProps) {
  const number = read(phone, address);
  return (
    <>
      <Hero
        trail={meta.breadcrumbs}
        title={page.title}
        lead={page.lead}
        actions={
          <>
            <CallLink phone={number} look="tape" words="Call for a crate price" />
            <GoLink href="#measure">How to measure</GoLink>
          </>
        }
      >
        <div className="crate">{page.picture}</div>
      </Hero>
      {page.children}
      <Section ruled id="measure">
        <Split columns="7-5">
          <div>
            <SectionHead title={measure.title} />
            <ListRule items={measure.items} />
          </div>
          <Stack>
            <MeasuredThing />
            <QuoteCard
              {...closing}
              action={{
                title: 'Get a quote',
                href: contactLink({ subject: 'packing-services', about: address }),
              }}
              phone={number}
            />
          </Stack>
        </Split>
      </Section>
      <FamilyLinks title="Other crating services" menu="Crating" here={address} />
    </>
  );
}
