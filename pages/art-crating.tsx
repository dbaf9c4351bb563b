import { Link, type PageMeta } from '#authoring';
import cratingBackChecked from './_assets/drawings/crating-back-checked.svg';
import cratingByFreight from './_assets/drawings/crating-by-freight.svg';
import cratingFoamCut from './_assets/drawings/crating-foam-cut.svg';
import cratingSizeAndWeight from './_assets/drawings/crating-size-and-weight.svg';
import insideAnArtCrate from './_assets/drawings/inside-an-art-crate.svg';
import measuredPainting from './_assets/drawings/measured-painting.svg';
import { FeatureCells } from './_components/cells/feature-cells.tsx';
import { ShowIllustration } from './_components/drawings/show-illustration.tsx';
import { Steps } from './_components/guides/steps.tsx';
import { PartsList } from './_components/lists/parts-list.tsx';
import { Section } from './_components/sections/section.tsx';
import { Column, Split, Stack } from './_components/sections/split.tsx';
import { GroupTable } from './_components/tables/group-table.tsx';
import { builds, course, features, measures, parts } from './_content/art-crating.tsx';
import { repairedAliases } from './_navigation/dead-links.ts';
import { CratePage } from './_templates/crate-page.tsx';

const artCratingSteps = [
  cratingBackChecked,
  cratingSizeAndWeight,
  cratingFoamCut,
  cratingByFreight,
] as const;

const address = '/art-crating';

export const meta: PageMeta = {
  title: 'Art crating in Wilmington, NC for paintings and sculpture',
  description:
    'Art crating for paintings, sculpture and mirrors in Wilmington, NC. Compare crate types, see what is inside a crate, and learn what to measure for a price.',
  keywords: ['art crating Wilmington NC', 'painting crate', 'sculpture crate', 'mirror crate'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Packing Services', url: '/packing-services' },
    { name: 'Art Crating', url: address },
  ],
  own: { services: ['Painting crates', 'Sculpture crates', 'Mirror crates', 'Slotted crates'] },
  aliases: repairedAliases(address),
};

export default function ArtCrating() {
  return (
    <CratePage
      address={address}
      meta={meta}
      title="Art crating in Wilmington for paintings and sculpture"
      lead="A wooden crate with foam inside helps protect large, heavy or valuable art. What does yours measure? Call us for a price."
      measure={{
        title: 'What to tell us about your art',
        picture: measuredPainting,
        items: measures,
      }}
      closing={{
        title: 'Get an art crate price',
        text: 'Send the sizes for one piece or several. Tell us where the crate goes.',
      }}
    >
      <Section tight>
        <Split columns="7-5">
          <Stack>
            <Column title="Which crate fits your piece?">
              <GroupTable
                caption="Types of art crates"
                columns={['Your piece', 'How the crate holds it']}
                groups={builds}
              />
            </Column>
            <Column
              title="A crate isn’t insurance"
              text={
                <>
                  A crate lowers the risk of damage. Ask us about{' '}
                  <Link href="/insurance-information">insurance</Link> before the piece ships.
                </>
              }
            />
          </Stack>
          <Column title="What is inside an art crate">
            <Stack>
              <ShowIllustration of={insideAnArtCrate} />
              <PartsList parts={parts} />
            </Stack>
          </Column>
        </Split>
      </Section>
      <Section kraft tight title="How art crating works">
        <Steps steps={course} pictures={artCratingSteps} />
      </Section>
      <Section tight title="Crates for paintings, sculpture and mirrors">
        <FeatureCells features={features} />
      </Section>
    </CratePage>
  );
}
