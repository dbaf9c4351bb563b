import { Link, type PageMeta, read } from '#authoring';
import boxInBox from './_assets/drawings/box-in-box.svg';
import boxedLevel from './_assets/drawings/boxed-level.svg';
import bringTheItem from './_assets/drawings/bring-the-item.svg';
import cratedLevel from './_assets/drawings/crated-level.svg';
import cushionedLevel from './_assets/drawings/cushioned-level.svg';
import doubleBoxedLevel from './_assets/drawings/double-boxed-level.svg';
import handItOver from './_assets/drawings/hand-it-over.svg';
import hearThePrice from './_assets/drawings/hear-the-price.svg';
import packIt from './_assets/drawings/pack-it.svg';
import packedByUs from './_assets/drawings/packed-by-us.svg';
import { CounterScene } from './_blocks/store/counter-scene.tsx';
import { StoreTestimonials } from './_blocks/store/store-testimonials.tsx';
import { DrawnCells } from './_components/cells/drawn-cells.tsx';
import { InlineDrawing } from './_components/drawings/inline-drawing.tsx';
import { ShowIllustration } from './_components/drawings/show-illustration.tsx';
import { ButtonLink } from './_components/links/button.tsx';
import { CallLink } from './_components/links/call-link.tsx';
import { Hero } from './_components/sections/hero.tsx';
import { Section } from './_components/sections/section.tsx';
import { Column, Split, Stack } from './_components/sections/split.tsx';
import { TitledList } from './_components/sections/titled-list.tsx';
import { QuoteCard } from './_components/store/quote-card.tsx';
import { TextTable } from './_components/tables/text-table.tsx';
import { materials, solutions } from './_content/packing-services.ts';
import { phone } from './_facts/identity.ts';
import { packingCategories, packingSteps, packingTiers } from './_facts/packing.ts';
import { customerReviews } from './_facts/reviews.ts';
import { contactLink } from './_navigation/contact-link.ts';

const address = '/packing-services';
const quote = contactLink({ subject: 'packing-services', about: 'packing-services' });

export const meta: PageMeta = {
  title: 'Packing services in Wilmington, NC: we box and ship it',
  description:
    'Packing services in Wilmington, NC for glass, electronics, art and more. Bring the item without a box. If we pack it and it breaks, we handle the claim.',
  keywords: ['packing services Wilmington NC', 'professional packing', 'pack and ship'],
  schemaType: 'Service',
  breadcrumbs: [{ name: 'Packing Services', url: address }],
  own: {
    services: ['Professional packing', 'Fragile packing', 'Custom crating', 'Packing guarantee'],
    reviewItems: customerReviews[address],
  },
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
            <ButtonLink href={quote}>Get a packing quote</ButtonLink>
            <CallLink phone={number} />
          </>
        }
      >
        <InlineDrawing of={boxInBox} />
      </Hero>

      <Section tight>
        <Split columns="5-7">
          <Stack>
            <QuoteCard
              title="The packing guarantee"
              text="If we pack an item and it breaks, we handle the insurance claim process. Keep the item, the box and all of the packing."
              action={{ title: 'How insurance works', href: '/insurance-information' }}
              phone={number}
            />
            <ShowIllustration of={packedByUs} />
          </Stack>
          <Column title="What we pack">
            <TextTable
              caption="Categories of items that we pack"
              columns={['Category', 'For example']}
              rows={packingCategories.map(({ category, items }) => [category, items])}
            />
          </Column>
        </Split>
      </Section>

      <Section kraft tight title="The packing process in 4 steps">
        <DrawnCells
          ordered
          cells={packingSteps.map(({ step, description }, at) => ({
            illustration: stepDrawings[at] ?? packIt,
            title: step,
            text: description,
          }))}
        />
      </Section>

      <Section
        tight
        title="What sets the price"
        text="The price depends on the size, the materials and the work."
      >
        <DrawnCells
          cells={packingTiers.map(({ name, description }, at) => ({
            illustration: levelDrawings[at] ?? boxedLevel,
            title: name,
            text: description,
          }))}
        />
      </Section>

      <Section ruled tight>
        <Split columns="6-6">
          <TitledList title="Packing solutions" items={solutions} />
          <TitledList
            title="Materials we use"
            text={
              <>
                Ask which of them we sell. Our packing tips show{' '}
                <Link href="/packing-tips#pack">how to pack a lamp, dishes, a TV and more</Link>.
              </>
            }
            items={materials}
          />
        </Split>
      </Section>

      <Section ruled tight title="What we do at the counter">
        <CounterScene packingQuote={quote} />
      </Section>

      <StoreTestimonials place={address} />
    </>
  );
}

const stepDrawings = [bringTheItem, hearThePrice, packIt, handItOver];
const levelDrawings = [boxedLevel, cushionedLevel, doubleBoxedLevel, cratedLevel];
