import type { PageMeta } from '#authoring';
import { PackingLayers } from './_components/drawings/packing-layers.tsx';
import { FeatureCells } from './_components/feature-cells.tsx';
import { PartsList } from './_components/parts-list.tsx';
import { Steps } from './_components/steps.tsx';
import { ArtPage } from './_layouts/art-page.tsx';
import { Section } from './_layouts/section.tsx';
import { Column, Split } from './_layouts/split.tsx';
import { StoreInsurance } from './_layouts/store-insurance.tsx';
import { TitledList } from './_layouts/titled-list.tsx';
import { repairedAliases } from './_store/dead-links.ts';
import { features, guides, layers, need, steps } from './_words/art-shipping.ts';

const address = '/art-shipping';

export const meta: PageMeta = {
  title: 'Art shipping from Wilmington, NC: paintings, prints, sculpture',
  description:
    'How a painting, print or sculpture leaves our counter: five layers of packing, which size goes by parcel or freight, and what to send us for a quote.',
  keywords: ['art shipping Wilmington NC', 'ship a painting', 'ship sculpture', 'art packing'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Shipping Services', url: '/shipping-services' },
    { name: 'Art Shipping', url: address },
  ],
  services: ['Painting shipping', 'Print shipping', 'Sculpture shipping', 'Art packing'],
  aliases: repairedAliases(address),
};

export default function ArtShipping() {
  return (
    <ArtPage
      address={address}
      meta={meta}
      title="Your art, in five layers"
      lead="Bring a painting, print or sculpture as it hangs or stands. We measure it, build the packing around it, and quote every carrier that takes its size and value."
      ask="Get a quote for a piece"
      picture={<PackingLayers />}
      facts={[
        ['Fits under an arm', 'Parcel', 'FedEx, UPS, USPS or DHL.'],
        ['Rolls without harm', 'Tube', 'Paper, and canvas off its stretcher.'],
        ['Takes two to lift', 'Crate', 'By freight, strapped to a pallet.'],
      ]}
      need={{ title: 'What a price depends on', items: need }}
      closing={{
        title: 'Describe the piece',
        text: 'Two measurements, a photo and an address are enough for a first price.',
      }}
    >
      <Section tight title="From the paint outward" text="The numbers are those in the drawing.">
        <PartsList across parts={layers} />
      </Section>
      <Section ruled tight title="What hangs, what rolls, what stands">
        <FeatureCells features={features} />
      </Section>
      <Section kraft tight title="From your wall to theirs">
        <Steps steps={steps} />
      </Section>
      <Section tight>
        <Split columns="7-5">
          <Column
            title="If it breaks on the road"
            text="A declared value is not insurance, and carriers set tighter limits for art than for ordinary goods. When we packed the piece, we also handle the claim."
          >
            <StoreInsurance />
          </Column>
          <TitledList title="Packing it yourself?" items={guides} />
        </Split>
      </Section>
    </ArtPage>
  );
}
