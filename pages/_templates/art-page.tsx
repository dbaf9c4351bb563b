import type { ReactNode } from 'react';
import { type Address, type PageMeta, read } from '#authoring';
import '../_assets/css/handbook.css';
import { ButtonLink } from '../_components/button.tsx';
import { CallLink } from '../_components/call-link.tsx';
import { NeedList, type NeedListProps } from '../_components/checklist.tsx';
import { Hero } from '../_components/hero.tsx';
import { Label, LabelCell, LabelRow } from '../_components/label.tsx';
import { QuoteCard } from '../_components/quote-card.tsx';
import { phone } from '../_facts/identity.ts';
import { contactLink } from '../_navigation/contact-link.ts';
import { FamilyLinks } from './family-links.tsx';
import { Section, SectionHead } from './section.tsx';
import { Split } from './split.tsx';

export interface ArtPageProps {
  readonly address: Address;
  readonly meta: PageMeta;
  readonly title: string;
  readonly lead: string;
  /** The words of the first link to /contact. */
  readonly ask: string;
  /** The work on its sheet, with three facts under it. */
  readonly picture: ReactNode;
  readonly facts: readonly [ArtFact, ArtFact, ArtFact];
  /** What to tell us, and the words beside it. */
  readonly need: { readonly title: string; readonly items: NeedListProps['items'] };
  readonly closing: { readonly title: string; readonly text: string };
  /** The sections, in the order that serves whom the page is for. */
  readonly children: ReactNode;
}

type ArtFact = readonly [name: string, value: string, text: string];

/** A page of the art family: a sheet with the work on it, its own sections, what to tell us. */
export function ArtPage({ address, meta, need, closing, ...page }: ArtPageProps) {
  const number = read(phone, address);
  const quote = contactLink({ subject: 'shipping-quote', about: address });
  return (
    <>
      <Hero
        trail={meta.breadcrumbs}
        title={page.title}
        lead={page.lead}
        actions={
          <>
            <ButtonLink href={quote}>{page.ask}</ButtonLink>
            <CallLink phone={number} />
          </>
        }
      >
        <Sheet picture={page.picture} facts={page.facts} />
      </Hero>
      {page.children}
      <Section ruled>
        <Split columns="7-5">
          <div>
            <SectionHead title={need.title} />
            <NeedList items={need.items} />
          </div>
          <QuoteCard {...closing} action={{ title: 'Get a quote', href: quote }} phone={number} />
        </Split>
      </Section>
      <FamilyLinks title="More art services" menu="Art and specialty" here={address} />
    </>
  );
}

function Sheet({ picture, facts }: Pick<ArtPageProps, 'picture' | 'facts'>) {
  return (
    <Label>
      <div className="work">{picture}</div>
      <LabelRow columns={3}>
        {facts.map(([name, value, text]) => (
          <LabelCell key={name} name={name} value={value}>
            {text}
          </LabelCell>
        ))}
      </LabelRow>
    </Label>
  );
}
