import { type PageMeta, read } from '#authoring';
import { AreaCards } from './_components/area-cards.tsx';
import { ButtonLink } from './_components/button.tsx';
import { CallLink } from './_components/call-link.tsx';
import { Signpost } from './_components/drawings/signpost.tsx';
import { GoLink } from './_components/go-link.tsx';
import { Hero } from './_components/hero.tsx';
import { MilesTable } from './_components/miles-table.tsx';
import { Section } from './_layouts/section.tsx';
import { Column, Split, Stack } from './_layouts/split.tsx';
import { StoreVisit } from './_layouts/store-visit.tsx';
import { linkedAreas } from './_store/areas.ts';
import { distances, mapBearings } from './_store/distances.ts';
import { driveTimes } from './_store/drive-times.ts';
import { milesText } from './_store/format.ts';
import { phone, serviceRadius } from './_store/identity.ts';
import { mapLinks } from './_store/maps.ts';
import { pageTitle } from './_store/page-title.ts';
import { storeName } from './_store/placeholders.ts';
import { postalAddress } from './_store/postal-address.ts';
import { MapFacade } from './_widgets/map-facade.tsx';
import { byMiles, card, minutes } from './_words/locations.ts';

const here = '/locations';
const trail = [{ name: 'Locations', url: here }] as const;
const { street, city, region, cityLine } = postalAddress(here);
const maps = mapLinks(here);
const bearings = read(mapBearings, here);
const nearest = distances[0];

export const meta: PageMeta = {
  title: pageTitle('Store location and driving distances'),
  description: `One store at ${street}, ${cityLine}, and how many miles it is from eleven places around it, ${nearest.name} to Myrtle Grove.`,
  keywords: ['store location', 'driving distance', 'map', `${city} ${region}`],
  schemaType: 'LocalBusiness',
  breadcrumbs: trail,
  areaServed: distances.map(({ name }) => name),
};

export default function Locations() {
  return (
    <>
      <Hero
        title="One store, eleven ways to it"
        trail={trail}
        lead={`It stands at ${street}, ${minutes(driveTimes.castleHayne[0])} from I-40. ${nearest.name} is ${milesText(nearest.miles)} miles away, Myrtle Grove ${milesText(distances[10].miles)}.`}
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
            text="Miles by road to our door. The bar grows with the miles."
          >
            <MilesTable caption="Approximate driving distances" places={distances} />
          </Column>
          <Stack>
            <StoreVisit
              place={here}
              title="The store"
              text="The counter, the mailboxes and the packing table are under one roof."
            />
            <Column
              title="Please note"
              text={`There is no second counter: the places on the signpost are where customers come from. We work within ${serviceRadius.miles} miles. Distances are approximate, and College Road at five takes longer than its miles.`}
            >
              <GoLink href="/service-areas">All the areas we serve</GoLink>
            </Column>
          </Stack>
        </Split>
      </Section>

      <Section ruled>
        <Split columns="7-5">
          <MapFacade href={maps.show} embed={maps.embed} title={`Map: ${read(storeName, here)}`} />
          <Column
            title="Coming from"
            text="Six areas have a page with the drive, the hours and what is particular there."
          >
            <AreaCards areas={linkedAreas.map(card).sort(byMiles)} />
          </Column>
        </Split>
      </Section>
    </>
  );
}
