import type { PageMeta } from '#authoring';
import { read } from '#authoring';
import { Layers } from './_components/drawings/layers.tsx';
import { Faq } from './_components/faq.tsx';
import { Hero } from './_components/hero.tsx';
import { QuoteCard } from './_components/quote-card.tsx';
import { Section } from './_layouts/section.tsx';
import { Column, Split } from './_layouts/split.tsx';
import { crateOnTheWayFaq, crateOrBoxFaq } from './_store/crating-faq.ts';
import { phone } from './_store/identity.ts';

const address = '/crating-faq';

export const meta: PageMeta = {
  title: 'Crating FAQ: eight questions before you ship in wood',
  description:
    'When a box stops being enough, what a price depends on, why export wood is stamped, who lifts the thing, and what a crate does not replace.',
  keywords: ['crating FAQ', 'shipping crate questions', 'ISPM 15', 'custom crate cost'],
  schemaType: 'WebPage',
  breadcrumbs: [
    { name: 'Resources', url: '/resources' },
    { name: 'Crating FAQ', url: address },
  ],
  faqItems: [...crateOrBoxFaq, ...crateOnTheWayFaq],
};

export default function CratingFaq() {
  return (
    <>
      <Hero
        trail={meta.breadcrumbs}
        title="Do I need a crate?"
        lead="If two people carry it, if it would not survive a fall from a table, or if a ship carries it: probably. Here is what people ask next."
      >
        <Layers
          title="A crate cut open"
          layers={['Plywood on a frame', 'Foam blocks', 'Inner box', 'Your piece']}
        />
      </Hero>
      <Section tight>
        <Split columns="6-6">
          <Column title="Before it is built">
            <Faq items={crateOrBoxFaq} name="before" />
          </Column>
          <Column title="On its way">
            <Faq items={crateOnTheWayFaq} name="after" />
          </Column>
        </Split>
      </Section>
      <Section kraft tight>
        <QuoteCard
          title="Send us its measures"
          text="Three numbers, a weight and a photograph are enough for a first price."
          action={{ title: 'Ask about a crate', href: '/contact' }}
          phone={read(phone, address)}
        />
      </Section>
    </>
  );
}
