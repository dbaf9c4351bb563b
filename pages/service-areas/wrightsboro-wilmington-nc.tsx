import { type PageMeta, read } from '#authoring';
import { CommunityGroups } from '../_components/community-groups.tsx';
import { SeasonCells } from '../_components/season-cells.tsx';
import { AreaClosing } from '../_layouts/area-closing.tsx';
import { AreaDrive } from '../_layouts/area-drive.tsx';
import { AreaPage } from '../_layouts/area-page.tsx';
import { NearArea } from '../_layouts/near-area.tsx';
import { Section } from '../_layouts/section.tsx';
import { Column, Split, Stack } from '../_layouts/split.tsx';
import { TitledList } from '../_layouts/titled-list.tsx';
import { TwoAddresses } from '../_layouts/two-addresses.tsx';
import { areaCommunities } from '../_store/area-communities.ts';
import { areaTrail } from '../_store/area-trail.ts';
import {
  airportProximity,
  areaWrightsboro as facts,
  ruralAddress,
  wrightsboroServices,
} from '../_store/area-wrightsboro.ts';
import { driveTimes } from '../_store/drive-times.ts';
import { counted } from '../_store/format.ts';

const address = '/service-areas/wrightsboro-wilmington-nc';
const [drive] = driveTimes.wrightsboro;
const [terminal] = driveTimes.airport;

export const meta: PageMeta = {
  title: 'Wrightsboro: a street address for rural deliveries',
  description: `Rural lane, no signature, no parcel: give carriers our street instead. ${counted(drive.minutes, 'minute')} from Wrightsboro, ${counted(terminal.minutes, 'minute')} from the airport. Fax, notary, packing.`,
  keywords: [
    'Wrightsboro mailbox',
    'rural delivery Wilmington NC',
    'Castle Hayne Rd',
    'N Kerr Ave',
  ],
  schemaType: 'Service',
  breadcrumbs: areaTrail('wrightsboro'),
  services: wrightsboroServices.map(({ title }) => title),
  areaServed: read(areaCommunities, address).wrightsboro.flatMap((group) => group.communities),
  faqItems: facts.faq,
};

export default function WrightsboroArea() {
  return (
    <AreaPage
      area="wrightsboro"
      meta={meta}
      title="A long driveway in Wrightsboro, a short address here"
      lead={`Drivers who cannot find the lane can find N College Rd. Rent a box, write the second address on your orders, and collect in ${counted(drive.minutes, 'minute')}.`}
      opening={<TwoAddresses place={address} minutes={drive.minutes} />}
    >
      <Section>
        <Split columns="6-6">
          <TitledList title="Rural address, and what it costs you" items={ruralAddress} />
          <TitledList title="Services that save a trip downtown" items={wrightsboroServices} />
        </Split>
      </Section>

      <Section ruled title="Drive times, and the airport proximity">
        <Split columns="7-5">
          <NearArea area="wrightsboro" />
          <Stack>
            <AreaDrive area="wrightsboro" caption="Minutes to the counter" />
            <TitledList title="With the airport next door" items={airportProximity} />
          </Stack>
        </Split>
      </Section>

      <Section kraft>
        <Split columns="6-6">
          <TitledList title="Why not just wait at the gate" items={facts.reasons} />
          <TitledList title="Features of the location" items={facts.locationFeatures} />
        </Split>
      </Section>

      <Section tight title="Seasonal services for house and garden">
        <SeasonCells seasons={facts.seasons} />
      </Section>

      <Section ruled>
        <Split columns="7-5">
          <TitledList title="Business types with a barn" items={facts.businessTypes} />
          <Column title="Communities and back roads">
            <CommunityGroups groups={read(areaCommunities, address).wrightsboro} />
          </Column>
        </Split>
      </Section>

      <AreaClosing
        area="wrightsboro"
        title="Questions from the end of the lane"
        items={facts.faq}
        visit={{
          title: 'Visit: hours and contact',
          text: 'A parcel has come? Show your ID and take it along.',
        }}
      />
    </AreaPage>
  );
}
