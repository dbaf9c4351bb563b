import { Link, type PageMeta } from '#authoring';
import crateToTheTruck from './_assets/drawings/crate-to-the-truck.svg';
import cratingBuiltAround from './_assets/drawings/crating-built-around.svg';
import cratingClockMeasured from './_assets/drawings/crating-clock-measured.svg';
import cratingLabeled from './_assets/drawings/crating-labeled.svg';
import cratingPricedOutline from './_assets/drawings/crating-priced-outline.svg';
import measuredThing from './_assets/drawings/measured-thing.svg';
import partsOfACrate from './_assets/drawings/parts-of-a-crate.svg';
import { FeatureCells } from './_components/cells/feature-cells.tsx';
import { ShowIllustration } from './_components/drawings/show-illustration.tsx';
import { Faq } from './_components/guides/faq.tsx';
import { Steps } from './_components/guides/steps.tsx';
import { PartsList } from './_components/lists/parts-list.tsx';
import { Section } from './_components/sections/section.tsx';
import { Column, Split, Stack } from './_components/sections/split.tsx';
import { faq, features, measures, parts, steps } from './_content/custom-crating.ts';
import { repairedAliases } from './_navigation/dead-links.ts';
import { CratePage } from './_templates/crate-page.tsx';

const customCratingSteps = [
  cratingClockMeasured,
  cratingPricedOutline,
  cratingBuiltAround,
  cratingLabeled,
] as const;

const address = '/custom-crating';

export const meta: PageMeta = {
  title: 'Custom crating in Wilmington, NC: wooden crates',
  description:
    'Custom wooden crates for engines, statues and clocks. See when you need a crate, what it is made of, how to measure, and what to send for a price.',
  keywords: ['custom crating Wilmington NC', 'wooden shipping crate', 'crate builder'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Packing Services', url: '/packing-services' },
    { name: 'Custom Crating', url: address },
  ],
  own: { services: ['Custom crates', 'Crating for freight', 'Crating for overseas shipping'] },
  faqItems: faq,
  aliases: repairedAliases(address),
};

export default function CustomCrating() {
  return (
    <CratePage
      address={address}
      meta={meta}
      title="Custom crating in Wilmington: wooden crates for one item"
      lead="For items that a box can’t hold: an engine, a statue, a tall clock. Send us the size and weight, and ask for a quote."
      measure={{ title: 'What to tell us for a crate', picture: measuredThing, items: measures }}
      closing={{
        title: 'Get a crate price',
        text: 'Send the measurements, two photos and both addresses.',
      }}
    >
      <Section tight>
        <Split columns="5-7">
          <Column title="What is in a crate">
            <ShowIllustration of={partsOfACrate} width={340} />
          </Column>
          <PartsList parts={parts} />
        </Split>
      </Section>
      <Section ruled tight title="When you need a crate">
        <FeatureCells features={features} />
      </Section>
      <Section kraft tight title="How custom crating works">
        <Steps steps={steps} pictures={customCratingSteps} />
      </Section>
      <Section tight>
        <Split columns="7-5">
          <Column title="Custom crating questions">
            <Faq items={faq} />
          </Column>
          <Stack>
            <Column title="How a crate ships">
              <p>
                A crate usually ships by freight: <Link href="/pallet-shipping">on a pallet</Link>{' '}
                or as <Link href="/ltl-freight">LTL freight</Link>. Tell us if the delivery address
                has a loading dock. If it doesn’t, the truck needs a liftgate.
              </p>
            </Column>
            <ShowIllustration of={crateToTheTruck} />
          </Stack>
        </Split>
      </Section>
    </CratePage>
  );
}
