import type { PageMeta } from '#authoring';
import { CrateFace } from './_components/drawings/crate-face.tsx';
import { FeatureCells } from './_components/feature-cells.tsx';
import { GroupTable } from './_components/group-table.tsx';
import { ListRule } from './_components/list-rule.tsx';
import { PartsList } from './_components/parts-list.tsx';
import { Steps } from './_components/steps.tsx';
import { CratePage } from './_layouts/crate-page.tsx';
import { Section } from './_layouts/section.tsx';
import { Column, Split } from './_layouts/split.tsx';
import { cover, features, materials, measures, parts, steps } from './_words/museum-crating.tsx';

const address = '/museum-crating';

export const meta: PageMeta = {
  title: 'Museum crating in Wilmington, NC: crates that are opened again',
  description:
    'For registrars and lenders: a crate that strangers open and close, with bolts, gasket, numbered trays, repacking notes and materials that do not gas.',
  keywords: ['museum crating Wilmington NC', 'museum crate', 'exhibition crate', 'loan crate'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Packing Services', url: '/packing-services' },
    { name: 'Museum Crating', url: address },
  ],
  services: ['Museum crates', 'Exhibition crates', 'Repacking instructions'],
};

export default function MuseumCrating() {
  return (
    <CratePage
      address={address}
      meta={meta}
      title="Built to be opened by strangers"
      lead="Museum crating is for loans: the crate is opened at the venue, stored, and packed again by people who never met the object. So it explains itself."
      picture={<CrateFace />}
      measure={{ title: 'From your object file', items: measures }}
      closing={{
        title: 'Bring us a loan',
        text: 'Objects, venues and the first packing day. We come back with questions, then with a drawing and a price.',
      }}
    >
      <Section tight>
        <Split columns="5-7">
          <Column title="What the front tells a handler">
            <PartsList parts={parts} />
          </Column>
          <Column title="What may lie next to the object">
            <GroupTable
              caption="Materials used and avoided inside a museum crate"
              columns={['Material', 'Why']}
              groups={materials}
            />
          </Column>
        </Split>
      </Section>
      <Section kraft tight title="Out in this order, back in the other">
        <Steps steps={steps} />
      </Section>
      <Section tight title="Opens, explains, lasts">
        <FeatureCells features={features} />
      </Section>
      <Section ruled tight title="Whose cover, and from when">
        <ListRule items={cover} />
      </Section>
    </CratePage>
  );
}
