import { type PageMeta, read } from '#authoring';
import { GettingHere } from './_blocks/areas/getting-here.tsx';
import { StoreHolidays } from './_blocks/store/store-holidays.tsx';
import { StoreVisit } from './_blocks/store/store-visit.tsx';
import { MapOpening } from './_components/areas/map-opening.tsx';
import { Actions } from './_components/links/actions.tsx';
import { TextLink } from './_components/links/text-link.tsx';
import { Section, SectionHead } from './_components/sections/section.tsx';
import { Column, Split, Stack } from './_components/sections/split.tsx';
import { MilesTable } from './_components/tables/miles-table.tsx';
import { distances, milesFrom } from './_facts/distances.ts';
import { milesText } from './_facts/format.ts';
import { serviceRadius } from './_facts/identity.ts';
import { mapLinks } from './_facts/maps.ts';
import { storeName } from './_facts/placeholders.ts';
import { postalAddress } from './_facts/postal-address.ts';
import { MapFacade } from './_islands/map-facade/map-facade.tsx';
import { pageTitle } from './_navigation/page-title.ts';

const here = '/locations';
const trail = [{ name: 'Locations', url: here }] as const;
const { street, city, region, cityLine } = postalAddress(here);
const maps = mapLinks(here);
const nearest = distances[0];

export const meta: PageMeta = {
  title: pageTitle('Store location and driving distances'),
  description: `Our store is at ${street}, ${cityLine}. See driving distances from ${distances.length} nearby areas, from ${nearest.name} to ${distances.at(-1)?.name}.`,
  keywords: ['store location', 'driving distance', 'map', `${city} ${region}`],
  schemaType: 'LocalBusiness',
  breadcrumbs: trail,
  own: { areaServed: distances.map(({ name }) => name) },
};

export default function Locations() {
  return (
    <>
      <MapOpening
        trail={trail}
        title={`Store location: ${street}, ${city}`}
        lead={`We’re ${milesText(nearest.miles)} miles from ${nearest.name} and ${milesText(milesFrom('Downtown'))} miles from downtown.`}
        map={
          <MapFacade href={maps.show} embed={maps.embed} title={`Map: ${read(storeName, here)}`} />
        }
      >
        <StoreVisit
          place={here}
          title="Visit the store"
          heading="h2"
          text="Shipping, packing, mailboxes and notary at one address."
        />
      </MapOpening>

      <Section>
        <SectionHead
          title="How to get here from your area"
          text="Choose your area to see directions and a map."
        />
        <GettingHere place={here} />
      </Section>

      <Section ruled>
        <Split columns="7-5">
          <Column
            title="Approximate driving distances"
            text="Miles to the store by road, nearest first."
          >
            <MilesTable caption="Approximate driving distances" places={distances} />
          </Column>
          <Stack>
            <Column
              title="Service area"
              text={`We have one store. The areas on this page are places near it. We serve customers within ${serviceRadius.miles} miles.`}
            >
              <Actions>
                <TextLink href="/service-areas">See all areas we serve</TextLink>
              </Actions>
            </Column>
            <div data-shared>
              <StoreHolidays place={here} title="Holiday hours" />
            </div>
          </Stack>
        </Split>
      </Section>
    </>
  );
}
