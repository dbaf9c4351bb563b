import { type PageMeta, read } from '#authoring';
import { AreaCards } from '../_components/area-cards.tsx';
import { AudienceTable } from '../_components/audience-table.tsx';
import { AreaMap } from '../_components/drawings/area-map.tsx';
import { Glance } from '../_components/glance.tsx';
import { GoLink } from '../_components/go-link.tsx';
import { Hero } from '../_components/hero.tsx';
import { NeedList } from '../_components/need-list.tsx';
import { QuoteCard } from '../_components/quote-card.tsx';
import { Section } from '../_layouts/section.tsx';
import { Split, Stack } from '../_layouts/split.tsx';
import { StoreVisit } from '../_layouts/store-visit.tsx';
import { areaCard } from '../_store/area-cards.ts';
import { areasWeServe } from '../_store/areas.ts';
import { audiences } from '../_store/audiences.ts';
import { distances } from '../_store/distances.ts';
import { milesText } from '../_store/format.ts';
import { phone, serviceRadius } from '../_store/identity.ts';
import { postalAddress } from '../_store/postal-address.ts';
import { glance, toTell } from '../_words/service-areas.ts';

const address = '/service-areas';
const served = read(areasWeServe, address);
const milesList = distances.map(({ name, miles }) => `${name} ${milesText(miles)}`).join(', ');
const { street, city, region } = postalAddress(address);

export const meta: PageMeta = {
  title: `Areas We Serve around ${city}, ${region}`,
  description: `${served.length} places with a page of their own, from UNCW to Rocky Point: minutes by car to ${street}, neighborhoods, and what people there send and sign.`,
  keywords: ['shipping near me', 'areas served', 'pack and ship Wilmington NC', 'Castle Hayne'],
  schemaType: 'WebPage',
  breadcrumbs: [{ name: 'Service Areas', url: address }],
};

export default function ServiceAreas() {
  return (
    <>
      <Hero
        trail={meta.breadcrumbs}
        title="Areas We Serve"
        lead={`${served.length} places around ${city} have a page here. Find yours: the drive to ${street}, the roads and neighborhoods we mean, and what your neighbors come for.`}
        actions={<GoLink href="#areas">Pick your area</GoLink>}
      >
        <Glance columns={3} cells={glance} />
      </Hero>

      <Section id="areas" title="How many minutes are you away?" text="By car, to the counter.">
        <Split columns="6-6">
          <AreaCards areas={served.flatMap((area) => areaCard(area) ?? [])} />
          <Stack>
            <AreaMap
              title={`Map of the places around the store, each at its road miles: ${milesList}.`}
            />
            <StoreVisit
              place={address}
              text="All of these areas share one counter. There is no second branch to go to by mistake."
            />
          </Stack>
        </Split>
      </Section>

      <Section ruled title="Who comes in, and for what">
        <AudienceTable
          caption="Customers, what they come for, and their area"
          audiences={audiences}
        />
      </Section>

      <Section kraft>
        <Split columns="5-7">
          <QuoteCard
            title="Live somewhere else?"
            text={`We work within ${serviceRadius.miles} miles of the store. Write where you are and what you want to send.`}
            action={{ title: 'Ask about your area', href: '/contact' }}
            phone={read(phone, address)}
          />
          <NeedList items={toTell} />
        </Split>
      </Section>
    </>
  );
}
