import type { PageMeta } from '#authoring';
import farmLoad from '../_assets/drawings/farm-load.svg';
import { FeatureCells } from '../_components/cells/feature-cells.tsx';
import { SeasonCells } from '../_components/cells/season-cells.tsx';
import { ShowIllustration } from '../_components/drawings/show-illustration.tsx';
import { TextLink } from '../_components/links/text-link.tsx';
import { CommunityGroups } from '../_components/lists/community-groups.tsx';
import { Section } from '../_components/sections/section.tsx';
import { Column, Split, Stack } from '../_components/sections/split.tsx';
import { TitledList } from '../_components/sections/titled-list.tsx';
import { castleHayneServices, areaCastleHayne as facts } from '../_content/areas/castle-hayne.ts';
import { communityGroups, communityNames } from '../_facts/areas/communities.ts';
import { driveTimes } from '../_facts/drive-times.ts';
import { counted } from '../_facts/format.ts';
import { areaTrail } from '../_navigation/area-trail.ts';
import { AreaClosing } from '../_templates/area-closing.tsx';
import { AreaDrive } from '../_templates/area-drive.tsx';
import { AreaPage } from '../_templates/area-page.tsx';

const [center] = driveTimes.castleHayne;

export const meta: PageMeta = {
  title: 'Castle Hayne shipping, freight and notary',
  description: `Ship parts and pallets ${counted(center.minutes, 'minute')} from the center of Castle Hayne. FedEx, UPS, USPS, DHL and a walk-in notary are at one counter.`,
  keywords: ['Castle Hayne shipping', 'freight Castle Hayne NC', 'farm parts overnight', 'pallet'],
  schemaType: 'Service',
  breadcrumbs: areaTrail('castleHayne'),
  own: {
    services: castleHayneServices.map(({ title }) => title),
    areaServed: communityNames('castleHayne'),
  },
  faqItems: facts.faq,
  aliases: ['/castle-hayne-location'],
};

export default function CastleHayneArea() {
  return (
    <AreaPage
      area="castleHayne"
      meta={meta}
      title="Castle Hayne shipping, freight and notary"
      lead="We ship parts and tools with FedEx, UPS, USPS and DHL, and pallets by freight. Ask us about packing."
    >
      <Section title="Services for farms and businesses">
        <FeatureCells features={castleHayneServices} />
        <div className="map-after">
          <TextLink href="/ltl-freight" icon="arrow-right">
            See how LTL freight works
          </TextLink>
        </div>
      </Section>

      <Section tight ruled title="Seasonal services for farms">
        <SeasonCells seasons={facts.seasons} />
      </Section>

      <Section kraft>
        <Split columns="6-6">
          <TitledList title="Business types we serve" items={facts.businessTypes} />
          <Stack>
            <Column title="Reasons to use this store">
              <p>{facts.reasons.join(' ')}</p>
            </Column>
            <TitledList title="Store location and features" items={facts.locationFeatures} />
          </Stack>
        </Split>
      </Section>

      <Section>
        <Split columns="7-5">
          <Stack>
            <Column title="Drive times to the store">
              <AreaDrive area="castleHayne" />
            </Column>
            <ShowIllustration of={farmLoad} />
          </Stack>
          <Column title="Communities around Castle Hayne">
            <CommunityGroups groups={communityGroups('castleHayne')} />
          </Column>
        </Split>
      </Section>

      <AreaClosing
        area="castleHayne"
        title="Questions from Castle Hayne"
        items={facts.faq}
        visit={{
          title: 'Hours and contact',
          text: 'Call before you bring a pallet or a crate.',
        }}
      />
    </AreaPage>
  );
}
