import type { ReactNode } from 'react';
import { type Address, type PageMeta, read } from '#authoring';
import { GuideContents, type GuideStep, GuideSteps } from '../_components/guides/guide-steps.tsx';
import { Section } from '../_components/sections/section.tsx';
import { QuoteCard, type QuoteCardProps } from '../_components/store/quote-card.tsx';
import { phone } from '../_facts/identity.ts';
import { GuideOpening } from './guide-opening.tsx';

export interface GuidePageProps {
  readonly address: Address;
  readonly meta: PageMeta;
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly GuideStep[];
  /** For readers who would rather not do it themselves. */
  readonly ending: Required<Pick<QuoteCardProps, 'title' | 'text' | 'action'>>;
  /** Between the opening and the steps. */
  readonly children?: ReactNode;
}

/** A guide: it opens with the list of its steps, and ends with the way to the counter. */
export function GuidePage({ meta, steps, ending, children, ...page }: GuidePageProps) {
  return (
    <>
      <GuideOpening meta={meta} title={page.title} lead={page.lead}>
        <GuideContents steps={steps} />
      </GuideOpening>
      {children}
      <Section tight ruled={Boolean(children)}>
        <GuideSteps steps={steps} />
      </Section>
      <Section kraft tight>
        <QuoteCard wide {...ending} phone={read(phone, page.address)} />
      </Section>
    </>
  );
}
