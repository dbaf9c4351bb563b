import { type PageMeta, read } from '#authoring';
import { StoreVisit } from './_blocks/store-visit.tsx';
import { AreaCards } from './_components/area-cards.tsx';
import { ButtonLink } from './_components/button.tsx';
import { CallLink } from './_components/call-link.tsx';
import { Signpost } from './_components/drawings/signpost.tsx';
import { Hero } from './_components/hero.tsx';
import { MilesTable } from './_components/miles-table.tsx';
import { GoLink } from './_components/text-link.tsx';
import { byMiles, card, minutes } from './_content/locations.ts';
import { linkedAreas } from './_facts/areas/areas.ts';
import { distances, mapBearings } from './_facts/distances.ts';
import { driveTimes } from './_facts/drive-times.ts';
import { milesText } from './_facts/format.ts';
import { phone, serviceRadius } from './_facts/identity.ts';
import { mapLinks } from './_facts/maps.ts';
import { storeName } from './_facts/placeholders.ts';
import { postalAddress } from './_facts/postal-address.ts';
import { MapFacade } from './_islands/map-facade.tsx';
import { pageTitle } from './_navigation/page-title.ts';
import { Section } from './_templates/section.tsx';
import { Column, Split, Stack } from './_templates/split.tsx';

const here = '/locations';
const trail = [{ name: 'Locations', url: here }] as const;
const { street, city, region, cityLine } = postalAddress(here);
const maps = mapLinks(here);
const bearings = read(mapBearings, here);
const nearest = distances[0];

export const meta: PageMeta = {
  title: pageTitle('Store location and driving distances'),
  description: `Our store is at ${street}, ${cityLine}. See driving distances from 11 nearby areas, from ${nearest.name} to Myrtle Grove.`,
  keywords: ['store location', 'driving distance', 'map', `${city} ${region}`],
  schemaType: 'LocalBusiness',
  breadcrumbs: trail,
  areaServed: distances.map(({ name }) => name),
};

export default function Locations() {
  return (
    <>
      <Hero
        title={`Store location: ${street}, ${city}`}
        trail={trail}
        lead={`We’re ${minutes(driveTimes.castleHayne[0])} from I-40, ${milesText(nearest.miles)} miles from ${nearest.name} and ${milesText(distances[6].miles)} miles from downtown.`}
        actions={
          <>
            <ButtonLink href={maps.directions} icon="map-pin">
              Get Directions
            </ButtonLink>
            <CallLink phone={read(phone, here)} />
          </>
        }
      >
        <Signpost
          places={distances.map((place) => ({ ...place, bearing: bearings[place.name] }))}
        />
      </Hero>

      <Section>
        <Split columns="7-5">
          <Column
            title="Approximate driving distances"
            text="Miles to the store by road, nearest first."
          >
            <MilesTable caption="Approximate driving distances" places={distances} />
          </Column>
          <Stack>
            <StoreVisit
              place={here}
              title="Visit the store"
              text="Shipping, packing, mailboxes and notary at one address."
            />
            <Column
              title="Before you drive"
              text={`We have one store. The areas on this page are places near it, and we serve customers within ${serviceRadius.miles} miles. Distances are approximate.`}
            >
              <GoLink href="/service-areas">See all areas we serve</GoLink>
            </Column>
          </Stack>
        </Split>
      </Section>

      <Section ruled>
        <Split columns="7-5">
          <MapFacade href={maps.show} embed={maps.embed} title={`Map: ${read(storeName, here)}`} />
          <Column
            title="Areas near the store"
            text="Each page has drive times, store hours and services for the area."
          >
            <AreaCards areas={linkedAreas.map(card).sort(byMiles)} />
          </Column>
        </Split>
      </Section>
    </>
  );
}
