import { Link, type PageMeta } from '#authoring';
import { CrateSection } from './_components/drawings/crate-section.tsx';
import { FeatureCells } from './_components/feature-cells.tsx';
import { GroupTable } from './_components/group-table.tsx';
import { ListRule } from './_components/list-rule.tsx';
import { PartsList } from './_components/parts-list.tsx';
import { CratePage } from './_layouts/crate-page.tsx';
import { Section, SectionHead } from './_layouts/section.tsx';
import { Split } from './_layouts/split.tsx';
import { StoreInsurance } from './_layouts/store-insurance.tsx';
import { repairedAliases } from './_store/dead-links.ts';

const address = '/art-crating';

export const meta: PageMeta = {
  title: 'Art crating in Wilmington, NC for paintings and sculpture',
  description:
    'A cut through an art crate from plywood to canvas, which build suits a painting, a mirror or a bronze, and what we must know of the surface and frame.',
  keywords: ['art crating Wilmington NC', 'painting crate', 'sculpture crate', 'mirror crate'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Packing Services', url: '/packing-services' },
    { name: 'Art Crating', url: address },
  ],
  services: ['Painting crates', 'Sculpture crates', 'Mirror crates', 'Slotted crates'],
  aliases: repairedAliases(address),
};

export default function ArtCrating() {
  return (
    <CratePage
      address={address}
      meta={meta}
      title="Nothing touches the paint"
      lead="Art crating keeps a painting or bronze floating in foam inside plywood. Use it above the value or size you would trust to cardboard, and for all that leaves by freight."
      picture={<CrateSection />}
      measure={{ title: 'Measure with the frame on', items: measures }}
      closing={{
        title: 'Send the sizes',
        text: 'One piece or a wall of them. Say who opens the crate at the other end.',
      }}
    >
      <Section tight>
        <Split columns="7-5">
          <div>
            <SectionHead title="Which crate for which work" />
            <GroupTable
              caption="Builds of art crates and what each is for"
              columns={['Work', 'How it is held']}
              groups={builds}
            />
          </div>
          <div>
            <SectionHead title="From the outside in" />
            <PartsList parts={parts} />
          </div>
        </Split>
      </Section>
      <Section kraft tight title="A painting, a bronze, a mirror">
        <FeatureCells features={features} />
      </Section>
      <Section tight>
        <Split columns="5-7">
          <div>
            <SectionHead title="How a crate job goes" />
            <ListRule items={course} />
          </div>
          <div>
            <SectionHead
              title="The crate is not the cover"
              text="Wood lowers the odds. What a loss would pay is settled apart from it, with the value in writing."
            />
            <StoreInsurance />
          </div>
        </Split>
      </Section>
    </CratePage>
  );
}

const parts = [
  { title: 'Plywood', text: 'Screwed to a frame of battens, on skids.' },
  { title: 'Foam', text: 'As thick as a fall demands. Soft for light works, dense for heavy.' },
  {
    title: 'Inner box',
    text: 'It can be carried into the house alone, the crate left in the garage.',
  },
  { title: 'Wrap', text: 'Acid-free paper or film, taped to itself and never to the work.' },
  { title: 'Frame', text: 'It bears the weight. Screwed straps hold it by the back.' },
  { title: 'Canvas', text: 'With air on both sides.' },
];

const builds = [
  {
    title: 'Flat',
    rows: [
      ['One framed picture', 'Foam tray, face to the air, hung from its own straps.'],
      ['Several of a size', 'Slots like a plate rack, each work in a sleeve.'],
      [
        'Wet or unvarnished paint',
        'A travel frame, wider than the work: the back is fixed, the front free.',
      ],
    ],
  },
  {
    title: 'Round',
    rows: [
      ['Bronze, stone, wood', 'Padded blocks at the strong points, a brace across the shoulders.'],
      ['Glass and ceramic', 'A box in the crate, filled until nothing shifts when tilted.'],
    ],
  },
  {
    title: 'Large',
    rows: [['Mural panels, diptychs', 'An A of wood on a pallet, wrapped and boxed over.']],
  },
] as const;

const features = [
  {
    field: 'Painting',
    title: 'On edge, always',
    text: 'Arrows and a tilt mark on both faces. The backboard stops the canvas from slapping its bars.',
  },
  {
    field: 'Sculpture',
    title: 'Low and heavy',
    text: 'The base is bolted down or blocked in. Raised arms carry nothing but themselves.',
  },
  {
    field: 'Mirror',
    title: 'Taped, stiff, upright',
    text: 'Old silvering does not like damp or pressure. The glass never rests on its corners.',
  },
];

const course = [
  {
    title: 'Look',
    text: 'At the work, its back and its hooks. Loose keys and glass are dealt with first.',
  },
  { title: 'Draw', text: 'You get the outer size early: the freight price hangs on it.' },
  { title: 'Fit', text: 'Foam is cut to the piece, not the piece pressed into foam.' },
  {
    title: 'Go',
    text: (
      <>
        By <Link href="/commercial-freight">freight</Link>, or by parcel if the crate is small. For
        cardboard instead, read <Link href="/pack-artwork">how to pack artwork</Link>.
      </>
    ),
  },
];

const measures = [
  { title: 'Outer edges of the frame', text: 'Ornaments too. Gilded plaster is what chips first.' },
  {
    title: 'Depth at the deepest',
    text: 'Hanging wire, stretcher, labels that must not be rubbed.',
  },
  { title: 'What covers it', text: 'Glass, acrylic or nothing, and whether the surface is dry.' },
  { title: 'Value and purpose', text: 'Sale, loan or a move decides how often the lid is opened.' },
  { title: 'The date', text: 'Sooner than you think: fresh oil needs a different build.' },
];
