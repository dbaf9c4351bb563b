import '../_components/forms/call-number.css';
import type { ReactNode } from 'react';
import { type PageMeta, read } from '#authoring';
import carriedOrLifted from '../_assets/drawings/carried-or-lifted.svg';
import { type Illustration, ShowIllustration } from '../_components/drawings/show-illustration.tsx';
import { CallLink } from '../_components/links/call-link.tsx';
import { TextLink } from '../_components/links/text-link.tsx';
import { Opening } from '../_components/sections/opening.tsx';
import { SceneBand } from '../_components/sections/scene-band.tsx';
import { Section } from '../_components/sections/section.tsx';
import { Column, Split, Stack } from '../_components/sections/split.tsx';
import { QuoteCard } from '../_components/store/quote-card.tsx';
import { phone } from '../_facts/identity.ts';
import { BringList } from '../_islands/bring-list/bring-list.tsx';
import { contactLink } from '../_navigation/contact-link.ts';
import { FamilyStrip } from './family-strip.tsx';
import { type SceneAddress, scenes } from './scenes.ts';

export interface CratePageProps {
  readonly address: SceneAddress;
  readonly meta: PageMeta;
  readonly title: string;
  readonly lead: string;
  /** How to measure what goes into it: a drawing, and a list to check off. */
  readonly measure: {
    readonly title: string;
    readonly picture: Illustration;
    readonly items: readonly { readonly title: string; readonly text: string }[];
  };
  readonly closing: { readonly title: string; readonly text: string };
  readonly children: ReactNode;
}

/** On the floor that the scenes beside it stand on. */
const carriedOrLiftedOnFloor = { of: carriedOrLifted, viewBox: '-2.61 -58.43 365.22 198.26' };

/** A page of the crating family: a scene from edge to edge, its own sections, and what to bring. */
export function CratePage({ address, meta, measure, closing, ...page }: CratePageProps) {
  const number = read(phone, address);
  return (
    <>
      <Opening
        trail={meta.breadcrumbs}
        title={page.title}
        lead={page.lead}
        actions={
          <>
            <CallLink phone={number} look="tape" words="Call for a crate price" />
            <TextLink href="#measure">{measure.title}</TextLink>
          </>
        }
      />
      <SceneBand of={scenes[address]} />
      {page.children}
      <Section ruled tight id="measure">
        <Split columns="7-5">
          <Column title={measure.title}>
            <BringList
              title={measure.title}
              items={measure.items.map(({ title, text }) => [title, text])}
            />
          </Column>
          <Stack>
            <ShowIllustration of={measure.picture} />
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
      <FamilyStrip
        title="Other crating services"
        menu="Crating"
        here={address}
        also={[
          { title: 'Fine art logistics', href: '/fine-art-logistics' },
          { title: 'Crating questions', href: '/crating-faq', picture: carriedOrLiftedOnFloor },
        ]}
      />
    </>
  );
}
