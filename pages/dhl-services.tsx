import { type PageMeta, read } from '#authoring';
import { ButtonLink } from './_components/button.tsx';
import { FeatureCells } from './_components/feature-cells.tsx';
import { FigureTable } from './_components/figure-table.tsx';
import { Steps } from './_components/steps.tsx';
import { TransitTable } from './_components/transit-table.tsx';
import { CarrierNotes, CarrierPage, CarrierServices } from './_layouts/carrier-page.tsx';
import { Section } from './_layouts/section.tsx';
import { Column, Split, Stack } from './_layouts/split.tsx';
import { carriers } from './_store/carriers.ts';
import { repairedAliases } from './_store/dead-links.ts';
import { dhlCustoms, dhlIndustries, dhlTracking } from './_store/dhl.ts';
import { dhlDropOff } from './_store/drop-off.ts';
import { clockTime, counted } from './_store/format.ts';
import { authorizations } from './_store/identity.ts';
import { pickupDaysText, truckTime } from './_store/pickups.ts';
import { dhlLongest, dhlRegionDays } from './_store/service-days.ts';
import { countriesReached } from './_store/transit.ts';
import { business, capital, dropOff } from './_words/dhl-services.ts';

const address = '/dhl-services';
const truck = truckTime('dhl');
const { latest, expressCutOff, saturday } = read(dhlDropOff, address);
const point = read(authorizations, address).dhl;

export const meta: PageMeta = {
  title: 'DHL Express from Wilmington, NC: days, options, customs',
  description: `DHL Express to ${countriesReached.dhl}+ countries from a ${point} on N College Rd: days to each region, nine service options, customs papers, pickup at ${truck}.`,
  keywords: ['DHL Wilmington NC', 'DHL Express', 'DHL ServicePoint', 'international courier'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Shipping Services', url: '/shipping-services' },
    { name: 'DHL', url: address },
  ],
  services: carriers.dhl.lists[0].services,
  areaServed: dhlRegionDays.regions.map(({ name }) => name),
  aliases: [...repairedAliases(address)],
};

export default function DhlServices() {
  return (
    <CarrierPage
      carrier="dhl"
      meta={meta}
      title={`Across an ocean in ${counted(dhlLongest, 'business day')}`}
      lead={`DHL Express flies to ${countriesReached.dhl}+ countries. Bring it to our ${point} before ${truck}, ${pickupDaysText}, and it is on the day’s truck, customs papers and all.`}
      actions={
        <>
          <ButtonLink href="/contact">Get DHL Quote</ButtonLink>
          <ButtonLink look="line" href="/contact">
            Schedule Pickup
          </ButtonLink>
        </>
      }
      opening={
        <TransitTable
          caption="DHL transit times by region, in business days"
          columns={['To', 'Business days']}
          scale={{ days: 6, step: 1 }}
          rows={[...dhlRegionDays.regions, dhlRegionDays.economy]}
        />
      }
      tracking={{
        title: 'Follow it on DHL’s page',
        text: 'Type the ten digits of the waybill. It works the same for the person who waits for it.',
      }}
    >
      <Section tight>
        <Split columns="7-5">
          <CarrierServices
            carrier="dhl"
            title="Nine DHL service options"
            text="The first three promise an hour, the fourth a day, the fifth a lower price. The rest are special cases."
          />
          <Stack>
            <Column
              title="Pickup schedule"
              text="The truck is the line that counts. What comes after it is taken in and leaves with the next one."
            >
              <FigureTable
                caption={`DHL at our counter, ${pickupDaysText}`}
                columns={['DHL at our counter', pickupDaysText]}
                rows={[
                  ['DHL pickup', truck],
                  ['Express cut-off', clockTime(expressCutOff)],
                  ['Drop-off until', clockTime(latest)],
                  ['On Saturday', capital(saturday)],
                ]}
              />
            </Column>
            <CarrierNotes title="Drop-off" items={dropOff} />
          </Stack>
        </Split>
      </Section>
      <Section kraft tight title="Customs expertise: four blanks we fill in with you">
        <Steps steps={dhlCustoms} />
      </Section>
      <Section tight title="Industries, and the option each one asks for">
        <FeatureCells features={dhlIndustries} />
      </Section>
      <Section ruled tight>
        <Split columns="6-6">
          <CarrierNotes title="DHL for a business" items={business} />
          <CarrierNotes title="Tracking features" items={dhlTracking} />
        </Split>
      </Section>
    </CarrierPage>
  );
}
