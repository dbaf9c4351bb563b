import { type PageMeta, read } from '#authoring';
import { ButtonLink } from '../_components/button.tsx';
import { CommunityGroups } from '../_components/community-groups.tsx';
import { FeatureCells } from '../_components/feature-cells.tsx';
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
import {
  areaPortersNeck as facts,
  portersNeckCards,
  portersNeckServices,
  portersNeckSteps,
} from '../_store/area-porters-neck.ts';
import { areaTrail } from '../_store/area-trail.ts';

const address = '/service-areas/porters-neck-wilmington-nc';
const schedule = { title: 'Schedule Service', href: '/contact' } as const;

export const meta: PageMeta = {
  title: 'Porters Neck: pickup at your door, art and furniture shipped',
  description:
    'Art, furniture and golf bags collected in Porters Neck, crated and shipped. Schedule service in writing, hear the price first, or bring it down Market St.',
  keywords: [
    'Porters Neck shipping',
    'Figure Eight Island',
    'art pickup',
    'white glove Wilmington',
  ],
  schemaType: 'Service',
  breadcrumbs: areaTrail('portersNeck'),
  services: portersNeckServices.map(({ title }) => title),
  areaServed: read(areaCommunities, address).portersNeck.flatMap((group) => group.communities),
  faqItems: facts.faq,
  aliases: ['/porters-neck-location'],
};

export default function PortersNeckArea() {
  return (
    <AreaPage
      area="portersNeck"
      meta={meta}
      title="What you would not put in your own car"
      lead="A painting, a chest, a chandelier: in Porters Neck we come for it. Smaller things you bring down Market St, and we pack them while you look on."
      opening={<FeatureCells heading="h2" features={portersNeckCards} />}
      action={schedule}
    >
      <Section tight title="From a photo to a tracking number">
        <Steps steps={portersNeckSteps} />
        <ButtonLink look="line" href={schedule.href}>
          {schedule.title}
        </ButtonLink>
      </Section>

      <Section kraft>
        <Split columns="7-5">
          <TitledList title="Services for houses with walls to fill" items={portersNeckServices} />
          <TitledList title="Why owners ask for us" items={facts.reasons} />
        </Split>
      </Section>

      <Section tight title="Seasonal services between two houses">
        <SeasonCells seasons={facts.seasons} />
      </Section>

      <Section ruled title="Communities, and the drive if you come yourself">
        <Split columns="7-5">
          <NearArea area="portersNeck" />
          <Stack>
            <AreaDrive area="portersNeck" caption="Drive times on your side of town" />
            <CommunityGroups groups={read(areaCommunities, address).portersNeck} />
          </Stack>
        </Split>
      </Section>

      <Section tight>
        <Split columns="6-6">
          <TitledList title="Business types we collect from" items={facts.businessTypes} />
          <TitledList title="Location features for the valuable" items={facts.locationFeatures} />
        </Split>
      </Section>

      <AreaClosing
        area="portersNeck"
        title="Questions at the gatehouse"
        items={facts.faq}
        visit={{
          title: 'Contact and counter hours',
          text: 'Pickup days are agreed one by one. These are the hours when someone answers.',
        }}
      />
    </AreaPage>
  );
}
