import { Link, type PageMeta, read } from '#authoring';
import campusAddress from '../_assets/drawings/campus-address.svg';
import campusIds from '../_assets/drawings/campus-ids.svg';
import campusRent from '../_assets/drawings/campus-rent.svg';
import campusTerm from '../_assets/drawings/campus-term.svg';
import { FeatureCells } from '../_components/cells/feature-cells.tsx';
import { ListCells } from '../_components/cells/list-cells.tsx';
import { SeasonCells } from '../_components/cells/season-cells.tsx';
import { Steps } from '../_components/guides/steps.tsx';
import { FactsStrip } from '../_components/labels/facts-strip.tsx';
import { Actions } from '../_components/links/actions.tsx';
import { CallLink } from '../_components/links/call-link.tsx';
import { TextLink } from '../_components/links/text-link.tsx';
import { CommunityGroups } from '../_components/lists/community-groups.tsx';
import { Section } from '../_components/sections/section.tsx';
import { Column, Split, Stack } from '../_components/sections/split.tsx';
import { TitledList } from '../_components/sections/titled-list.tsx';
import * as campus from '../_content/areas/uncw.ts';
import { communityGroups } from '../_facts/areas/communities.ts';
import { driveTimes } from '../_facts/drive-times.ts';
import { counted } from '../_facts/format.ts';
import { phone } from '../_facts/identity.ts';
import { universityMailbox } from '../_facts/mailbox-prices.ts';
import { areaTrail } from '../_navigation/area-trail.ts';
import { AreaClosing } from '../_templates/area-closing.tsx';
import { AreaDrive } from '../_templates/area-drive.tsx';
import { AreaPage } from '../_templates/area-page.tsx';

const campusSteps = [campusTerm, campusIds, campusRent, campusAddress] as const;

const address = '/service-areas/uncw-wilmington-nc';
const facts = campus.areaUncw;
const [drive] = driveTimes.uncw;
const number = read(phone, address);
const {
  terms: [semester, year],
  lobbyAccess,
} = universityMailbox;

export const meta: PageMeta = {
  title: 'UNCW mailboxes and shipping near campus in Wilmington',
  description: `Mailboxes by ${semester} or ${year} with ${lobbyAccess} lobby access, ${counted(drive.minutes, 'minute')} from UNCW campus and on the campus-area bus route.`,
  keywords: ['UNCW mailbox', 'dorm shipping Wilmington NC', 'student mail'],
  schemaType: 'Service',
  breadcrumbs: areaTrail('uncw', 'UNCW Area'),
  own: {
    services: campus.campusServices.map(({ title }) => title),
    areaServed: ['UNCW', 'College Acres', 'Racine Dr', 'New Centre Dr'],
  },
  faqItems: facts.faq,
  aliases: ['/uncw-location'],
};

export default function UncwArea() {
  return (
    <AreaPage
      area="uncw"
      meta={meta}
      title="UNCW mailboxes and shipping near campus"
      lead={`Rent a mailbox by the ${semester} or the ${year}.`}
    >
      <Section title="6 services near UNCW">
        <FeatureCells features={campus.campusServices} />
      </Section>

      <Section kraft tight title="Get started with a mailbox in 4 steps">
        <Steps steps={campus.campusSteps} pictures={campusSteps} />
      </Section>

      <Section tight title="Mailbox terms for students">
        <FactsStrip facts={campus.campusTerms}>
          <div className="cell">
            <Actions>
              <CallLink phone={number} look="tape" words={`Call to Reserve: ${number.display}`} />
              <TextLink href="/mailbox-services">All mailbox prices</TextLink>
            </Actions>
          </div>
        </FactsStrip>
      </Section>

      <Section tight ruled>
        <Split columns="6-6">
          <TitledList title="Mailbox benefits and access" items={campus.campusBenefits} />
          <TitledList title="Discounts and ways to save" items={campus.campusDiscounts} />
        </Split>
      </Section>

      <Section tight ruled title="For students and parents">
        <ListCells cells={campus.campusPeople} />
      </Section>

      <Section ruled title="Drive times and neighborhoods near UNCW">
        <Split columns="6-6">
          <AreaDrive area="uncw" />
          <CommunityGroups groups={communityGroups('uncw')} />
        </Split>
      </Section>

      <Section tight ruled title="Services by season">
        <SeasonCells seasons={facts.seasons} />
      </Section>

      <Section>
        <Split columns="6-6">
          <TitledList title="Business types we serve near UNCW" items={facts.businessTypes} />
          <Stack>
            <Column title="Why use this store">
              <p>{facts.reasons.join(' ')}</p>
            </Column>
            <TitledList title="Location and features" items={facts.locationFeatures} />
          </Stack>
        </Split>
      </Section>

      <AreaClosing
        area="uncw"
        title="UNCW questions"
        items={facts.faq}
        visit={{
          title: 'Hours and contact',
          text: (
            <>
              Before you call,{' '}
              <Link href="/student-mailboxes#year">choose a term and check your IDs</Link>.
            </>
          ),
        }}
      />
    </AreaPage>
  );
}
