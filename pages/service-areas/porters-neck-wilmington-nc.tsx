import { type PageMeta, read } from '#authoring';
import pickupDayChosen from '../_assets/drawings/pickup-day-chosen.svg';
import pickupPartsPriced from '../_assets/drawings/pickup-parts-priced.svg';
import pickupPhotoSent from '../_assets/drawings/pickup-photo-sent.svg';
import pickupTripTracked from '../_assets/drawings/pickup-trip-tracked.svg';
import { FeatureCells } from '../_components/cells/feature-cells.tsx';
import { SeasonCells } from '../_components/cells/season-cells.tsx';
import { Steps } from '../_components/guides/steps.tsx';
import { ButtonLink } from '../_components/links/button.tsx';
import { EmailLink } from '../_components/links/email-link.tsx';
import { CommunityGroups } from '../_components/lists/community-groups.tsx';
import { PlainList } from '../_components/lists/plain-list.tsx';
import { Section } from '../_components/sections/section.tsx';
import { Column, Split } from '../_components/sections/split.tsx';
import { TitledList } from '../_components/sections/titled-list.tsx';
import {
  areaPortersNeck as facts,
  portersNeckCards,
  portersNeckServices,
  portersNeckSteps,
} from '../_content/areas/porters-neck.ts';
import { communityGroups, communityNames } from '../_facts/areas/communities.ts';
import { email } from '../_facts/placeholders.ts';
import { areaTrail } from '../_navigation/area-trail.ts';
import { contactLink } from '../_navigation/contact-link.ts';
import { AreaClosing } from '../_templates/area-closing.tsx';
import { AreaDrive } from '../_templates/area-drive.tsx';
import { AreaPage } from '../_templates/area-page.tsx';

const pickupSteps = [
  pickupPhotoSent,
  pickupPartsPriced,
  pickupDayChosen,
  pickupTripTracked,
] as const;

const address = '/service-areas/porters-neck-wilmington-nc';
const schedule = {
  title: 'Schedule Service',
  href: contactLink({ subject: 'shipping-quote', about: address }),
} as const;

const tellUs = {
  title: 'Tell us about the item',
  text: (
    <>
      Give its height, width and depth. You can email a photo to{' '}
      <EmailLink to={read(email, address)} />.
    </>
  ),
};

export const meta: PageMeta = {
  title: 'Porters Neck art shipping, pickup and delivery',
  description:
    'Schedule a pickup or delivery in Porters Neck, and ask us to pack, crate and ship your art, furniture or golf bags. Ask for a price first.',
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
      title="Porters Neck art and furniture shipping, with pickup"
      lead="Schedule a pickup for a large painting or a piece of furniture. You can also bring smaller items to the store, and we’ll pack them."
      action={schedule}
    >
      <Section tight title="Art and furniture pickup in Porters Neck">
        <FeatureCells features={portersNeckCards} />
      </Section>

      <Section tight title="How pickup works">
        <Steps steps={[tellUs, ...portersNeckSteps]} pictures={pickupSteps} />
        <ButtonLink look="line" href={schedule.href}>
          {schedule.title}
        </ButtonLink>
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
          text: 'Call during store hours to schedule a pickup, or send us a message.',
        }}
      />
    </AreaPage>
  );
}
