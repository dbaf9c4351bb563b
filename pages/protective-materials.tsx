import type { PageMeta } from '#authoring';
import { Cushions } from './_components/drawings/supply-scenes.tsx';
import { SupplyPage } from './_layouts/supply-page.tsx';

const address = '/protective-materials';

export const meta: PageMeta = {
  title: 'Protective materials: bubble, foam, paper, corners',
  description:
    'Which cushioning stops which kind of damage, how much of it a box needs, and how to use each so that it still works after the third drop.',
  keywords: ['bubble wrap Wilmington NC', 'packing foam', 'packing paper', 'protective packaging'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Packing Services', url: '/packing-services' },
    { name: 'Protective Materials', url: address },
  ],
  services: ['Bubble wrap', 'Foam', 'Packing paper', 'Corner protection'],
};

export default function ProtectiveMaterials() {
  return (
    <SupplyPage
      address={address}
      meta={meta}
      title="What should stand between it and the floor"
      lead="Bubble for knocks, foam for weight, paper for gaps, board for corners. Sold by the sheet, the yard or the roll, so you take what one parcel needs."
      picture={<Cushions />}
      ask="Ask about a material"
      choose={{
        title: 'Match the damage',
        text: 'Think of how it would break, then read along.',
        items: [
          ['Small bubble', 'Scratches and light knocks. Bubbles inward, two turns.'],
          ['Large bubble', 'Fills a gap and carries a little weight. Not for heavy edges.'],
          ['Foam sheet', 'Between plates, screens and polished things.'],
          ['Foam block', 'Under weight. It springs back where paper stays flat.'],
          ['Kraft paper', 'Crumpled hard, it keeps a thing from traveling in its box.'],
          ['Edge board', 'Corners of frames, tables and stacks.'],
        ],
      }}
      featuresTitle="Three mistakes we unpack every week"
      features={[
        {
          field: 'Too little',
          title: 'A single turn',
          text: 'One layer of bubble is a wrapper. Two or three are a cushion.',
        },
        {
          field: 'Too loose',
          title: 'Peanuts on top',
          text: 'They wander down while the thing wanders up. Pack them tight or use paper.',
        },
        {
          field: 'Too sticky',
          title: 'Tape on the thing',
          text: 'It takes the finish along. Tape goes on the wrapping, a corner folded over.',
        },
      ]}
      closing={{
        title: 'Leave the rolls to us',
        text: 'The same materials, used by somebody who does it all day.',
      }}
    />
  );
}
