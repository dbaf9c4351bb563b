import { Link, type PageMeta } from '#authoring';
import cornerBoards from './_assets/drawings/corner-boards.svg';
import fillTheGaps from './_assets/drawings/fill-the-gaps.svg';
import heaviestFirst from './_assets/drawings/heaviest-first.svg';
import labelEachSide from './_assets/drawings/label-each-side.svg';
import straightColumns from './_assets/drawings/straight-columns.svg';
import strongPallet from './_assets/drawings/strong-pallet.svg';
import wrapAndStraps from './_assets/drawings/wrap-and-straps.svg';
import wrapUpward from './_assets/drawings/wrap-upward.svg';
import { PalletStack } from './_components/drawings/pallet-stack.tsx';
import { Steps } from './_components/guides/steps.tsx';
import { Section } from './_components/sections/section.tsx';
import { parcelLimitPounds, standardPallet } from './_facts/freight.ts';
import { sourced } from './_facts/sources.ts';
import { FreightPage } from './_templates/freight-page.tsx';

const address = '/pallet-shipping';
const { length, width } = standardPallet;
const size = `${length} × ${width} inches`;

export const meta: PageMeta = {
  title: 'Pallet shipping in Wilmington, NC: how to build a pallet',
  description: `Ship a pallet from Wilmington, NC. See how to stack, wrap and label a ${length} × ${width} inch pallet, and what to tell us about machines, drums and furniture.`,
  keywords: ['pallet shipping Wilmington NC', 'ship a pallet', 'palletize'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Shipping Services', url: '/shipping-services' },
    { name: 'Pallet Shipping', url: address },
  ],
  own: { services: ['Pallet shipping', 'Palletizing'] },
};

export default function PalletShipping() {
  return (
    <FreightPage
      address={address}
      meta={meta}
      title="Pallet shipping from Wilmington"
      lead={`A pallet keeps your boxes together as one shipment. The usual size is ${size}. Build it with the steps below. Or bring the boxes, and ask us about a pallet.`}
      load={{
        picture: (
          <PalletStack
            title={`Boxes stacked in columns on a pallet of ${size}, with boards at the corners and two straps`}
            length={`${length} in`}
            width={`${width} in`}
          />
        ),
        facts: [
          {
            name: 'Usual size',
            value: `${length} × ${width} in`,
            text: 'Other sizes are fine. Tell us yours.',
          },
          {
            name: 'Weight',
            value: `Over ${parcelLimitPounds} lbs`,
            text: 'Lighter boxes can go as packages.',
          },
          {
            name: 'How to build it',
            value: `${steps.length} steps`,
            text: 'Stack, fill, add boards, wrap and label.',
          },
        ],
      }}
      featuresTitle="What a good pallet needs"
      features={[
        {
          drawing: strongPallet,
          title: 'A strong pallet',
          text: sourced(
            'ispm15',
            'Use one without broken boards or loose nails. For most overseas shipments, the wood needs a heat-treatment stamp.',
          ),
        },
        {
          drawing: straightColumns,
          title: 'Straight columns',
          text: sourced(
            'fedexFreight',
            'Stack boxes corner over corner, and keep them inside the edge of the pallet.',
          ),
        },
        {
          drawing: wrapAndStraps,
          title: 'Stretch wrap and straps',
          text: 'Wrap the boxes and the pallet together. Then run straps over the top.',
        },
      ]}
      need={{
        title: 'How to ship items that aren’t boxes',
        text: 'Before you buy a pallet, tell us what you have, and ask where it can be picked up.',
        ask: 'Send us the size, the weight and both ZIP codes, or call.',
        items: [
          ['Drums', 'Keep them upright, and band them together on a solid base.'],
          ['Machines', 'Bolt them to the pallet. Drain the oil and the fuel first.'],
          ['Furniture', 'Wrap it in blankets under the stretch wrap. Keep glass off the top.'],
          ['Long items', 'Use a pallet that’s as long as the item.'],
          [
            'Art and glass',
            <>
              Pack it in a crate first. See <Link href="/custom-crating">custom crating</Link>.
            </>,
          ],
        ],
      }}
    >
      <Section kraft tight title={`How to build a pallet in ${steps.length} steps`}>
        <Steps steps={steps} />
      </Section>
    </FreightPage>
  );
}

const steps = [
  {
    picture: heaviestFirst,
    title: 'Start with the heaviest',
    text: 'Put the heaviest boxes on the bottom layer.',
  },
  {
    picture: fillTheGaps,
    title: 'Fill the gaps',
    text: 'Use cardboard or foam so that the columns can’t lean.',
  },
  {
    picture: cornerBoards,
    title: 'Add corner boards',
    text: 'Put one on each upright edge, as tall as the stack.',
  },
  {
    picture: wrapUpward,
    title: 'Wrap it',
    text: 'Start at the pallet and work up. Overlap each turn by half, then wrap back down.',
  },
  {
    picture: labelEachSide,
    title: 'Label it',
    text: 'Put a label on each side. If it can’t be stacked, mark it clearly.',
  },
];
