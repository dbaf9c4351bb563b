import { type PageMeta, read } from '#authoring';
import { ButtonLink } from './_components/button.tsx';
import { Binders } from './_components/drawings/binders.tsx';
import { FactsStrip } from './_components/facts-strip.tsx';
import { GoLink } from './_components/go-link.tsx';
import { Hero } from './_components/hero.tsx';
import { Label, LabelRow } from './_components/label.tsx';
import { ListRule } from './_components/list-rule.tsx';
import { QuoteCard } from './_components/quote-card.tsx';
import { Section } from './_layouts/section.tsx';
import { repairedAliases } from './_store/dead-links.ts';
import { type GuideGroup, guideGroups } from './_store/guides.ts';
import { phone } from './_store/identity.ts';
import { pageTitle } from './_store/page-title.ts';
import { insuranceQuoteUrl } from './_store/placeholders.ts';
import { figures } from './_words/resources.ts';

const here = '/resources';
const trail = [{ name: 'Resources', url: here }] as const;

export const meta: PageMeta = {
  title: pageTitle('Packing, art and customs guides'),
  description:
    'Six short guides from the packing table: boxes, artwork, crates, customs forms and insurance. Read one before you wrap, or bring it unwrapped.',
  keywords: ['packing guide', 'art shipping guide', 'customs forms', 'shipping insurance'],
  schemaType: 'WebPage',
  breadcrumbs: trail,
  aliases: repairedAliases(here),
};

export default function Resources() {
  return (
    <>
      <Hero
        title="Six guides, from the packing table"
        trail={trail}
        lead="How we would do it, written down for people who do it at home. Each takes a few minutes, and ends with what we can take off your hands."
        actions={<ButtonLink href="/packing-tips">Start with packing tips</ButtonLink>}
      >
        <Binders titles={guideGroups.flatMap(({ guides }) => guides.map(({ short }) => short))} />
      </Hero>

      <Section
        title="Find yours"
        text="By what you hold in your hands, by how it travels, by where it goes."
      >
        <Label>
          <LabelRow columns={3}>
            {guideGroups.map((group) => (
              <Group key={group.title} {...group} />
            ))}
          </LabelRow>
        </Label>
      </Section>

      <Section ruled tight title="Four figures worth keeping">
        <FactsStrip facts={figures} />
      </Section>

      <Section kraft tight>
        <QuoteCard
          title="Not in a guide?"
          text="Ask the person who packs. Bring the thing, or a photograph with a coin beside it."
          action={{ title: 'Ask a question', href: '/contact' }}
          phone={read(phone, here)}
        >
          <GoLink href={read(insuranceQuoteUrl, here)} icon="arrow-up-right">
            Insurance quote
          </GoLink>
        </QuoteCard>
      </Section>
    </>
  );
}

function Group({ title, guides, onward }: GuideGroup) {
  return (
    <div className="lc stack ask">
      <h3>{title}</h3>
      <ListRule items={guides} />
      <GoLink href={onward.href}>{onward.title}</GoLink>
    </div>
  );
}
