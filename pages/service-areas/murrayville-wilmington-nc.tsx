import type { PageMeta } from '#authoring';
import oneStop from '../_assets/drawings/one-stop.svg';
import { ListCells } from '../_components/cells/list-cells.tsx';
import { SeasonCells } from '../_components/cells/season-cells.tsx';
import { ShowIllustration } from '../_components/drawings/show-illustration.tsx';
import { CommunityGroups } from '../_components/lists/community-groups.tsx';
import { RuledList } from '../_components/lists/ruled-list.tsx';
import { Section } from '../_components/sections/section.tsx';
import { Column, Split, Stack } from '../_components/sections/split.tsx';
import { TitledList } from '../_components/sections/titled-list.tsx';
import { areaMurrayville as facts, murrayvilleServices } from '../_content/areas/murrayville.ts';
import { communityGroups, communityNames } from '../_facts/areas/communities.ts';
import { milesFrom } from '../_facts/distances.ts';
import { milesText } from '../_facts/format.ts';
import { areaTrail } from '../_navigation/area-trail.ts';
import { AreaClosing } from '../_templates/area-closing.tsx';
import { AreaDrive } from '../_templates/area-drive.tsx';
import { AreaPage } from '../_templates/area-page.tsx';

const miles = milesFrom('Murrayville');

export const meta: PageMeta = {
  title: 'Murrayville shipping, notary and passport photos',
  description: `Our counter is ${milesText(miles)} miles from Murrayville. Drop off returns, ship gifts, have a school form notarized, or get passport photos after work.`,
  keywords: ['Murrayville shipping', 'Murrayville NC notary', 'Gordon Rd', 'Murrayville Rd'],
  schemaType: 'Service',
  breadcrumbs: areaTrail('murrayville'),
  own: {
    services: ['Package drop-off', 'Packing and shipping', 'Notary', 'Passport photos'],
    areaServed: communityNames('murrayville'),
  },
  faqItems: facts.faq,
};

export default function MurrayvilleArea() {
  return (
    <AreaPage
      area="murrayville"
      meta={meta}
      title={`Murrayville shipping and notary, ${milesText(miles)} miles away`}
      lead="Drop off a labeled package on your way. No box? Bring the item and we’ll pack it."
    >
      <Section title="Services for your day">
        <ListCells cells={murrayvilleServices} />
      </Section>

      <Section ruled title="Drive times and location features">
        <Split columns="6-6">
          <AreaDrive area="murrayville" />
          <RuledList items={facts.locationFeatures} />
        </Split>
      </Section>

      <Section kraft>
        <Split columns="5-7">
          <Stack>
            <Column title="Communities in and near Murrayville">
              <CommunityGroups groups={communityGroups('murrayville')} />
            </Column>
            <Column title="Reasons to stop here">
              <p>{facts.reasons.join(' ')}</p>
            </Column>
          </Stack>
          <Stack>
            <TitledList
              title="Business types we serve in Murrayville"
              items={facts.businessTypes}
            />
            <ShowIllustration of={oneStop} />
          </Stack>
        </Split>
      </Section>

      <Section tight title="Seasonal services for families">
        <SeasonCells seasons={facts.seasons} />
      </Section>

      <AreaClosing
        area="murrayville"
        title="Questions from Murrayville"
        items={facts.faq}
        visit={{
          title: 'Hours and contact',
          text: 'Running late? Call us about today’s pickups.',
        }}
      />
    </AreaPage>
  );
}
