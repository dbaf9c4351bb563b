import type { ReactNode } from 'react';
import { type Address, type PageMeta, read } from '#authoring';
import { FeatureCells, type FeatureCellsProps } from '../_components/cells/feature-cells.tsx';
import { type Illustration, ShowIllustration } from '../_components/drawings/show-illustration.tsx';
import { ButtonLink } from '../_components/links/button.tsx';
import { TextLink } from '../_components/links/text-link.tsx';
import { Opening } from '../_components/sections/opening.tsx';
import { Section, SectionHead } from '../_components/sections/section.tsx';
import { Split, Stack } from '../_components/sections/split.tsx';
import { QuoteCard } from '../_components/store/quote-card.tsx';
import { phone } from '../_facts/identity.ts';
import { contactLink } from '../_navigation/contact-link.ts';

export interface MailboxPageProps {
  readonly address: Address;
  readonly meta: PageMeta;
  readonly title: string;
  readonly lead: string;
  /** Under the title: the prices. */
  readonly prices?: ReactNode;
  /** Between the opening and the features, from edge to edge. */
  readonly belowOpening?: ReactNode;
  readonly features: FeatureCellsProps['features'];
  readonly featuresTitle: string;
  readonly need: {
    readonly title: string;
    readonly text?: ReactNode;
    /** What to bring, or what to know. */
    readonly list?: ReactNode;
    /** Beside the title. Then the list takes the whole width, and the closing has its own section, without a picture. */
    readonly picture?: Illustration;
  };
  readonly closing: {
    readonly title: string;
    readonly text: string;
    /** Where no step has a drawing. */
    readonly picture?: Illustration;
  };
  /** Between the features and what to bring. */
  readonly children?: ReactNode;
}

/** A page of the mailbox family: its prices or another section below its opening, three things it does, what to bring. */
export function MailboxPage(page: MailboxPageProps) {
  const { address, meta, need } = page;
  const { picture, ...closing } = page.closing;
  const card = (
    <QuoteCard
      {...closing}
      wide={need.picture !== undefined}
      action={{
        title: 'Send a message',
        href: contactLink({ subject: 'mailbox-rental', about: address }),
      }}
      phone={read(phone, address)}
    />
  );
  const ending = (
    <>
      {card}
      {picture && <ShowIllustration of={picture} />}
    </>
  );
  const head = <SectionHead title={need.title} text={need.text} />;
  const list = (
    <div>
      {head}
      {need.list}
    </div>
  );
  return (
    <>
      <Opening
        trail={meta.breadcrumbs}
        title={page.title}
        lead={page.lead}
        actions={
          <>
            <ButtonLink href={contactLink({ subject: 'mailbox-rental', about: address })}>
              Ask about a mailbox
            </ButtonLink>
            <TextLink href="/mailbox-services">
              {page.prices ? 'See all mailbox sizes and fees' : 'See mailbox prices'}
            </TextLink>
          </>
        }
      >
        {page.prices}
      </Opening>
      {page.belowOpening}
      <Section ruled tight title={page.featuresTitle}>
        <FeatureCells features={page.features} />
      </Section>
      {page.children}
      {need.picture ? (
        <>
          <Section ruled tight>
            <div className="head head-wide">
              {head}
              <ShowIllustration of={need.picture} />
            </div>
            {need.list}
          </Section>
          <Section kraft tight>
            {card}
          </Section>
        </>
      ) : (
        <Section ruled>
          {picture ? (
            <Split columns="5-7">
              <Stack>{ending}</Stack>
              {list}
            </Split>
          ) : (
            <Split columns="7-5">
              {list}
              {card}
            </Split>
          )}
        </Section>
      )}
    </>
  );
}
