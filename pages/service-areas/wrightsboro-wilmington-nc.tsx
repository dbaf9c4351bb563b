import type { PageMeta } from '#authoring';
import roadsideOrCounter from '../_assets/drawings/roadside-or-counter.svg';
import { TwoAddresses } from '../_blocks/areas/two-addresses.tsx';
import { SeasonCells } from '../_components/cells/season-cells.tsx';
import { ShowIllustration } from '../_components/drawings/show-illustration.tsx';
import { CommunityGroups } from '../_components/lists/community-groups.tsx';
import { WideList } from '../_components/lists/wide-list.tsx';
import { Section } from '../_components/sections/section.tsx';
import { Column, Split, Stack } from '../_components/sections/split.tsx';
import { TitledList } from '../_components/sections/titled-list.tsx';
import {
  airportProximity,
  areaWrightsboro as facts,
  ruralAddress,
  wrightsboroServices,
} from '../_content/areas/wrightsboro.ts';
import { communityGroups, communityNames } from '../_facts/areas/communities.ts';
import { driveTimes } from '../_facts/drive-times.ts';
import { counted } from '../_facts/format.ts';
import { areaTrail } from '../_navigation/area-trail.ts';
import { AreaClosing } from '../_templates/area-closing.tsx';
import { AreaDrive } from '../_templates/area-drive.tsx';
import { AreaPage } from '../_templates/area-page.tsx';

const address = '/service-areas/wrightsboro-wilmington-nc';
const [drive] = driveTimes.wrightsboro;

export const meta: PageMeta = {
  title: 'Wrightsboro mailboxes and package receiving',
  description: `Have packages delivered to a mailbox ${counted(drive.minutes, 'minute')} from Wrightsboro. Fax, notary, packing and shipping are at the same counter.`,
  keywords: [
    'Wrightsboro mailbox',
    'rural delivery Wilmington NC',
    'Castle Hayne Rd',
    'N Kerr Ave',
  ],
  schemaType: 'Service',
  breadcrumbs: areaTrail('wrightsboro'),
  own: {
    services: wrightsboroServices.map(({ title }) => title),
    areaServed: communityNames('wrightsboro'),
  },
  faqItems: facts.faq,
};

export default function WrightsboroArea() {
  return (
    <AreaPage
      area="wrightsboro"
      meta={meta}
      title={`Mailboxes and package receiving for Wrightsboro, ${counted(drive.minutes, 'minute')} away`}
      lead="Is your house hard for drivers to find? Rent a mailbox, have your orders delivered to our street address, and pick them up here."
    >
      <Section>
        <Split columns="6-6">
          <TitledList title="Rural address problems a mailbox solves" items={ruralAddress} />
          <Stack>
            <TwoAddresses place={address} />
            <ShowIllustration of={roadsideOrCounter} />
          </Stack>
        </Split>
      </Section>

      <Section tight ruled title="Services close to Wrightsboro">
        <WideList items={wrightsboroServices} />
      </Section>

      <Section ruled>
        <Split columns="6-6">
          <Column title="Drive times to the store">
            <AreaDrive area="wrightsboro" />
          </Column>
          <TitledList title="Close to the airport" items={airportProximity} />
        </Split>
      </Section>

      <Section kraft>
        <Split columns="6-6">
          <Column title="Reasons to rent a mailbox here">
            <p>{facts.reasons.join(' ')}</p>
          </Column>
          <TitledList title="Store location and features" items={facts.locationFeatures} />
        </Split>
      </Section>

      <Section tight title="Seasonal services for home and garden">
        <SeasonCells seasons={facts.seasons} />
      </Section>

      <Section ruled>
        <Split columns="7-5">
          <TitledList title="Business types we serve in Wrightsboro" items={facts.businessTypes} />
          <Column title="Communities in and near Wrightsboro">
            <CommunityGroups groups={communityGroups('wrightsboro')} />
          </Column>
        </Split>
      </Section>

      <AreaClosing
        area="wrightsboro"
        title="Questions from Wrightsboro"
        items={facts.faq}
        visit={{
          title: 'Hours and contact',
          text: 'Is your package here? Bring your ID to pick it up.',
        }}
      />
    </AreaPage>
  );
}
