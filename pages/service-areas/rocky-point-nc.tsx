import { Link, type PageMeta, read } from '#authoring';
import errandCopy from '../_assets/drawings/errand-copy.svg';
import errandMailbox from '../_assets/drawings/errand-mailbox.svg';
import errandNotarize from '../_assets/drawings/errand-notarize.svg';
import errandShip from '../_assets/drawings/errand-ship.svg';
import errandSupplies from '../_assets/drawings/errand-supplies.svg';
import { RouteStrip } from '../_components/areas/route-strip.tsx';
import { SeasonCells } from '../_components/cells/season-cells.tsx';
import { Steps } from '../_components/guides/steps.tsx';
import { CommunityGroups } from '../_components/lists/community-groups.tsx';
import { WideList } from '../_components/lists/wide-list.tsx';
import { Section } from '../_components/sections/section.tsx';
import { Column, Split, Stack } from '../_components/sections/split.tsx';
import { areaRockyPoint as facts, rockyPointErrands } from '../_content/areas/rocky-point.ts';
import { communityGroups, communityNames } from '../_facts/areas/communities.ts';
import { driveTimes, interstateExits } from '../_facts/drive-times.ts';
import { counted, span } from '../_facts/format.ts';
import { hoursRemarks } from '../_facts/hours.ts';
import { postalAddress } from '../_facts/postal-address.ts';
import { areaTrail } from '../_navigation/area-trail.ts';
import { AreaClosing } from '../_templates/area-closing.tsx';
import { AreaPage } from '../_templates/area-page.tsx';

const errandDrawings = [
  errandShip,
  errandNotarize,
  errandCopy,
  errandMailbox,
  errandSupplies,
] as const;

const address = '/service-areas/rocky-point-nc';
const [fromTown, atExit] = driveTimes.rockyPoint;
const exits = read(interstateExits, address);

export const meta: PageMeta = {
  title: 'Rocky Point shipping, notary and mailboxes via I-40',
  description: `Our store is ${counted(fromTown.minutes, 'minute')} from Rocky Point via I-40 and ${exits.store}. Ship, notarize, copy and check your mailbox on one trip.`,
  keywords: ['Rocky Point NC shipping', 'Pender County notary', 'I-40 Exit 408', 'farm shipping'],
  schemaType: 'Service',
  breadcrumbs: areaTrail('rockyPoint'),
  own: {
    services: ['Shipping', 'Notary', 'Copies', 'Mailbox rental', 'Packing supplies'],
    areaServed: communityNames('rockyPoint'),
  },
  faqItems: facts.faq,
};

export default function RockyPointArea() {
  return (
    <AreaPage
      area="rockyPoint"
      meta={meta}
      title={`Rocky Point shipping and notary, ${counted(fromTown.minutes, 'minute')} via I-40`}
      lead={`Ship a package, see the notary and pick up your mail on one trip from Pender County.`}
    >
      <Section tight title="Services: 5 errands in one stop">
        <Steps unordered steps={rockyPointErrands} pictures={errandDrawings} />
      </Section>

      <Section tight title="Store location and features">
        <Steps unordered steps={facts.locationFeatures} />
      </Section>

      <Section tight ruled title="Seasonal services for farms and hunters">
        <SeasonCells seasons={facts.seasons} />
      </Section>

      <Section ruled>
        <Split columns="6-6">
          <Column title="Drive times to the store">
            <RouteStrip stops={stops} />
          </Column>
          <Stack>
            <Column title="Reasons to make the drive">
              <p>{facts.reasons.join(' ')}</p>
            </Column>
            <Column title="Communities along I-40">
              <CommunityGroups groups={communityGroups('rockyPoint')} />
            </Column>
          </Stack>
        </Split>
      </Section>

      <Section kraft tight title="Business types we serve in Pender County">
        <WideList items={facts.businessTypes} />
      </Section>

      <AreaClosing
        area="rockyPoint"
        title="Questions before you drive"
        items={facts.faq}
        visit={{
          title: 'Hours and contact',
          text: (
            <>
              {read(hoursRemarks[address], address)} <Link href="/locations">See store hours</Link>.
            </>
          ),
        }}
      />
    </AreaPage>
  );
}

const stops = [
  { title: 'Rocky Point', minutes: span(fromTown.minutes), text: 'Take I-40 toward Wilmington.' },
  {
    title: `I-40 ${exits.rockyPoint} area`,
    minutes: span(atExit.minutes),
    text: 'Or get on I-40 here.',
  },
  { title: exits.store, text: 'Leave I-40 here.' },
  { title: postalAddress(address).street, text: 'Our store is here.' },
];
