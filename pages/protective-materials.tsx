import type { PageMeta } from '#authoring';
import cushions from './_assets/drawings/cushions.svg';
import layersOfWrap from './_assets/drawings/layers-of-wrap.svg';
import looseFilling from './_assets/drawings/loose-filling.svg';
import tapeOnItem from './_assets/drawings/tape-on-item.svg';
import { InlineDrawing } from './_components/drawings/inline-drawing.tsx';
import { SupplyPage } from './_templates/supply-page.tsx';

const address = '/protective-materials';

export const meta: PageMeta = {
  title: 'Bubble wrap, foam and packing paper in Wilmington, NC',
  description:
    'Protective packing materials in Wilmington, NC. Ask us about bubble wrap, foam, paper and edge protectors. See which material to use for each kind of item.',
  keywords: ['bubble wrap Wilmington NC', 'packing foam', 'packing paper', 'protective packaging'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Packing Services', url: '/packing-services' },
    { name: 'Protective Materials', url: address },
  ],
  own: { services: ['Bubble wrap', 'Foam', 'Packing paper', 'Corner protection'] },
};

export default function ProtectiveMaterials() {
  return (
    <SupplyPage
      address={address}
      meta={meta}
      title="Protective materials: bubble wrap, foam and packing paper"
      lead="Use bubble wrap for bumps, foam for heavy items, paper for gaps and edge protectors for corners. There is no minimum purchase."
      picture={<InlineDrawing of={cushions} />}
      ask="Ask about a material"
      choose={{
        title: 'Which material do you need?',
        text: 'Choose by how the item could break.',
        items: [
          [
            'Small bubble wrap',
            'For scratches and light bumps. Wrap it twice, with the bubbles toward the item. On a painting, turn them outward.',
          ],
          ['Large bubble wrap', 'Fills gaps around light items.'],
          ['Foam sheets', 'Between plates, screens and polished surfaces.'],
          ['Foam blocks', 'Under heavy items. Foam springs back, but crushed paper doesn’t.'],
          ['Kraft paper', 'Crumple it tightly to keep the item from moving in the box.'],
          ['Edge protectors', 'For the corners of frames and tables.'],
        ],
      }}
      featuresTitle="Three packing mistakes to avoid"
      features={[
        {
          illustration: layersOfWrap,
          title: 'Only one layer of wrap',
          text: 'Use two or three layers of bubble wrap on a fragile item.',
        },
        {
          illustration: looseFilling,
          title: 'Loose filling',
          text: 'Packing peanuts shift in transit. Pack them tightly, or use paper.',
        },
        {
          illustration: tapeOnItem,
          title: 'Tape on the item',
          text: 'Tape can pull off the finish. Tape the wrapping, not the item.',
        },
      ]}
      closing={{
        title: 'Or let us pack it',
        text: 'Bring the item, and we’ll choose the materials and pack it for you.',
      }}
    />
  );
}
