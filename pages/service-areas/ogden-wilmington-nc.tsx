import { type PageMeta, read } from '#authoring';
import { CommunityGroups } from '../_components/community-groups.tsx';
import { GroupTable } from '../_components/group-table.tsx';
import { SeasonCells } from '../_components/season-cells.tsx';
import { AreaClosing } from '../_layouts/area-closing.tsx';
import { AreaDrive } from '../_layouts/area-drive.tsx';
import { AreaPage } from '../_layouts/area-page.tsx';
import { NearArea } from '../_layouts/near-area.tsx';
import { Section } from '../_layouts/section.tsx';
import { Column, Split } from '../_layouts/split.tsx';
import { TitledList } from '../_layouts/titled-list.tsx';
import { areaCommunities } from '../_store/area-communities.ts';
import { areaOgden as facts, ogdenServices } from '../_store/area-ogden.ts';
import { areaTrail } from '../_store/area-trail.ts';
import { driveTimes } from '../_store/drive-times.ts';
import { counted } from '../_store/format.ts';

const address = '/service-areas/ogden-wilmington-nc';
const [park, loop] = driveTimes.ogden;

export const meta: PageMeta = {
  title: 'Ogden and Middle Sound: packing, mailboxes and boat parts',
  description: `${counted(park.minutes, 'minute')} from Ogden Park and Market St, ${counted(loop.minutes, 'minute')} from Middle Sound Loop. What guests forgot, what a boat needs, what a house has to sign.`,
  keywords: ['Ogden shipping', 'Middle Sound Loop', 'Market St Wilmington', 'boat parts shipping'],
  schemaType: 'Service',
  breadcrumbs: areaTrail('ogden', 'Ogden and Middle Sound'),
  services: ogdenServices.flatMap(({ rows }) => rows.map(([service]) => service)),
  areaServed: read(areaCommunities, address).ogden.flatMap((group) => group.communities),
  faqItems: facts.faq,
};

export default function OgdenArea() {
  return (
    <AreaPage
      area="ogden"
      meta={meta}
      title="From the Sound to the counter, away from the beach"
      lead="Ogden and Middle Sound send us reels to be serviced, a guest’s lost sandal, a deed for the house. Here is how long each end of the neighborhood drives."
      opening={<AreaDrive area="ogden" caption="Drive times from Ogden" />}
    >
      <Section>
        <Split columns="5-7">
          <Column
            title="Communities on both sides of Market St"
            text="Where the map says Ogden, and where the letters do."
          >
            <CommunityGroups groups={read(areaCommunities, address).ogden} />
          </Column>
          <NearArea area="ogden" />
        </Split>
      </Section>

      <Section kraft tight title="Services for house, boat and desk">
        <GroupTable
          caption="Services for Ogden and Middle Sound"
          columns={['Service', 'For what']}
          groups={ogdenServices}
        />
      </Section>

      <Section tight title="Seasonal services on the coast">
        <SeasonCells seasons={facts.seasons} />
      </Section>

      <Section ruled>
        <Split columns="7-5">
          <TitledList title="Business types near the water" items={facts.businessTypes} />
          <TitledList title="Why people come inland" items={facts.reasons} />
        </Split>
      </Section>

      <Section tight title="Location features, seen from a boat trailer">
        <ul className="trio">
          {facts.locationFeatures.map(({ title, text }) => (
            <li key={title}>
              <h3 className="h4">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>

      <AreaClosing
        area="ogden"
        title="Questions from the Loop"
        items={facts.faq}
        visit={{
          title: 'Contact us, hours at hand',
          text: 'Take Gordon Rd to N College Rd. Call from the ramp if your hands are wet.',
        }}
      />
    </AreaPage>
  );
}
