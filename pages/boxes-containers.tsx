import type { PageMeta } from '#authoring';
import { BoxShelf } from './_components/drawings/supply-scenes.tsx';
import { SupplyPage } from './_layouts/supply-page.tsx';

const address = '/boxes-containers';

export const meta: PageMeta = {
  title: 'Boxes and containers: one, or a hundred',
  description:
    'Cubes, flats, tubes, wardrobe and dish cartons sold by the piece on College Road. Find the size that fits what you send without paying for air.',
  keywords: ['shipping boxes Wilmington NC', 'moving boxes', 'mailing tubes', 'cartons'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Packing Services', url: '/packing-services' },
    { name: 'Boxes and Containers', url: address },
  ],
  services: ['Shipping boxes', 'Moving boxes', 'Tubes and specialty containers'],
};

export default function BoxesContainers() {
  return (
    <SupplyPage
      address={address}
      meta={meta}
      title="Buy the box, not the air in it"
      lead="Bring the thing, or its three measures. We hold a carton against it, and you carry home the one that fits. A single box is a fine purchase."
      picture={<BoxShelf />}
      ask="Ask for a size"
      choose={{
        title: 'Which container?',
        text: 'By what goes in, not by the number printed on its flap.',
        items: [
          ['Books, records', 'A small cube. A large one full of paper is too heavy to lift.'],
          ['Clothes', 'A wardrobe carton with its bar, or a large cube for folded things.'],
          ['Dishes', 'Double-wall, with cells.'],
          ['Posters, plans', 'A tube wider than the roll is, with caps that are taped.'],
          ['Pictures', 'A mirror carton in two halves that slide over one another.'],
        ],
      }}
      featuresTitle="How a carton is told apart"
      features={[
        {
          field: 'Wall',
          title: 'Single or double',
          text: 'One layer of waves for a parcel; two when it is heavy, tall or goes abroad.',
        },
        {
          field: 'Stamp',
          title: 'What it may carry',
          text: 'The round mark on the bottom flap says the weight. Stay below it.',
        },
        {
          field: 'Age',
          title: 'New or used',
          text: 'A used box has lost part of its strength. For what you would miss, take a new one.',
        },
      ]}
      closing={{
        title: 'Or hand us the contents',
        text: 'We choose the container, fill it and close it while you fill in the label.',
      }}
    />
  );
}
