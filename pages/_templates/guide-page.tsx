import type { ReactNode } from 'react';
import { type Address, type PageMeta, read } from '#authoring';
import { Chapters, type ChaptersProps } from '../_components/chapters.tsx';
import { Hero } from '../_components/hero.tsx';
import { QuoteCard } from '../_components/quote-card.tsx';
import { phone } from '../_facts/identity.ts';
import { Copies } from '../_frame/copy-buttons.tsx';
import { Section } from './section.tsx';

export interface GuidePageProps {
  readonly address: Address;
  readonly meta: PageMeta;
  readonly title: string;
  readonly lead: string;
  readonly picture: ReactNode;
  readonly chapters: ChaptersProps['chapters'];
  /** Where a reader goes on who would rather not do it alone. */
  readonly ending: {
    readonly title: string;
    readonly text: string;
    readonly action: { readonly title: string; readonly href: string };
  };
  /** Between the guide and its ending. */
  readonly children?: ReactNode;
}

/** A guide: text in numbered parts, and at its end the way to the counter. */
export function GuidePage(page: GuidePageProps) {
  return (
    <>
      <Hero trail={page.meta.breadcrumbs} title={page.title} lead={page.lead}>
        {page.picture}
      </Hero>
      <Section tight>
        <Chapters chapters={page.chapters}>
          <Copies items={[{ name: 'link' }]} />
        </Chapters>
      </Section>
      {page.children}
      <Section kraft tight>
        <QuoteCard {...page.ending} phone={read(phone, page.address)} />
      </Section>
    </>
  );
}
