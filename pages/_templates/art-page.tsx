import type { ReactNode } from 'react';
import { type PageMeta, read } from '#authoring';
import { QuoteOrCall } from '../_blocks/store/quote-or-call.tsx';
import { NeedList, type NeedListProps } from '../_components/lists/need-list.tsx';
import { Opening } from '../_components/sections/opening.tsx';
import { SceneBand } from '../_components/sections/scene-band.tsx';
import { Section } from '../_components/sections/section.tsx';
import { Column, Split } from '../_components/sections/split.tsx';
import { QuoteCard } from '../_components/store/quote-card.tsx';
import { phone } from '../_facts/identity.ts';
import { contactLink } from '../_navigation/contact-link.ts';
import { FamilyStrip } from './family-strip.tsx';
import { type SceneAddress, scenes } from './scenes.ts';

export interface ArtPageProps {
  readonly address: SceneAddress;
  readonly meta: PageMeta;
  readonly title: string;
  readonly lead: string;
  /** The words of the first link to /contact. */
  readonly ask: string;
  /** What to tell us, and the words beside it. */
  readonly need: { readonly title: string; readonly items: NeedListProps['items'] };
  readonly closing: { readonly title: string; readonly text: string };
  /** The sections, in the order that serves the readers of the page. */
  readonly children: ReactNode;
}

/** A page of the art family: a scene from edge to edge, its own sections, what to tell us. */
export function ArtPage({ address, meta, need, closing, ...page }: ArtPageProps) {
  const number = read(phone, address);
  const quote = contactLink({ subject: 'shipping-quote', about: address });
  return (
    <>
      <Opening
        trail={meta.breadcrumbs}
        title={page.title}
        lead={page.lead}
        actions={<QuoteOrCall place={address} ask={page.ask} />}
      />
      <SceneBand of={scenes[address]} />
      {page.children}
      <Section ruled tight>
        <Split columns="7-5">
          <Column title={need.title}>
            <NeedList items={need.items} />
          </Column>
          <QuoteCard {...closing} action={{ title: 'Get a quote', href: quote }} phone={number} />
        </Split>
      </Section>
      <FamilyStrip title="More art services" menu="Art and specialty" here={address} />
    </>
  );
}
