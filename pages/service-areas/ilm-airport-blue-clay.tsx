import { type PageMeta, read } from '#authoring';
import { CommunityGroups } from '../_components/community-groups.tsx';
import { FeatureCells } from '../_components/feature-cells.tsx';
import { GroupTable } from '../_components/group-table.tsx';
import { Label } from '../_components/label.tsx';
import { NowRow } from '../_components/now-row.tsx';
import { PickupCells } from '../_components/pickup-cells.tsx';
import { SeasonCells } from '../_components/season-cells.tsx';
import { AreaClosing } from '../_layouts/area-closing.tsx';
import { AreaDrive } from '../_layouts/area-drive.tsx';
import { AreaPage } from '../_layouts/area-page.tsx';
import { NearArea } from '../_layouts/near-area.tsx';
import { Section } from '../_layouts/section.tsx';
import { Split, Stack } from '../_layouts/split.tsx';
import { TitledList } from '../_layouts/titled-list.tsx';
import {
  airportEmployers,
  airportReturns,
  airportServices,
  areaAirport as facts,
} from '../_store/area-airport.ts';
import { areaCommunities } from '../_store/area-communities.ts';
import { areaTrail } from '../_store/area-trail.ts';
import { blueClayDrive, driveTimes } from '../_store/drive-times.ts';
import { counted, span } from '../_store/format.ts';
import { hoursRemarks } from '../_store/hours.ts';
import { hoursRows } from '../_store/hours-rows.ts';
import { pickupRows } from '../_store/pickup-rows.ts';

const address = '/service-areas/ilm-airport-blue-clay';
const [terminal] = driveTimes.airport;
const blueClay = read(blueClayDrive, address);

export const meta: PageMeta = {
  title: 'ILM airport and Blue Clay: parts on today’s truck',
  description: `${counted(terminal.minutes, 'minute')} from the airport, ${span(blueClay)} from Blue Clay. Aviation parts, freight papers and heavy suitcases, and what to know about Amazon returns.`,
  keywords: ['ILM airport shipping', 'Blue Clay Rd', 'aviation parts shipping', 'luggage shipping'],
  schemaType: 'Service',
  breadcrumbs: areaTrail('airport'),
  services: airportServices.map(({ title }) => title),
  areaServed: read(areaCommunities, address).airport.flatMap((group) => group.communities),
  faqItems: facts.faq,
};

export default function AirportArea() {
  return (
    <AreaPage
      area="airport"
      meta={meta}
      title="From the airport fence to the last truck"
      lead={`${counted(terminal.minutes, 'minute')} from the airport, ${span(blueClay)} from Blue Clay Rd. If the aircraft waits for a part, these are the trucks that it can still catch.`}
      opening={
        <Label>
          <NowRow hours={hoursRows(address)} clock />
          <PickupCells pickups={pickupRows} />
        </Label>
      }
    >
      <Section
        title="Amazon returns: read this before you drive"
        text="People come here from work with a code on a screen. We have to send them away again."
      >
        <FeatureCells features={airportReturns} />
      </Section>

      <Section kraft tight title="Employers served, by kind">
        <GroupTable
          caption="Employers around the airport and what their people bring"
          columns={['Employer', 'What their people come for']}
          groups={airportEmployers}
        />
      </Section>

      <Section>
        <Split columns="5-7">
          <Stack>
            <AreaDrive area="airport" caption="Drive times from work" />
            <TitledList title="Services that aviation asks for" items={airportServices} />
          </Stack>
          <NearArea area="airport" />
        </Split>
      </Section>

      <Section tight ruled title="Seasonal services around the timetable">
        <SeasonCells seasons={facts.seasons} />
      </Section>

      <Section tight>
        <Split columns="6-6">
          <TitledList title="Why crews send it from here" items={facts.reasons} />
          <TitledList title="Business types in the parks" items={facts.businessTypes} />
        </Split>
      </Section>

      <Section tight ruled>
        <Split columns="6-6">
          <TitledList title="Location features" items={facts.locationFeatures} />
          <div>
            <h2>Communities under the flight path</h2>
            <CommunityGroups groups={read(areaCommunities, address).airport} />
          </div>
        </Split>
      </Section>

      <AreaClosing
        area="airport"
        title="Questions between flights"
        items={facts.faq}
        visit={{
          title: 'Hours and contact',
          text: `Hours: ${hoursRemarks[address].toLowerCase()}`,
        }}
      />
    </AreaPage>
  );
}
