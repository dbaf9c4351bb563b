import { type PageMeta, read } from '#authoring';
import { CommunityGroups } from '../_components/community-groups.tsx';
import { Glance } from '../_components/glance.tsx';
import { ListCells } from '../_components/list-cells.tsx';
import { NowRow } from '../_components/now-row.tsx';
import { SeasonCells } from '../_components/season-cells.tsx';
import { AreaClosing } from '../_layouts/area-closing.tsx';
import { AreaDrive } from '../_layouts/area-drive.tsx';
import { AreaPage } from '../_layouts/area-page.tsx';
import { NearArea } from '../_layouts/near-area.tsx';
import { Section } from '../_layouts/section.tsx';
import { Split, Stack } from '../_layouts/split.tsx';
import { TitledList } from '../_layouts/titled-list.tsx';
import { areaCommunities } from '../_store/area-communities.ts';
import { areaMurrayville as facts, murrayvilleServices } from '../_store/area-murrayville.ts';
import { areaTrail } from '../_store/area-trail.ts';
import { distances } from '../_store/distances.ts';
import { driveTimes } from '../_store/drive-times.ts';
import { counted, milesText, span } from '../_store/format.ts';
import { hoursRows } from '../_store/hours-rows.ts';

const address = '/service-areas/murrayville-wilmington-nc';
const [{ miles }] = distances;

export const meta: PageMeta = {
  title: 'Murrayville: drop off before work, sign at lunch, ship after school',
  description: `Murrayville is ${milesText(miles)} road miles from our counter. Opening hours for before and after work, school forms notarized, presents packed, returns sent.`,
  keywords: ['Murrayville shipping', 'Murrayville NC notary', 'Gordon Rd', 'Murrayville Rd'],
  schemaType: 'Service',
  breadcrumbs: areaTrail('murrayville'),
  services: murrayvilleServices.map(({ title }) => title),
  areaServed: read(areaCommunities, address).murrayville.flatMap((group) => group.communities),
  faqItems: facts.faq,
};

export default function MurrayvilleArea() {
  return (
    <AreaPage
      area="murrayville"
      meta={meta}
      title="On your way out of Murrayville, or on your way back"
      lead={`${milesText(miles)} miles by road: a stop between the school and the office. Hand over a labeled box in the morning, or bring a loose one after practice, and we pack it.`}
      opening={
        <Glance columns={3} cells={glance} above={<NowRow hours={hoursRows(address)} clock />} />
      }
    >
      <Section title="Services through a working day">
        <ListCells cells={murrayvilleServices} />
      </Section>

      <Section ruled title="Minutes from your road">
        <Split columns="7-5">
          <NearArea area="murrayville" />
          <Stack>
            <AreaDrive area="murrayville" caption="Drive times from Murrayville" />
            <TitledList title="Location features" items={facts.locationFeatures} />
          </Stack>
        </Split>
      </Section>

      <Section kraft>
        <Split columns="5-7">
          <TitledList title="Reasons to stop" items={facts.reasons} />
          <TitledList title="Business types along the road" items={facts.businessTypes} />
        </Split>
      </Section>

      <Section tight title="Seasonal services for a family">
        <SeasonCells seasons={facts.seasons} />
      </Section>

      <Section tight ruled title="Neighborhoods we mean by Murrayville">
        <CommunityGroups groups={read(areaCommunities, address).murrayville} />
      </Section>

      <AreaClosing
        area="murrayville"
        title="Questions from the school gate"
        items={facts.faq}
        visit={{
          title: 'Hours and how to reach us',
          text: 'Running late? Call. We tell you which trucks are still to come.',
        }}
      />
    </AreaPage>
  );
}

const glance = driveTimes.murrayville.map(({ origin, minutes }) => ({
  name: origin,
  value: span(minutes),
  text: `${counted(minutes, 'minute').split(' ')[1]} by car`,
}));
