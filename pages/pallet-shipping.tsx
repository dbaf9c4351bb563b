import type { PageMeta } from '#authoring';
import { PalletStack } from './_components/drawings/pallet-stack.tsx';
import { Steps } from './_components/steps.tsx';
import { FreightPage } from './_layouts/freight-page.tsx';
import { Section } from './_layouts/section.tsx';
import { standardPallet } from './_store/freight.ts';

const address = '/pallet-shipping';
const { length, width } = standardPallet;
const size = `${length} × ${width} inches`;

export const meta: PageMeta = {
  title: 'Pallet shipping: build it, wrap it, send it from Wilmington',
  description: `How a pallet of ${size} is stacked, strapped and labeled so that it arrives, what to do with odd shapes, and what we need to send it.`,
  keywords: ['pallet shipping Wilmington NC', 'ship a pallet', 'palletize'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Shipping Services', url: '/shipping-services' },
    { name: 'Pallet Shipping', url: address },
  ],
  services: ['Pallet shipping', 'Palletizing'],
};

export default function PalletShipping() {
  return (
    <FreightPage
      address={address}
      meta={meta}
      title="Pallet shipping, from the boards up"
      lead={`Twenty boxes on one pallet of ${size} travel as one piece: one label, one price, nothing left behind. Build it like this, or bring the boxes and have it built.`}
      picture={
        <PalletStack
          title={`Boxes stacked in columns on a pallet of ${size}, with boards at the corners and two straps`}
          length={`${length} in`}
          width={`${width} in`}
        />
      }
      featuresTitle="A pallet that arrives has three parts"
      features={[
        {
          field: 'Below',
          title: 'Sound boards',
          text: 'No cracked plank, no nail that stands up. For abroad, wood with the heat-treatment stamp.',
        },
        {
          field: 'Between',
          title: 'Columns, not bricks',
          text: 'Corner over corner carries the most weight. Nothing sticks out over the edge.',
        },
        {
          field: 'Around',
          title: 'Film and straps',
          text: 'Film ties the boxes to the wood, not only to each other. Straps go over the top.',
        },
      ]}
      need={{
        title: 'Odd things, and how they stand',
        text: 'Not everything is a box. Tell us what you have before you buy a pallet for it.',
        items: [
          ['Drums', 'Upright, banded together, with a board under the rims.'],
          ['Machines', 'Bolted through the planks. Drain the oil and the fuel first.'],
          ['Furniture', 'On its feet or its back, blankets inside the film, never glass on top.'],
          ['Long pieces', 'On a pallet built to their length: a foot over the edge breaks off.'],
          ['Art and glass', 'In a crate, and the crate on the pallet. Ask us for crating.'],
        ],
      }}
    >
      <Section kraft tight title="Five steps, from the bottom up">
        <Steps steps={steps} />
      </Section>
    </FreightPage>
  );
}

const steps = [
  { title: 'Heavy first', text: 'The heaviest boxes make the lowest layer, seams up.' },
  { title: 'Fill the gaps', text: 'Cardboard or foam, so that no column can lean.' },
  { title: 'Corner boards', text: 'One on each edge, as tall as the stack, under the film.' },
  { title: 'Wrap', text: 'Begin around the wood, climb by half a width, and come down again.' },
  {
    title: 'Label twice',
    text: 'On two sides that meet. If nothing may stand on it, make the top a cone.',
  },
];
