import type { PageMeta } from '#authoring';
import { PackingLayers } from './_components/drawings/packing-layers.tsx';
import { FeatureCells } from './_components/feature-cells.tsx';
import { ListRule } from './_components/list-rule.tsx';
import { PartsList } from './_components/parts-list.tsx';
import { Steps } from './_components/steps.tsx';
import { ArtPage } from './_layouts/art-page.tsx';
import { Section, SectionHead } from './_layouts/section.tsx';
import { Split } from './_layouts/split.tsx';
import { StoreInsurance } from './_layouts/store-insurance.tsx';
import { repairedAliases, statedLink } from './_store/dead-links.ts';

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
          <div>
            <SectionHead
              title="If it breaks on the road"
              text="A declared value is not insurance, and carriers set tighter limits for art than for ordinary goods. When we packed the piece, we also handle the claim."
            />
            <StoreInsurance />
          </div>
          <div>
            <SectionHead title="Packing it yourself?" />
            <ListRule items={guides} />
          </div>
        </Split>
      </Section>
    </ArtPage>
  );
}

const layers = [
  {
    title: 'The picture',
    text: 'Tape across the glass. If it cracks, the pieces stay up and do not scratch the sheet.',
  },
  {
    title: 'Smooth paper',
    text: 'Acid-free, against the surface. Bubble wrap on paint leaves its rings in the varnish.',
  },
  { title: 'Corner caps', text: 'A frame breaks at its miters first. Caps take the knock.' },
  {
    title: 'Two boards',
    text: 'Stiff, one on each face and larger than the frame, against whatever pokes the box.',
  },
  {
    title: 'The box',
    text: 'Double-walled, cushioned on all six sides, with arrows so that it rides upright.',
  },
];

const features = [
  {
    field: 'Hangs',
    title: 'Framed and stretched work',
    text: 'It travels on edge. A canvas on its back drums with every bump in the road.',
  },
  {
    field: 'Rolls',
    title: 'Prints, posters, photographs',
    text: 'Around a core and inside a second tube, or flat between boards when the paper is stiff.',
  },
  {
    field: 'Stands',
    title: 'Sculpture, glass, ceramics',
    text: 'Hollows are filled and arms supported before anything is wrapped. A heavy base asks for a crate.',
  },
];

const steps = [
  { title: 'Show it to us', text: 'Front, back, and one photo with a tape measure in it.' },
  { title: 'Compare', text: 'You see packing, carriage and cover as separate sums.' },
  {
    title: 'Bring it',
    text: 'In a blanket will do. If your car is too small, call before you load.',
  },
  { title: 'Follow it', text: 'You go home with a receipt and a tracking number.' },
];

const guides = [
  {
    title: 'The art shipping guide',
    href: statedLink('/resources/art-shipping-guide'),
    text: 'Which questions to settle before a piece leaves the house.',
  },
  {
    title: 'How to pack artwork',
    href: '/pack-artwork',
    text: 'The layers above, done at your own table.',
  },
  {
    title: 'Art supplies',
    href: '/art-supplies',
    text: 'Tubes, corner caps and boards by the piece.',
  },
];

const need = [
  ['Size', 'Height, width and depth with the frame on, and whether one person can lift it.'],
  ['Surface', 'Glass, acrylic, bare canvas, pastel, bronze: say what may be touched.'],
  ['Value', 'What you paid, or what replacing it would cost.'],
  ['From and to', 'A house, a gallery, another country. Abroad means customs papers.'],
  ['By when', 'A birthday or an opening. Without a date the cheaper road is open.'],
] as const;
