import type { PageMeta } from '#authoring';
import { GlassInBox } from './_components/drawings/supply-scenes.tsx';
import { SupplyPage } from './_layouts/supply-page.tsx';

const address = '/fragile-packing';

export const meta: PageMeta = {
  title: 'Fragile packing for glass, china and electronics',
  description:
    'Bring the thing that must not break in a towel. We wrap it, hang it in the middle of two boxes, and answer for the packing if it arrives in pieces.',
  keywords: ['fragile packing Wilmington NC', 'pack china', 'ship glass', 'double boxing'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Packing Services', url: '/packing-services' },
    { name: 'Fragile Packing', url: address },
  ],
  services: ['Fragile packing', 'Double boxing', 'Glass and china packing'],
};

export default function FragilePacking() {
  return (
    <SupplyPage
      address={address}
      meta={meta}
      title="Fragile is a way of packing, not a sticker"
      lead="Nobody in a sorting hall reads stickers. So a glass here ends up in the middle of a box, in the middle of another one, touching neither."
      picture={<GlassInBox />}
      ask="Describe what it is"
      choose={{
        title: 'Tell us how it breaks',
        text: 'Each kind of fragile wants something else around it.',
        items: [
          ['Cracks', 'Glass, china, mirrors: held by the rim and the foot, never by the stem.'],
          ['Shocks', 'Hard drives, tubes, clocks: foam that gives slowly, and the works locked.'],
          ['Dents', 'Lampshades, instruments, masks: a cage of board that keeps air around them.'],
          ['Spills', 'Bottles: bag, seal, stand upright, and say what is in them.'],
        ],
      }}
      featuresTitle="What we do with it"
      features={[
        {
          field: 'One',
          title: 'Wrap',
          text: 'Tissue first, so that nothing scratches. Loose parts come off and get their own.',
        },
        {
          field: 'Two',
          title: 'Float',
          text: 'The inner box hangs in fill on six sides. Shake it by our table: silence.',
        },
        {
          field: 'Three',
          title: 'Stand by it',
          text: 'Packed at our counter and broken on the way? We run the claim for you.',
        },
      ]}
      closing={{
        title: 'A whole cabinet of it?',
        text: 'Bring it shelf by shelf, or all at once. See how packing is priced by the piece.',
      }}
    />
  );
}
