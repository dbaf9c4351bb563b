import { Link, type PageMeta, read } from '#authoring';
import { CounterScene } from './_blocks/store/counter-scene.tsx';
import { StoreTestimonials } from './_blocks/store/store-testimonials.tsx';
import { DrawnCells } from './_components/cells/drawn-cells.tsx';
import { BoxInBox } from './_components/drawings/box-in-box.tsx';
import { packedByUs } from './_components/illustrations/guarantee.tsx';
import { ShowIllustration } from './_components/illustrations/illustration.tsx';
import {
  boxedLevel,
  cratedLevel,
  cushionedLevel,
  doubleBoxedLevel,
} from './_components/illustrations/packing-levels.tsx';
import {
  bringTheItem,
  handItOver,
  hearThePrice,
  packIt,
} from './_components/illustrations/packing-steps.tsx';
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
        <BoxInBox />
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
                You can buy them, too. Our packing tips show{' '}
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

      <Section ruled title="Customer reviews">
        <StoreTestimonials about="packing" />
      </Section>
    </>
  );
}

const stepDrawings = [bringTheItem, hearThePrice, packIt, handItOver];
const levelDrawings = [boxedLevel, cushionedLevel, doubleBoxedLevel, cratedLevel];
