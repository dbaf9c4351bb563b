import { type PageMeta, read } from '#authoring';
import airportLoad from '../_assets/drawings/airport-load.svg';
import { FeatureCells } from '../_components/cells/feature-cells.tsx';
import { ListCells } from '../_components/cells/list-cells.tsx';
import { SeasonCells } from '../_components/cells/season-cells.tsx';
import { ShowIllustration } from '../_components/drawings/show-illustration.tsx';
import { CommunityGroups } from '../_components/lists/community-groups.tsx';
import { PlainList } from '../_components/lists/plain-list.tsx';
import { Section } from '../_components/sections/section.tsx';
import { Column, Split, Stack } from '../_components/sections/split.tsx';
import { TitledList } from '../_components/sections/titled-list.tsx';
import {
  airportEmployers,
  airportReturns,
  airportServices,
  areaAirport as facts,
} from '../_content/areas/airport.ts';
import { communityGroups, communityNames } from '../_facts/areas/communities.ts';
import { blueClayDrive, driveTimes } from '../_facts/drive-times.ts';
import { fedexDropOffBy } from '../_facts/drop-off.ts';
import { counted, span } from '../_facts/format.ts';
import { hoursRemarks } from '../_facts/hours.ts';
import { pickupDaysInWords } from '../_facts/pickup-days.ts';
import { byAmazonQr } from '../_facts/store-policies.ts';
import { areaTrail } from '../_navigation/area-trail.ts';
import { AreaClosing } from '../_templates/area-closing.tsx';
import { AreaDrive } from '../_templates/area-drive.tsx';
import { AreaPage } from '../_templates/area-page.tsx';

const address = '/service-areas/ilm-airport-blue-clay';
const [terminal] = driveTimes.airport;
const blueClay = read(blueClayDrive, address);

export const meta: PageMeta = {
  title: 'Shipping near ILM airport and Blue Clay Rd',
  description: `Ship aviation parts and luggage ${counted(terminal.minutes, 'minute')} from ILM airport, or ${span(blueClay)} from Blue Clay businesses. Read about Amazon returns before you drive.`,
  keywords: ['ILM airport shipping', 'Blue Clay Rd', 'aviation parts shipping', 'luggage shipping'],
  schemaType: 'Service',
  breadcrumbs: areaTrail('airport'),
  own: {
    services: airportServices.map(({ title }) => title),
    areaServed: communityNames('airport'),
  },
  faqItems: facts.faq,
};

export default function AirportArea() {
  return (
    <AreaPage
      area="airport"
      meta={meta}
      title={`Shipping near ILM airport, ${counted(terminal.minutes, 'minute')} away`}
      lead={`For same-day FedEx pickup, drop off a labeled part by ${fedexDropOffBy(address)}, ${pickupDaysInWords('fedex')}. From Blue Clay businesses, it’s ${counted(blueClay, 'minute')}.`}
    >
      <Section
        title={`Amazon returns: we ${byAmazonQr('accept', 'don’t accept')} QR codes`}
        text={byAmazonQr(
          'Bring the code, or a label, printed or as a file.',
          'Choose a return option that gives you a label, and bring it printed or as a file.',
        )}
      >
        <FeatureCells features={airportReturns} />
      </Section>

      <Section kraft tight title="Employers and business types near the airport">
        <ListCells cells={airportEmployers} />
      </Section>

      <Section>
        <Split columns="6-6">
          <Stack>
            <TitledList title="Services for aviation" items={airportServices} />
            <ShowIllustration of={airportLoad} />
          </Stack>
          <Stack>
            <Column title="Drive times to the store">
              <AreaDrive area="airport" />
            </Column>
            <Column title="Communities and places near the airport">
              <CommunityGroups groups={communityGroups('airport')} />
            </Column>
          </Stack>
        </Split>
      </Section>

      <Section tight ruled title="Seasonal services near the airport">
        <SeasonCells seasons={facts.seasons} />
      </Section>

      <Section tight>
        <Split columns="6-6">
          <Column title="Reasons to ship near the airport">
            <PlainList items={facts.reasons} />
          </Column>
          <TitledList title="Store location and features" items={facts.locationFeatures} />
        </Split>
      </Section>

      <AreaClosing
        area="airport"
        title="Airport and Blue Clay questions"
        items={facts.faq}
        visit={{
          title: 'Hours and contact',
          text: read(hoursRemarks[address], address),
        }}
      />
    </AreaPage>
  );
}
