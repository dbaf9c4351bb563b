import type { PageMeta } from '#authoring';
import boxShelf from './_assets/drawings/box-shelf.svg';
import boxWalls from './_assets/drawings/box-walls.svg';
import newOrUsed from './_assets/drawings/new-or-used.svg';
import weightStamp from './_assets/drawings/weight-stamp.svg';
import { PriceList } from './_blocks/store/price-list.tsx';
import { InlineDrawing } from './_components/drawings/inline-drawing.tsx';
import { SupplyPage } from './_templates/supply-page.tsx';

const address = '/boxes-containers';

export const meta: PageMeta = {
  title: 'Boxes and containers for shipping and moving',
  description:
    'Standard boxes and specialty containers in Wilmington, NC, with no minimum purchase. See which box fits what you send.',
  keywords: ['shipping boxes Wilmington NC', 'moving boxes', 'mailing tubes', 'wardrobe boxes'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Packing Services', url: '/packing-services' },
    { name: 'Boxes and Containers', url: address },
  ],
  own: { services: ['Shipping boxes', 'Moving boxes', 'Tubes and specialty containers'] },
};

export default function BoxesContainers() {
  return (
    <SupplyPage
      address={address}
      meta={meta}
      title="Boxes and containers for shipping and moving"
      lead="Bring the item, or its length, width and height, and we’ll help you find a box. You can buy just one."
      picture={<InlineDrawing of={boxShelf} />}
      ask="Ask for a size"
      choose={{
        title: 'Which box do you need?',
        text: 'Choose by what goes inside.',
        items: [
          ['Books, records', 'A small box. A large one full of books is too heavy to lift.'],
          ['Guitars', 'A long and flat box, with room for the hard case.'],
          ['Clothes', 'A wardrobe box with a bar, or a large box for folded clothes.'],
          ['Dishes', 'A double-wall box with dividers.'],
          ['Posters, plans', 'A tube longer than the roll, with the end caps taped.'],
          ['Pictures', 'A mirror box in two halves that slide into each other.'],
        ],
      }}
      featuresTitle="How to choose a strong box"
      features={[
        {
          illustration: boxWalls,
          title: 'Single wall or double wall',
          text: 'Single-wall boxes suit most packages. Choose double-wall for heavy or overseas items.',
        },
        {
          illustration: weightStamp,
          title: 'Weight limit on the flap',
          text: 'Look for the round stamp on the bottom flap, and stay below its weight limit.',
        },
        {
          illustration: newOrUsed,
          title: 'New box or used box',
          text: 'A used box has lost some of its strength. Choose a new one for fragile or heavy items.',
        },
      ]}
      closing={{
        title: 'Or let us pack it',
        text: 'Bring the item without a box. We choose the box, pack it and ship it.',
      }}
    >
      <PriceList place={address} column="Box" />
    </SupplyPage>
  );
}
