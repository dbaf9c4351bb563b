import { type PageMeta, read } from '#authoring';
import { CounterScene } from './_blocks/counter-scene.tsx';
import { PackingGuide } from './_blocks/packing-guide.tsx';
import { StoreTestimonials } from './_blocks/store-testimonials.tsx';
import { ButtonLink } from './_components/button.tsx';
import { CallLink } from './_components/call-link.tsx';
import { Layers } from './_components/drawings/layers.tsx';
import { GroupTable } from './_components/group-table.tsx';
import { Hero } from './_components/hero.tsx';
import { QuoteCard } from './_components/quote-card.tsx';
import { ListRule } from './_components/ruled-list.tsx';
import { Steps } from './_components/steps.tsx';
import { materials, solutions } from './_content/packing-services.ts';
import { phone } from './_facts/identity.ts';
import { packingCategories, packingSteps, packingTiers } from './_facts/packing.ts';
import { contactLink } from './_navigation/contact-link.ts';
import { Section } from './_templates/section.tsx';
import { Column, Split } from './_templates/split.tsx';
import { TitledList } from './_templates/titled-list.tsx';

const address = '/packing-services';

export const meta: PageMeta = {
  title: 'Packing services in Wilmington, NC: we box and ship it',
  description:
    'Packing services in Wilmington, NC for glass, electronics, art and more. Bring the item without a box. If we pack it and it breaks, we handle the claim.',
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
        title="Packing services in Wilmington: we pack and ship it"
        lead="Bring the item. You don’t need a box or tape. We tell you the price, then we pack it and ship it."
        actions={
          <>
            <ButtonLink
              href={contactLink({ subject: 'packing-services', about: 'packing-services' })}
            >
              Get a packing quote
            </ButtonLink>
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
            text="If we pack an item and it breaks, we handle the insurance claim process. Keep the item, the box and all of the packing."
            action={{ title: 'How insurance works', href: '/insurance-information' }}
            phone={number}
          />
          <Column title="What we pack">
            <GroupTable
              caption="Categories of items that we pack"
              columns={['Category', 'For example']}
              groups={[
                {
                  rows: packingCategories.map(({ category, items }) => [category, items]),
                },
              ]}
            />
          </Column>
        </Split>
      </Section>

      <Section kraft tight title="The packing process in 4 steps">
        <Steps
          steps={packingSteps.map(({ step, description }) => ({ title: step, text: description }))}
        />
      </Section>

      <Section tight>
        <Split columns="6-6">
          <TitledList
            title="Packing price levels"
            text="The price depends on the size, the materials and the work. Ask for it at the counter or send us a message."
            items={packingTiers.map(({ name, description }) => ({
              title: name,
              text: description,
            }))}
          />
          <TitledList
            title="Packing solutions"
            text="For items that need more than a standard box."
            items={solutions}
          />
        </Split>
      </Section>

      <Section ruled tight title="How to pack a lamp, dishes, a TV and more">
        <PackingGuide items="household" />
      </Section>

      <Section ruled tight title="Materials we use">
        <ListRule items={materials} />
      </Section>

      <Section ruled tight title="What else we do at the counter">
        <CounterScene />
      </Section>

      <Section ruled title="Customer reviews">
        <StoreTestimonials about="packing" />
      </Section>
    </>
  );
}
