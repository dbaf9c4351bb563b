import { Link, type PageMeta, read } from '#authoring';
import invoicesInPouch from './_assets/drawings/invoices-in-pouch.svg';
import { FeatureCells } from './_components/cells/feature-cells.tsx';
import { ShowIllustration } from './_components/drawings/show-illustration.tsx';
import { ButtonLink } from './_components/links/button.tsx';
import { WideList } from './_components/lists/wide-list.tsx';
import { Section } from './_components/sections/section.tsx';
import { Column, Split, Stack } from './_components/sections/split.tsx';
import { TitledList } from './_components/sections/titled-list.tsx';
import { FigureTable } from './_components/tables/figure-table.tsx';
import { TextTable } from './_components/tables/text-table.tsx';
import { TransitTable } from './_components/transit/transit-table.tsx';
import { dropOff } from './_content/dhl-services.ts';
import { carriers } from './_facts/carriers.ts';
import { dhlCustoms, dhlIndustries, dhlTracking } from './_facts/dhl.ts';
import { dhlDropOff, dropOffBy } from './_facts/drop-off.ts';
import { capital, clockTime } from './_facts/format.ts';
import { authorizations } from './_facts/identity.ts';
import { pickupDaysInShort, pickupDaysInWords } from './_facts/pickup-days.ts';
import { truckTime } from './_facts/pickups.ts';
import { dhlRegionDays } from './_facts/service-days.ts';
import { countriesReached } from './_facts/transit.ts';
import { contactLink } from './_navigation/contact-link.ts';
import { repairedAliases } from './_navigation/dead-links.ts';
import { CarrierPage, CarrierServices } from './_templates/carrier-page.tsx';

const address = '/dhl-services';
const { latest, expressCutOff, saturday, days: weekdays } = read(dhlDropOff, address);
const point = read(authorizations, address).dhl;

const pickupLink = contactLink({ subject: 'shipping-quote', about: 'dhl-pickup' });
const pickup = {
  title: 'If you need a pickup',
  text: (
    <>
      <Link href={pickupLink}>Ask us about a pickup</Link>. Tell us how many packages you have and
      where they are.
    </>
  ),
};

export const meta: PageMeta = {
  title: 'DHL Express from Wilmington, NC: options, times, customs',
  description: `Drop off DHL by ${dropOffBy('dhl')}, ${pickupDaysInWords('dhl')}, at our ${point} on N College Rd. ${countriesReached.dhl}+ countries, with help for customs forms.`,
  keywords: ['DHL Wilmington NC', 'DHL Express', 'DHL ServicePoint', 'international courier'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Shipping Services', url: '/shipping-services' },
    { name: 'DHL', url: address },
  ],
  own: {
    services: carriers.dhl.lists[0].services,
    areaServed: dhlRegionDays.regions.map(({ name }) => name),
  },
  aliases: [...repairedAliases(address)],
};

export default function DhlServices() {
  return (
    <CarrierPage
      carrier="dhl"
      meta={meta}
      title={`DHL Express from Wilmington: ${countriesReached.dhl}+ countries`}
      lead={`We’re a ${point}. The chart shows how long an express package takes to each part of the world.`}
      actions={
        <>
          <ButtonLink href={contactLink({ subject: 'shipping-quote', about: 'dhl-services' })}>
            Get DHL Quote
          </ButtonLink>
          <ButtonLink look="line" href={pickupLink}>
            Schedule Pickup
          </ButtonLink>
        </>
      }
      beside={
        <TransitTable
          caption="DHL transit times by region, in business days"
          columns={['To', 'Business days']}
          scale={{ days: 6, step: 1 }}
          groups={[{ rows: [...dhlRegionDays.regions, dhlRegionDays.economy] }]}
        />
      }
      tracking={{
        title: 'Track a DHL package',
        text: 'Enter the 10-digit number from your waybill. The recipient can use it too.',
      }}
    >
      <Section tight>
        <Split columns="7-5">
          <Stack>
            <CarrierServices
              carrier="dhl"
              title="DHL service options"
              text="Not every option is offered everywhere, so ask us first. Customs can add days."
            />
            <Column
              title="DHL for business"
              text={
                <>
                  If your company ships overseas often,{' '}
                  <Link href={contactLink({ subject: 'business-account', about: 'dhl-services' })}>
                    ask about a business account
                  </Link>{' '}
                  with volume discounts.
                </>
              }
            />
          </Stack>
          <Stack>
            <Column
              title="DHL pickup schedule"
              text={`The ${truckTime('dhl')} pickup decides what ships today. A later package goes out the next business day.`}
            >
              <FigureTable
                caption="DHL drop-off and pickup times"
                columns={['At our counter', 'Time']}
                rows={[
                  ['DHL pickup', `${truckTime('dhl')}, ${pickupDaysInShort('dhl')}`],
                  ['Drop-off', `by ${clockTime(latest)}, ${weekdays}`],
                  ['Express cut-off', clockTime(expressCutOff)],
                  ['Saturday', capital(saturday)],
                ]}
              />
            </Column>
            <TitledList title="DHL drop-off" items={[...dropOff, pickup]} />
          </Stack>
        </Split>
      </Section>
      <Section
        kraft
        tight
        title="Customs help for DHL packages"
        text="The customs form asks these four questions."
      >
        <Split columns="7-5">
          <TextTable
            caption="What the customs form asks"
            columns={['Question', 'What to tell us']}
            rows={dhlCustoms}
          />
          <ShowIllustration of={invoicesInPouch} />
        </Split>
      </Section>
      <Section tight title="DHL options by industry">
        <FeatureCells features={dhlIndustries} />
      </Section>
      <Section ruled tight title="DHL tracking features">
        <WideList items={dhlTracking} />
      </Section>
    </CarrierPage>
  );
}
