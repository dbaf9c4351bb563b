import { type PageMeta, read } from '#authoring';
import onTheWay from '../_assets/drawings/on-the-way.svg';
import { StoreVisit } from '../_blocks/store/store-visit.tsx';
import { AreaCards } from '../_components/areas/area-cards.tsx';
import { MapOpening } from '../_components/areas/map-opening.tsx';
import { AudienceCells } from '../_components/cells/audience-cells.tsx';
import { RoadMap } from '../_components/drawings/road-map.tsx';
import { ShowIllustration } from '../_components/drawings/show-illustration.tsx';
import { NeedList } from '../_components/lists/need-list.tsx';
import { Section, SectionHead } from '../_components/sections/section.tsx';
import { Split, Stack } from '../_components/sections/split.tsx';
import { QuoteCard } from '../_components/store/quote-card.tsx';
import { audiences } from '../_content/audiences.ts';
import { toTell } from '../_content/service-areas.ts';
import { areasWeServe } from '../_facts/areas/areas.ts';
import { areaCard } from '../_facts/areas/cards.ts';
import { areaNames } from '../_facts/areas/drives.ts';
import { phone, responseHours, serviceRadius } from '../_facts/identity.ts';
import { postalAddress } from '../_facts/postal-address.ts';
import { contactLink } from '../_navigation/contact-link.ts';

const address = '/service-areas';
const served = read(areasWeServe, address).flatMap((area) => areaCard(area) ?? []);
const { street, city, region } = postalAddress(address);

export const meta: PageMeta = {
  title: `Areas We Serve around ${city}, ${region}`,
  description: `Find your way to ${street} from Northchase, Murrayville, Ogden, UNCW, Rocky Point and other areas within ${serviceRadius.miles} miles of our store.`,
  keywords: ['shipping near me', 'areas served', 'pack and ship Wilmington NC', 'Castle Hayne'],
  schemaType: 'WebPage',
  breadcrumbs: [{ name: 'Service Areas', url: address }],
};

export default function ServiceAreas() {
  return (
    <>
      <MapOpening
        trail={meta.breadcrumbs}
        title={`Areas We Serve around ${city}, ${region}`}
        lead={`We serve customers within ${serviceRadius.miles} miles of our store at ${street}, ${city}.`}
        map={
          <RoadMap
            title={`Map of the roads between the store and ${areaNames.length} areas around it.`}
          />
        }
      >
        <StoreVisit place={address} heading="h2" text="We have one store for all of these areas." />
      </MapOpening>

      <Section id="areas">
        <SectionHead title="How far are you from us?" text="Approximate miles by road." />
        <Split columns="7-5">
          <AreaCards areas={served} />
          <Stack>
            <QuoteCard
              title="Don’t see your area?"
              text={`Tell us where you are and what you want to ship. We typically respond within ${responseHours} hours on business days.`}
              action={{
                title: 'Ask about your area',
                href: contactLink({ subject: 'general-inquiry', about: 'service-areas' }),
              }}
              phone={read(phone, address)}
            />
            <div data-print="hide">
              <NeedList items={toTell} />
            </div>
            <ShowIllustration of={onTheWay} />
          </Stack>
        </Split>
      </Section>

      <Section ruled title="Services by type of customer">
        <AudienceCells audiences={audiences} />
      </Section>
    </>
  );
}
