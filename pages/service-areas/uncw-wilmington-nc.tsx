import { Link, type PageMeta, read } from '#authoring';
import { CommunityGroups } from '../_components/community-groups.tsx';
import { FeatureCells } from '../_components/feature-cells.tsx';
import { Glance } from '../_components/glance.tsx';
import { ListCells } from '../_components/list-cells.tsx';
import { NowRow } from '../_components/now-row.tsx';
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
import { areaTrail } from '../_store/area-trail.ts';
import * as campus from '../_store/area-uncw.ts';
import { campusDrive } from '../_store/drive-times.ts';
import { counted } from '../_store/format.ts';
import { hoursRows } from '../_store/hours-rows.ts';
import { universityMailbox } from '../_store/mailbox-prices.ts';

const address = '/service-areas/uncw-wilmington-nc';
const facts = campus.areaUncw;
const drive = read(campusDrive, address);
const {
  terms: [semester, year],
  lobbyAccess,
} = universityMailbox;

export const meta: PageMeta = {
  title: 'UNCW area: mailboxes by the semester and shipping home',
  description: `${counted(drive, 'minute')} from the UNCW campus and on its bus route: a mailbox by the ${semester} or ${year}, a lobby open ${lobbyAccess}, packing, printing, notary.`,
  keywords: ['UNCW mailbox', 'UNCW package pickup', 'dorm shipping Wilmington NC', 'student mail'],
  schemaType: 'Service',
  breadcrumbs: areaTrail('uncw', 'UNCW Area'),
  services: campus.campusServices.map(({ title }) => title),
  areaServed: ['UNCW', 'College Acres', 'Racine Dr', 'New Centre Dr'],
  faqItems: facts.faq,
  aliases: ['/uncw-location'],
};

export default function UncwArea() {
  return (
    <AreaPage
      area="uncw"
      meta={meta}
      title="Off campus, on the bus route"
      lead={`From UNCW you are here in ${counted(drive, 'minute')} by car. Rent a mailbox for a ${semester}, open it at midnight, and send the whole room home in May.`}
      opening={
        <Glance
          columns={4}
          cells={campus.campusGlance(address)}
          below={<NowRow hours={hoursRows(address)} />}
        />
      }
    >
      <Section title="Six services for the UNCW area">
        <FeatureCells features={campus.campusServices} />
      </Section>

      <Section kraft tight title="Getting started: a mailbox in four steps">
        <Steps steps={campus.campusSteps} />
      </Section>

      <Section>
        <Split columns="7-5">
          <TitledList title="Mailbox benefits" items={campus.campusMailboxBenefits} />
          <TitledList title="Access, day and night" items={campus.campusAccess} />
        </Split>
      </Section>

      <Section tight ruled title="You, your parents, your visa">
        <ListCells cells={campus.campusPeople} />
      </Section>

      <Section tight>
        <Split columns="6-6">
          <TitledList title="Textbooks" items={campus.campusTextbooks} />
          <TitledList title="Discounts" items={campus.campusDiscounts} />
        </Split>
      </Section>

      <Section ruled title="Drive times from campus, and neighborhoods around it">
        <Split columns="7-5">
          <NearArea area="uncw" />
          <Stack>
            <AreaDrive area="uncw" caption="Minutes by car" />
            <CommunityGroups groups={read(areaCommunities, address).uncw} />
          </Stack>
        </Split>
      </Section>

      <Section tight ruled title="Seasonal services by the academic year">
        <SeasonCells seasons={facts.seasons} />
      </Section>

      <Section>
        <Split columns="6-6">
          <TitledList title="Business types around the university" items={facts.businessTypes} />
          <Stack>
            <TitledList title="Why students come here" items={facts.reasons} />
            <TitledList title="Location features" items={facts.locationFeatures} />
          </Stack>
        </Split>
      </Section>

      <AreaClosing
        area="uncw"
        title="Four questions from campus"
        items={facts.faq}
        visit={{
          title: 'Contact and hours',
          text: (
            <>
              The lobby has no closing time. Prices for every size are on the{' '}
              <Link href="/mailbox-services">mailbox page</Link>.
            </>
          ),
        }}
      />
    </AreaPage>
  );
}
