import type { PageMeta } from '#authoring';
import { FrameCorner } from './_components/drawings/supply-scenes.tsx';
import { SupplyPage } from './_layouts/supply-page.tsx';

const address = '/art-supplies';

export const meta: PageMeta = {
  title: 'Art packing supplies: glassine, corners, mirror cartons',
  description:
    'For painters, framers and galleries who pack for themselves: acid-free paper, corner guards, foam board and mirror cartons, a single set or a stack.',
  keywords: ['art packing supplies', 'glassine', 'mirror boxes', 'corner protectors'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Packing Services', url: '/packing-services' },
    { name: 'Art Supplies', url: address },
  ],
  services: ['Glassine and acid-free paper', 'Corner protectors', 'Mirror cartons', 'Foam board'],
};

export default function ArtSupplies() {
  return (
    <SupplyPage
      address={address}
      meta={meta}
      title="Art supplies for the trip, not the easel"
      lead="You made it or framed it; here is what it should wear to the fair. Take one set for one picture, or stock up before the season."
      picture={<FrameCorner />}
      ask="Ask what we have in your size"
      choose={{
        title: 'From the surface outward',
        text: 'Buy in this order, and pack in it too.',
        items: [
          ['Glassine', 'The only sheet that may lie on paint or print.'],
          ['Corner guards', 'Cardboard or foam, folded over before anything is wrapped.'],
          ['Foam board', 'Front and back, as large as the frame.'],
          ['Mirror carton', 'Two halves that grow with the picture. Two of them for a large one.'],
          ['Tube', 'Only for what may be rolled. Ask the artist.'],
        ],
      }}
      featuresTitle="Who takes what"
      features={[
        {
          field: 'Painters',
          title: 'For an open call',
          text: 'A carton that opens without a knife comes back with the picture in it.',
        },
        {
          field: 'Framers',
          title: 'By the stack',
          text: 'Corners and mirror cartons in the sizes you frame most, at wholesale.',
        },
        {
          field: 'Collectors',
          title: 'For the closet',
          text: 'Acid-free paper and breathing covers for what is not on the wall this year.',
        },
      ]}
      closing={{
        title: 'Too large for a carton?',
        text: 'Then it wants wood. We build around the piece, here.',
      }}
    />
  );
}
