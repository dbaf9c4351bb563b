import { type PageMeta, read } from '#authoring';
import { CommunityGroups } from '../_components/community-groups.tsx';
import { GroupTable } from '../_components/group-table.tsx';
import { NeedList } from '../_components/need-list.tsx';
import { SeasonCells } from '../_components/season-cells.tsx';
import { AreaClosing } from '../_layouts/area-closing.tsx';
import { AreaDrive } from '../_layouts/area-drive.tsx';
import { AreaPage } from '../_layouts/area-page.tsx';
import { NearArea } from '../_layouts/near-area.tsx';
import { Section, SectionHead } from '../_layouts/section.tsx';
import { Split, Stack } from '../_layouts/split.tsx';
import { TitledList } from '../_layouts/titled-list.tsx';
import { areaCommunities } from '../_store/area-communities.ts';
import { areaNorthchase as facts, northchaseServices } from '../_store/area-northchase.ts';
import { areaTrail } from '../_store/area-trail.ts';
import { driveTimes, northchase } from '../_store/drive-times.ts';
import { counted, span } from '../_store/format.ts';

const address = '/service-areas/northchase-wilmington-nc';
const { homes, radiusMiles, milesToMurrayville } = northchase;
const [woods, heatherridge] = driveTimes.northchase;

export const meta: PageMeta = {
  title: 'Northchase, Wilmington: your nearest shipping counter',
  description: `Northchase Woods is ${counted(woods.minutes, 'minute')} from the counter, Heatherridge ${span(heatherridge.minutes)}. Moving boxes, notary, returns and mailboxes for about ${homes} homes.`,
  keywords: ['Northchase shipping', 'Northchase Wilmington NC', 'Heatherridge', 'Autumn Hall'],
  schemaType: 'Service',
  breadcrumbs: areaTrail('northchase'),
  services: northchaseServices.flatMap(({ rows }) => rows.map(([service]) => service)),
  areaServed: read(areaCommunities, address).northchase.flatMap((group) => group.communities),
  faqItems: facts.faq,
  aliases: ['/northchase-location'],
};

export default function NorthchaseArea() {
  return (
    <AreaPage
      area="northchase"
      meta={meta}
      title={`About ${homes} homes, one counter`}
      lead={`From Northchase Woods you are here in ${counted(woods.minutes, 'minute')}, from Heatherridge in ${span(heatherridge.minutes)}. Come back for the tape you forgot.`}
      opening={<NearArea area="northchase" />}
    >
      <Section>
        <Split columns="5-7">
          <Stack>
            <SectionHead
              title="Drive times in the neighborhood"
              text={`Murrayville is next door, ${counted(milesToMurrayville, 'mile')} from Northchase. The circle on the map has a ${radiusMiles}-mile radius.`}
            />
            <div>
              <h3>Communities inside it and near it</h3>
              <CommunityGroups groups={read(areaCommunities, address).northchase} />
            </div>
          </Stack>
          <AreaDrive area="northchase" caption="From your street to the counter" />
        </Split>
      </Section>

      <Section kraft tight title="Services, by what is going on at home">
        <GroupTable
          caption="Services for Northchase households"
          columns={['Service', 'What you get']}
          groups={northchaseServices}
        />
      </Section>

      <Section>
        <Split columns="6-6">
          <TitledList title="Why neighbors walk in" items={facts.reasons} />
          <TitledList title="Business types in spare rooms" items={facts.businessTypes} />
        </Split>
      </Section>

      <Section tight ruled title="Seasonal services for a house">
        <SeasonCells seasons={facts.seasons} />
      </Section>

      <Section tight title="Features of this location">
        <NeedList items={facts.locationFeatures.map(({ title, text }) => [title, text])} />
      </Section>

      <AreaClosing
        area="northchase"
        title="Questions over the fence"
        items={facts.faq}
        visit={{ title: 'Hours and contact', text: 'Close enough to go home for the photo ID.' }}
      />
    </AreaPage>
  );
}
