import type { PageMeta } from '#authoring';
import comparedAtTheDoor from './_assets/drawings/compared-at-the-door.svg';
import frontOfAMuseumCrate from './_assets/drawings/front-of-a-museum-crate.svg';
import objectAndMount from './_assets/drawings/object-and-mount.svg';
import unpackingBoltsOpened from './_assets/drawings/unpacking-bolts-opened.svg';
import unpackingFoamKept from './_assets/drawings/unpacking-foam-kept.svg';
import unpackingNotesRead from './_assets/drawings/unpacking-notes-read.svg';
import unpackingTrayOut from './_assets/drawings/unpacking-tray-out.svg';
import unpackingWaits from './_assets/drawings/unpacking-waits.svg';
import { FeatureCells } from './_components/cells/feature-cells.tsx';
import { ShowIllustration } from './_components/drawings/show-illustration.tsx';
import { Steps } from './_components/guides/steps.tsx';
import { PartsList } from './_components/lists/parts-list.tsx';
import { Section } from './_components/sections/section.tsx';
import { Column, Split, Stack } from './_components/sections/split.tsx';
import { TitledList } from './_components/sections/titled-list.tsx';
import { GroupTable } from './_components/tables/group-table.tsx';
import { cover, features, materials, measures, parts, steps } from './_content/museum-crating.tsx';
import { CratePage } from './_templates/crate-page.tsx';

const unpackingSteps = [
  unpackingWaits,
  unpackingBoltsOpened,
  unpackingNotesRead,
  unpackingTrayOut,
  unpackingFoamKept,
] as const;

const address = '/museum-crating';

export const meta: PageMeta = {
  title: 'Museum crating in Wilmington, NC: crates for loans',
  description:
    'Museum crating for loans and exhibitions. What a reusable crate needs: bolts, a gasket, safe materials and repacking notes, and what to send for a price.',
  keywords: ['museum crating Wilmington NC', 'museum crate', 'exhibition crate', 'loan crate'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Packing Services', url: '/packing-services' },
    { name: 'Museum Crating', url: address },
  ],
  own: { services: ['Museum crates', 'Exhibition crates'] },
};

export default function MuseumCrating() {
  return (
    <CratePage
      address={address}
      meta={meta}
      title="Museum crating for loans and exhibitions"
      lead="A loan crate is opened, stored and packed again by other people. Have the object’s sizes and the loan agreement ready when you call."
      measure={{
        title: 'What to send for a museum crate',
        picture: objectAndMount,
        items: measures,
      }}
      closing={{
        title: 'Get a museum crate price',
        text: 'Tell us the objects, the places and the first packing date. We’ll ask for any details we need.',
      }}
    >
      <Section tight title="What to look for on a museum crate">
        <Split columns="6-6">
          <ShowIllustration of={frontOfAMuseumCrate} width={520} />
          <PartsList parts={parts} />
        </Split>
      </Section>
      <Section kraft tight title="How to unpack a museum crate">
        <Steps steps={steps} pictures={unpackingSteps} />
      </Section>
      <Section tight title="What makes a loan crate different">
        <FeatureCells features={features} />
      </Section>
      <Section ruled tight>
        <Split columns="7-5">
          <Column title="Safe materials next to the object">
            <GroupTable
              caption="Materials used and avoided inside a museum crate"
              columns={['Material', 'Why']}
              groups={materials}
            />
          </Column>
          <Stack>
            <TitledList title="Insurance for a loan" items={cover} />
            <ShowIllustration of={comparedAtTheDoor} width={280} />
          </Stack>
        </Split>
      </Section>
    </CratePage>
  );
}
