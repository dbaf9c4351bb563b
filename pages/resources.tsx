import { type PageMeta, read } from '#authoring';
import './_components/sections/opening-sections.css';
import { DrawnCells } from './_components/cells/drawn-cells.tsx';
import { Icon } from './_components/icons/icon.tsx';
import { Heading } from './_components/labels/heading.tsx';
import { TextLink } from './_components/links/text-link.tsx';
import { Opening } from './_components/sections/opening.tsx';
import { Section } from './_components/sections/section.tsx';
import { QuoteCard } from './_components/store/quote-card.tsx';
import { phone } from './_facts/identity.ts';
import { insuranceQuoteUrl } from './_facts/placeholders.ts';
import { contactLink } from './_navigation/contact-link.ts';
import { repairedAliases } from './_navigation/dead-links.ts';
import { type GuideGroup, guideGroups } from './_navigation/guides.ts';
import { pageTitle } from './_navigation/page-title.ts';

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
      <Opening
        title="Shipping and packing guides"
        trail={trail}
        lead="Six short guides to packing, artwork, crates, customs and insurance. If you’d rather not do it yourself, bring us the item."
      >
        <div className="topics">
          {guideGroups.map((group) => (
            <Group key={group.title} {...group} />
          ))}
        </div>
      </Opening>

      <Section kraft tight>
        <QuoteCard
          wide
          title="Didn’t find your answer?"
          text="Call us or send a message."
          action={{
            title: 'Ask a question',
            href: contactLink({ subject: 'general-inquiry', about: 'resources' }),
          }}
          phone={read(phone, here)}
        >
          <TextLink href={read(insuranceQuoteUrl, here)}>
            <Icon name="arrow-up-right" />
            Get an insurance quote
          </TextLink>
        </QuoteCard>
      </Section>
    </>
  );
}

function Group({ title, guides, onward }: GuideGroup) {
  return (
    <div className="stack ask">
      <Heading level={2}>{title}</Heading>
      <DrawnCells cells={guides} />
      <TextLink href={onward.href}>{onward.title}</TextLink>
    </div>
  );
}
