import type { PageMeta } from '#authoring';
import boatPart from '../_assets/drawings/boat-part.svg';
import { SeasonCells } from '../_components/cells/season-cells.tsx';
import { ShowIllustration } from '../_components/drawings/show-illustration.tsx';
import { CommunityGroups } from '../_components/lists/community-groups.tsx';
import { Section } from '../_components/sections/section.tsx';
import { Column, Split, Stack } from '../_components/sections/split.tsx';
import { TitledList } from '../_components/sections/titled-list.tsx';
import { GroupTable } from '../_components/tables/group-table.tsx';
import { areaOgden as facts, ogdenServices } from '../_content/areas/ogden.ts';
import { communityGroups, communityNames } from '../_facts/areas/communities.ts';
import { driveTimes } from '../_facts/drive-times.ts';
import { counted } from '../_facts/format.ts';
import { areaTrail } from '../_navigation/area-trail.ts';
import { AreaClosing } from '../_templates/area-closing.tsx';
import { AreaDrive } from '../_templates/area-drive.tsx';
import { AreaPage } from '../_templates/area-page.tsx';

const [park, loop] = driveTimes.ogden;

export const meta: PageMeta = {
  title: 'Ogden and Middle Sound packing, shipping and notary',
  description: `Our store is ${counted(park.minutes, 'minute')} from Ogden Park and Market St, and ${counted(loop.minutes, 'minute')} from Middle Sound Loop. Ship packages and boat parts, or see a notary.`,
  keywords: ['Ogden shipping', 'Middle Sound Loop', 'Market St Wilmington', 'boat parts shipping'],
  schemaType: 'Service',
  breadcrumbs: areaTrail('ogden', 'Ogden and Middle Sound'),
  own: {
    services: ogdenServices.flatMap(({ rows }) => rows.map(([service]) => service)),
    areaServed: communityNames('ogden'),
  },
  faqItems: facts.faq,
};

export default function OgdenArea() {
  return (
    <AreaPage
      area="ogden"
      meta={meta}
      title="Packing and shipping for Ogden and Middle Sound"
      lead="Bring a loose item, a packed box or a boat part, and see a notary on the same trip."
    >
      <Section>
        <Split columns="5-7">
          <Stack>
            <Column title="Neighborhoods in Ogden and Middle Sound">
              <CommunityGroups groups={communityGroups('ogden')} />
            </Column>
            <ShowIllustration of={boatPart} />
          </Stack>
          <Stack>
            <Column title="Drive times to the store">
              <AreaDrive area="ogden" />
            </Column>
            <TitledList title="Store location and features" items={facts.locationFeatures} />
          </Stack>
        </Split>
      </Section>

      <Section kraft>
        <Split columns="7-5">
          <Column title="Services for home, boat and office">
            <GroupTable
              caption="Services for Ogden and Middle Sound"
              columns={['Service', 'What to know']}
              groups={ogdenServices}
            />
          </Column>
          <Stack>
            <Column title="Reasons to choose this store">
              <p>{facts.reasons.join(' ')}</p>
            </Column>
            <TitledList title="Business types we serve in Ogden" items={facts.businessTypes} />
          </Stack>
        </Split>
      </Section>

      <Section tight title="Seasonal services for the coast">
        <SeasonCells seasons={facts.seasons} />
      </Section>

      <AreaClosing
        area="ogden"
        title="Questions from Ogden and Middle Sound"
        items={facts.faq}
        visit={{
          title: 'Hours and contact',
          text: 'Call us before you bring a heavy or long boat part.',
        }}
      />
    </AreaPage>
  );
}
