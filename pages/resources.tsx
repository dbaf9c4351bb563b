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
    'Six short guides: how to pack a box, pack and ship artwork, choose a crate, fill out customs forms and insure a package.',
  keywords: ['packing guide', 'art shipping guide', 'customs forms', 'shipping insurance'],
  schemaType: 'WebPage',
  breadcrumbs: trail,
  aliases: repairedAliases(here),
};

export default function Resources() {
  return (
    <>
      <Hero
        title="Shipping and packing guides"
        trail={trail}
        lead="Six short guides to packing, artwork, crates, customs and insurance. If you’d rather not do it yourself, bring us the item."
        actions={<ButtonLink href="/packing-tips">Read packing tips</ButtonLink>}
      >
        <Binders titles={guideGroups.flatMap(({ guides }) => guides.map(({ short }) => short))} />
      </Hero>

      <Section title="All guides by topic">
        <Label>
          <LabelRow columns={3}>
            {guideGroups.map((group) => (
              <Group key={group.title} {...group} />
            ))}
          </LabelRow>
        </Label>
      </Section>

      <Section ruled tight title="Four numbers to know">
        <FactsStrip facts={figures} />
      </Section>

      <Section kraft tight>
        <QuoteCard
          title="Didn’t find your answer?"
          text="Call us, send a message, or bring the item to the store."
          action={{ title: 'Ask a question', href: '/contact' }}
          phone={read(phone, here)}
        >
          <GoLink href={read(insuranceQuoteUrl, here)} icon="arrow-up-right">
            Get an insurance quote
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
