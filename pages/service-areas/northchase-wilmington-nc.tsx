import type { PageMeta } from '#authoring';
import notOnThePorch from '../_assets/drawings/not-on-the-porch.svg';
import { SeasonCells } from '../_components/cells/season-cells.tsx';
import { ShowIllustration } from '../_components/drawings/show-illustration.tsx';
import { CommunityGroups } from '../_components/lists/community-groups.tsx';
import { PlainList } from '../_components/lists/plain-list.tsx';
import { Section } from '../_components/sections/section.tsx';
import { Column, Split, Stack } from '../_components/sections/split.tsx';
import { TitledList } from '../_components/sections/titled-list.tsx';
import { GroupTable } from '../_components/tables/group-table.tsx';
import { areaNorthchase as facts, northchaseServices } from '../_content/areas/northchase.ts';
import { communityGroups, communityNames } from '../_facts/areas/communities.ts';
import { driveTimes, northchase } from '../_facts/drive-times.ts';
import { counted, span } from '../_facts/format.ts';
import { areaTrail } from '../_navigation/area-trail.ts';
import { AreaClosing } from '../_templates/area-closing.tsx';
import { AreaDrive } from '../_templates/area-drive.tsx';
import { AreaPage } from '../_templates/area-page.tsx';

const { milesToMurrayville } = northchase;
const [woods, heatherridge] = driveTimes.northchase;

export const meta: PageMeta = {
  title: 'Northchase packing, shipping and mailboxes',
  description: `Our store is ${counted(woods.minutes, 'minute')} from Northchase Woods and ${span(heatherridge.minutes)} from Heatherridge. Get moving boxes, ship packages, rent a mailbox or see a notary.`,
  keywords: ['Northchase shipping', 'Northchase Wilmington NC', 'Heatherridge', 'Autumn Hall'],
  schemaType: 'Service',
  breadcrumbs: areaTrail('northchase'),
  own: {
    services: northchaseServices.flatMap(({ rows }) => rows.map(([service]) => service)),
    areaServed: communityNames('northchase'),
  },
  faqItems: facts.faq,
  aliases: ['/northchase-location'],
};

export default function NorthchaseArea() {
  return (
    <AreaPage
      area="northchase"
      meta={meta}
      title="Northchase packing, shipping and mailboxes"
      lead="Drop off a return, buy a box, or let us pack and ship an item."
    >
      <Section>
        <Split columns="7-5">
          <Column title="Drive times to the store">
            <AreaDrive area="northchase" />
          </Column>
          <Column
            title="Communities in and near Northchase"
            text={`Murrayville is ${counted(milesToMurrayville, 'mile')} from Northchase.`}
          >
            <CommunityGroups groups={communityGroups('northchase')} />
          </Column>
        </Split>
      </Section>

      <Section kraft>
        <Split columns="7-5">
          <Column title="Services for your home">
            <GroupTable
              caption="Services for Northchase households"
              columns={['Service', 'What to know']}
              groups={northchaseServices}
            />
          </Column>
          <Stack>
            <Column title="Reasons to use your nearby store">
              <PlainList items={facts.reasons} />
            </Column>
            <ShowIllustration of={notOnThePorch} />
          </Stack>
        </Split>
      </Section>

      <Section tight title="Seasonal services for your home">
        <SeasonCells seasons={facts.seasons} />
      </Section>

      <Section ruled>
        <Split columns="6-6">
          <TitledList title="Business types we serve in Northchase" items={facts.businessTypes} />
          <TitledList title="Store location and features" items={facts.locationFeatures} />
        </Split>
      </Section>

      <AreaClosing
        area="northchase"
        title="Questions from Northchase"
        items={facts.faq}
        visit={{
          title: 'Hours and contact',
          text: 'Bring a photo ID for the notary, or to pick up a package.',
        }}
      />
    </AreaPage>
  );
}
