import { type PageMeta, read } from '#authoring';
import { ButtonLink } from './_components/button.tsx';
import { CallLink } from './_components/call-link.tsx';
import { Layers } from './_components/drawings/layers.tsx';
import { GroupTable } from './_components/group-table.tsx';
import { Hero } from './_components/hero.tsx';
import { ListRule } from './_components/list-rule.tsx';
import { QuoteCard } from './_components/quote-card.tsx';
import { Steps } from './_components/steps.tsx';
import { Section } from './_layouts/section.tsx';
import { Column, Split } from './_layouts/split.tsx';
import { StoreTestimonials } from './_layouts/store-testimonials.tsx';
import { TitledList } from './_layouts/titled-list.tsx';
import { phone } from './_store/identity.ts';
import { packingCategories, packingSteps, packingTiers } from './_store/packing.ts';
import { materials, solutions } from './_words/packing-services.ts';

const address = '/packing-services';

export const meta: PageMeta = {
  title: 'Packing services: bring it bare, we box and ship it',
  description:
    'Put a lamp, a guitar or grandmother’s plates on the counter. We pack it in front of you, name one price first, and handle the claim if it breaks.',
  keywords: ['packing services Wilmington NC', 'professional packing', 'pack and ship'],
  schemaType: 'Service',
  breadcrumbs: [{ name: 'Packing Services', url: address }],
  services: ['Professional packing', 'Fragile packing', 'Custom crating', 'Packing guarantee'],
};

export default function PackingServices() {
  const number = read(phone, address);
  return (
    <>
      <Hero
        trail={meta.breadcrumbs}
        title="Put it on the counter as it is"
        lead="No box, no paper, no tape of your own. We pack it while you write down the address, and tell you the price before the first fold."
        actions={
          <>
            <ButtonLink href="/contact">Ask for a packing price</ButtonLink>
            <CallLink phone={number} />
          </>
        }
      >
        <Layers
          title="A lamp, packed"
          layers={['Outer box', 'Air and fill', 'Inner box', 'Foam', 'Your lamp']}
        />
      </Hero>

      <Section tight>
        <Split columns="5-7">
          <QuoteCard
            title="The packing guarantee"
            text="If we pack an item and it breaks, we handle the insurance claim process: the forms, the photographs, the carrier’s questions. You bring the pieces."
            action={{ title: 'How insurance works', href: '/insurance-information' }}
            phone={number}
          />
          <Column title="What we pack: items by category">
            <GroupTable
              caption="Categories of items that are packed"
              columns={['Category', 'For example']}
              groups={[
                {
                  title: 'Brought in most',
                  rows: packingCategories.map(({ category, items }) => [category, items]),
                },
              ]}
            />
          </Column>
        </Split>
      </Section>

      <Section kraft tight title="The process, in four steps">
        <Steps
          steps={packingSteps.map(({ step, description }) => ({ title: step, text: description }))}
        />
      </Section>

      <Section tight>
        <Split columns="6-6">
          <TitledList
            title="Pricing tiers"
            text="Each has one price: size, material and work together. We name it at the counter."
            items={packingTiers.map(({ name, description }) => ({
              title: name,
              text: description,
            }))}
          />
          <TitledList
            title="Packing solutions"
            text="For things that no ready box was made for."
            items={solutions}
          />
        </Split>
      </Section>

      <Section ruled tight title="Materials we use">
        <ListRule items={materials} />
      </Section>

      <Section ruled title="What customers might say" text="Samples, until real ones come in.">
        <StoreTestimonials />
      </Section>
    </>
  );
}
