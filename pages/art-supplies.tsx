import type { PageMeta } from '#authoring';
import artInLayers from './_assets/drawings/art-in-layers.svg';
import boxForTheTripHome from './_assets/drawings/box-for-the-trip-home.svg';
import paperForStorage from './_assets/drawings/paper-for-storage.svg';
import stackOfFrames from './_assets/drawings/stack-of-frames.svg';
import { InlineDrawing } from './_components/drawings/inline-drawing.tsx';
import { SupplyPage } from './_templates/supply-page.tsx';

const address = '/art-supplies';

export const meta: PageMeta = {
  title: 'Art packing supplies in Wilmington, NC',
  description:
    'Art packing supplies in Wilmington, NC. Ask us about glassine, corner protectors, foam board and mirror boxes. See what to use, in which order.',
  keywords: ['art packing supplies', 'glassine', 'mirror boxes', 'corner protectors'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Packing Services', url: '/packing-services' },
    { name: 'Art Supplies', url: address },
  ],
  own: {
    services: ['Glassine and acid-free paper', 'Corner protectors', 'Mirror boxes', 'Foam board'],
  },
};

export default function ArtSupplies() {
  return (
    <SupplyPage
      address={address}
      meta={meta}
      title="Art packing supplies for paintings, prints and frames"
      lead="Glassine, corner protectors, foam board and mirror boxes for packing art yourself. Ask which of these we have."
      picture={<InlineDrawing of={artInLayers} />}
      ask="Ask for a size"
      choose={{
        title: 'What to use, from the inside out',
        text: 'Pack a picture in this order. Keep bubble wrap away from paint, because it can leave marks.',
        items: [
          ['Glassine', 'Smooth paper for the surface of a dry painting or a print.'],
          ['Corner protectors', 'Cardboard or foam. Put them on the frame before the boards.'],
          ['Foam board', 'One on the front and one on the back, at least as large as the frame.'],
          [
            'Mirror box',
            'Two halves that adjust to the picture. A large picture can need two boxes.',
          ],
          [
            'Tube',
            'For prints and posters that can be rolled. Ask the artist before you roll a canvas.',
          ],
        ],
      }}
      featuresTitle="Supplies for artists, framers and collectors"
      features={[
        {
          illustration: boxForTheTripHome,
          title: 'Artists: for shows and sales',
          text: 'A box that opens without a knife can be used again for the trip home.',
        },
        {
          illustration: stackOfFrames,
          title: 'Framers: for many frames',
          text: 'Ask for a wholesale price on corner protectors and mirror boxes.',
        },
        {
          illustration: paperForStorage,
          title: 'Collectors: for storage',
          text: 'Acid-free paper protects art that isn’t on the wall.',
        },
      ]}
      closing={{
        title: 'Too large for a box?',
        text: 'Then it needs a crate. We also pack art for you.',
        action: { title: 'Art crating', href: '/art-crating' },
      }}
    />
  );
}
