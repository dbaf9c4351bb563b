import { type PageMeta, read } from '#authoring';
import { CommunityGroups } from '../_components/community-groups.tsx';
import { FeatureCells } from '../_components/feature-cells.tsx';
import { GoLink } from '../_components/go-link.tsx';
import { SeasonCells } from '../_components/season-cells.tsx';
import { AreaClosing } from '../_layouts/area-closing.tsx';
import { AreaDrive } from '../_layouts/area-drive.tsx';
import { AreaPage } from '../_layouts/area-page.tsx';
import { NearArea } from '../_layouts/near-area.tsx';
import { Section } from '../_layouts/section.tsx';
import { Column, Split, Stack } from '../_layouts/split.tsx';
import { TitledList } from '../_layouts/titled-list.tsx';
import { castleHayneServices, areaCastleHayne as facts } from '../_store/area-castle-hayne.ts';
import { areaCommunities } from '../_store/area-communities.ts';
import { areaTrail } from '../_store/area-trail.ts';
import { driveTimes } from '../_store/drive-times.ts';
import { counted } from '../_store/format.ts';

const address = '/service-areas/castle-hayne-nc';
const [, center] = driveTimes.castleHayne;

export const meta: PageMeta = {
  title: 'Castle Hayne, NC: freight, farm parts and a notary',
  description: `Straight down N College Rd, ${counted(center.minutes, 'minute')} from the center of Castle Hayne: pallets, machine parts overnight, leases notarized, deliveries signed for.`,
  keywords: ['Castle Hayne shipping', 'freight Castle Hayne NC', 'farm parts overnight', 'pallet'],
  schemaType: 'Service',
  breadcrumbs: areaTrail('castleHayne'),
  services: castleHayneServices.map(({ title }) => title),
  areaServed: read(areaCommunities, address).castleHayne.flatMap((group) => group.communities),
  faqItems: facts.faq,
  aliases: ['/castle-hayne-location'],
};

export default function CastleHayneArea() {
  return (
    <AreaPage
      area="castleHayne"
      meta={meta}
      title="Straight down N College Road from Castle Hayne"
      lead={`Bring the pump on the truck bed. You drive ${counted(center.minutes, 'minute')}; we box it or strap it to a pallet, and tell you which carrier gets it there first.`}
      opening={<NearArea area="castleHayne" />}
    >
      <Section title="Services for farms, yards and shops">
        <FeatureCells features={castleHayneServices} />
        <div className="after">
          <GoLink href="/ltl-freight" icon="arrow-right">
            How LTL freight works
          </GoLink>
        </div>
      </Section>

      <Section tight ruled title="Seasonal services, by the field">
        <SeasonCells seasons={facts.seasons} />
      </Section>

      <Section kraft>
        <Split columns="6-6">
          <TitledList title="Business types we pack for" items={facts.businessTypes} />
          <TitledList title="Why growers come to us" items={facts.reasons} />
        </Split>
      </Section>

      <Section>
        <Split columns="7-5">
          <Stack>
            <AreaDrive area="castleHayne" caption="Drive times to the counter" />
            <TitledList title="Features of the location" items={facts.locationFeatures} />
          </Stack>
          <Column
            title="Communities from the river to Wrightsboro"
            text="If your road is not here and leads to one of these, you are in."
          >
            <CommunityGroups groups={read(areaCommunities, address).castleHayne} />
          </Column>
        </Split>
      </Section>

      <AreaClosing
        area="castleHayne"
        title="Asked in Castle Hayne"
        items={facts.faq}
        visit={{
          title: 'Contact, and the hours for a delivery',
          text: 'For a pallet, call the day before. For a box, just come.',
        }}
      />
    </AreaPage>
  );
}
