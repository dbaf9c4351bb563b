import { type PageMeta, read } from '#authoring';
import { CommunityGroups } from '../_components/community-groups.tsx';
import { NeedList } from '../_components/need-list.tsx';
import { RouteStrip } from '../_components/route-strip.tsx';
import { SeasonCells } from '../_components/season-cells.tsx';
import { Steps } from '../_components/steps.tsx';
import { AreaClosing } from '../_layouts/area-closing.tsx';
import { AreaDrive } from '../_layouts/area-drive.tsx';
import { AreaPage } from '../_layouts/area-page.tsx';
import { NearArea } from '../_layouts/near-area.tsx';
import { Section } from '../_layouts/section.tsx';
import { Split, Stack } from '../_layouts/split.tsx';
import { TitledList } from '../_layouts/titled-list.tsx';
import { areaCommunities } from '../_store/area-communities.ts';
import { areaRockyPoint as facts, rockyPointErrands } from '../_store/area-rocky-point.ts';
import { areaTrail } from '../_store/area-trail.ts';
import { driveTimes, interstateExits } from '../_store/drive-times.ts';
import { counted, span } from '../_store/format.ts';
import { hoursRemarks } from '../_store/hours.ts';
import { postalAddress } from '../_store/postal-address.ts';

const address = '/service-areas/rocky-point-nc';
const [atExit, fromTown] = driveTimes.rockyPoint;
const exits = read(interstateExits, address);

export const meta: PageMeta = {
  title: 'Rocky Point, NC: one interstate to four carriers and a notary',
  description: `${counted(fromTown.minutes, 'minute')} down I-40 from Rocky Point to ${exits.store}. Put shipping, a notary, copies and your mailbox into one trip from Pender County.`,
  keywords: ['Rocky Point NC shipping', 'Pender County notary', 'I-40 Exit 408', 'farm shipping'],
  schemaType: 'Service',
  breadcrumbs: areaTrail('rockyPoint'),
  services: rockyPointErrands.map(({ title }) => title),
  areaServed: read(areaCommunities, address).rockyPoint.flatMap((group) => group.communities),
  faqItems: facts.faq,
};

export default function RockyPointArea() {
  return (
    <AreaPage
      area="rockyPoint"
      meta={meta}
      title="Rocky Point to the counter: south, then one exit"
      lead={`It takes about ${counted(fromTown.minutes, 'minute')}, so make it count. Ship, sign, copy and collect in one stop, and be home before the stock needs feeding.`}
      opening={<RouteStrip stops={stops} />}
    >
      <Section tight title="Services: five errands, one parking spot">
        <Steps steps={rockyPointErrands} />
      </Section>

      <Section>
        <Split columns="6-6">
          <TitledList title="Why it is worth the drive" items={facts.reasons} />
          <TitledList title="Features of the location" items={facts.locationFeatures} />
        </Split>
      </Section>

      <Section tight ruled title="Seasonal services on the land">
        <SeasonCells seasons={facts.seasons} />
      </Section>

      <Section ruled title="Communities up the interstate">
        <Split columns="7-5">
          <NearArea area="rockyPoint" />
          <Stack>
            <AreaDrive area="rockyPoint" caption="The drive, in minutes" />
            <CommunityGroups groups={read(areaCommunities, address).rockyPoint} />
          </Stack>
        </Split>
      </Section>

      <Section kraft tight title="Business types from Pender County">
        <NeedList items={facts.businessTypes.map(({ title, text }) => [title, text])} />
      </Section>

      <AreaClosing
        area="rockyPoint"
        title="Asked before setting out"
        items={facts.faq}
        visit={{
          title: 'Hours, and a call before you drive',
          text: `${hoursRemarks[address]} If in doubt, dial first: it is cheaper than the gas.`,
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
    text: 'From here if you live by the ramp.',
  },
  { title: exits.store, text: 'Leave the interstate.' },
  { title: postalAddress(address).street, text: 'The counter.' },
];
