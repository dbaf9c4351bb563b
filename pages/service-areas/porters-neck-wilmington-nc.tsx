import type { PageMeta } from '#authoring';
import { FeatureCells } from '../_components/cells/feature-cells.tsx';
import { SeasonCells } from '../_components/cells/season-cells.tsx';
import { CommunityGroups } from '../_components/lists/community-groups.tsx';
import { PlainList } from '../_components/lists/plain-list.tsx';
import { Section } from '../_components/sections/section.tsx';
import { Column, Split } from '../_components/sections/split.tsx';
import { TitledList } from '../_components/sections/titled-list.tsx';
import {
  areaPortersNeck as facts,
  portersNeckCards,
  portersNeckServices,
} from '../_content/areas/porters-neck.ts';
import { communityGroups, communityNames } from '../_facts/areas/communities.ts';
import { areaTrail } from '../_navigation/area-trail.ts';
import { contactLink } from '../_navigation/contact-link.ts';
import { AreaClosing } from '../_templates/area-closing.tsx';
import { AreaDrive } from '../_templates/area-drive.tsx';
import { AreaPage } from '../_templates/area-page.tsx';

const address = '/service-areas/porters-neck-wilmington-nc';
const schedule = {
  title: 'Schedule Service',
  href: contactLink({ subject: 'shipping-quote', about: address }),
} as const;

export const meta: PageMeta = {
  title: 'Porters Neck art shipping, pickup and delivery',
  description:
    'Ask about pickup and delivery in Porters Neck, and about packing, crating and shipping for art, furniture or golf bags.',
  keywords: [
    'Porters Neck shipping',
    'Figure Eight Island',
    'art pickup',
    'white glove Wilmington',
  ],
  schemaType: 'Service',
  breadcrumbs: areaTrail('portersNeck'),
  own: {
    services: portersNeckServices.map(({ title }) => title),
    areaServed: communityNames('portersNeck'),
  },
  faqItems: facts.faq,
  aliases: ['/porters-neck-location'],
};

export default function PortersNeckArea() {
  return (
    <AreaPage
      area="portersNeck"
      meta={meta}
      title="Porters Neck art and furniture shipping"
      lead="Bring a painting or a piece of furniture to the store, or ask us about pickup and delivery."
      action={schedule}
    >
      <Section tight title="Pickup and delivery in Porters Neck">
        <FeatureCells features={portersNeckCards} />
      </Section>

      <Section kraft>
        <Split columns="7-5">
          <TitledList title="Services for art, furniture and luggage" items={portersNeckServices} />
          <Column title="Reasons to use our store">
            <PlainList items={facts.reasons} />
          </Column>
        </Split>
      </Section>

      <Section tight title="Seasonal services for second homes">
        <SeasonCells seasons={facts.seasons} />
      </Section>

      <Section ruled title="Communities and drive times">
        <Split columns="6-6">
          <AreaDrive area="portersNeck" />
          <CommunityGroups groups={communityGroups('portersNeck')} />
        </Split>
      </Section>

      <Section tight>
        <Split columns="6-6">
          <TitledList title="Business types we serve in Porters Neck" items={facts.businessTypes} />
          <TitledList title="Store features for art and antiques" items={facts.locationFeatures} />
        </Split>
      </Section>

      <AreaClosing
        area="portersNeck"
        title="Questions from Porters Neck"
        items={facts.faq}
        visit={{
          title: 'Hours and contact',
          text: 'Call during store hours, or send us a message.',
        }}
      />
    </AreaPage>
  );
}
