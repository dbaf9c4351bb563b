import type { PageMeta } from '#authoring';
import { CrateSection } from './_components/drawings/crate-section.tsx';
import { FeatureCells } from './_components/feature-cells.tsx';
import { GroupTable } from './_components/group-table.tsx';
import { PartsList } from './_components/parts-list.tsx';
import { CratePage } from './_layouts/crate-page.tsx';
import { Section } from './_layouts/section.tsx';
import { Column, Split } from './_layouts/split.tsx';
import { StoreInsurance } from './_layouts/store-insurance.tsx';
import { TitledList } from './_layouts/titled-list.tsx';
import { repairedAliases } from './_store/dead-links.ts';
import { builds, course, features, measures, parts } from './_words/art-crating.tsx';

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
          <Column title="Which crate for which work">
            <GroupTable
              caption="Builds of art crates and what each is for"
              columns={['Work', 'How it is held']}
              groups={builds}
            />
          </Column>
          <Column title="From the outside in">
            <PartsList parts={parts} />
          </Column>
        </Split>
      </Section>
      <Section kraft tight title="A painting, a bronze, a mirror">
        <FeatureCells features={features} />
      </Section>
      <Section tight>
        <Split columns="5-7">
          <TitledList title="How a crate job goes" items={course} />
          <Column
            title="The crate is not the cover"
            text="Wood lowers the odds. What a loss would pay is settled apart from it, with the value in writing."
          >
            <StoreInsurance />
          </Column>
        </Split>
      </Section>
    </CratePage>
  );
}
