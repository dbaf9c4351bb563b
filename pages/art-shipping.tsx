import type { PageMeta } from '#authoring';
import artAtTheDoor from './_assets/drawings/art-at-the-door.svg';
import artComparedPrices from './_assets/drawings/art-compared-prices.svg';
import damagedFrame from './_assets/drawings/art-damaged-frame.svg';
import artPhotosAndSizes from './_assets/drawings/art-photos-and-sizes.svg';
import artWrappedForTheCar from './_assets/drawings/art-wrapped-for-the-car.svg';
import framedPictureLayers from './_assets/drawings/framed-picture-layers.svg';
import { StoreInsurance } from './_blocks/store/store-insurance.tsx';
import { FeatureCells } from './_components/cells/feature-cells.tsx';
import { ShowIllustration } from './_components/drawings/show-illustration.tsx';
import { Steps } from './_components/guides/steps.tsx';
import { PartsList } from './_components/lists/parts-list.tsx';
import { Section } from './_components/sections/section.tsx';
import { Column, Split, Stack } from './_components/sections/split.tsx';
import { TitledList } from './_components/sections/titled-list.tsx';
import { features, guides, layers, need, steps } from './_content/art-shipping.ts';
import { assumed } from './_facts/assumed.ts';
import { repairedAliases } from './_navigation/dead-links.ts';
import { ArtPage } from './_templates/art-page.tsx';

const artShippingSteps = [
  artPhotosAndSizes,
  artComparedPrices,
  artWrappedForTheCar,
  artAtTheDoor,
] as const;

const address = '/art-shipping';

export const meta: PageMeta = {
  title: 'Art shipping in Wilmington, NC: paintings to sculpture',
  description:
    'Art shipping from Wilmington, NC. We pack paintings, prints and sculpture, and quote carriers by size and value. Send a photo and measurements for a price.',
  keywords: ['art shipping Wilmington NC', 'ship a painting', 'ship sculpture', 'art packing'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Shipping Services', url: '/shipping-services' },
    { name: 'Art Shipping', url: address },
  ],
  own: { services: ['Painting shipping', 'Print shipping', 'Sculpture shipping', 'Art packing'] },
  aliases: repairedAliases(address),
};

export default function ArtShipping() {
  return (
    <ArtPage
      address={address}
      meta={meta}
      title="Art shipping in Wilmington: paintings, prints and sculpture"
      lead="Send us a photo, the measurements and the delivery address. We’ll quote packing and shipping for the piece."
      ask="Get an art shipping quote"
      need={{ title: 'What changes the price', items: need }}
      closing={{
        title: 'Get a price for your piece',
        text: 'The measurements, one photo and a ZIP code are enough to start a quote.',
      }}
    >
      <Section tight>
        <Split columns="7-5">
          <Column
            title="How to pack a framed picture"
            text={`${assumed.framedPictureLayers.says} The numbers match the drawing.`}
          >
            <ShowIllustration of={framedPictureLayers} width={760} />
          </Column>
          <PartsList parts={layers} />
        </Split>
      </Section>
      <Section ruled tight title="Which way should it ship?">
        <FeatureCells features={features} />
      </Section>
      <Section kraft tight title="From your wall to theirs, step by step">
        <Steps steps={steps} pictures={artShippingSteps} />
      </Section>
      <Section tight>
        <Split columns="7-5">
          <Column
            title="If a piece is damaged"
            text="If we packed the piece, we handle the insurance claim process. Carriers often set lower limits for artwork, so ask us to compare your options before it ships."
          >
            <Stack>
              <StoreInsurance />
              <ShowIllustration of={damagedFrame} />
            </Stack>
          </Column>
          <TitledList title="Guides and supplies for packing art" items={guides} />
        </Split>
      </Section>
    </ArtPage>
  );
}
