import { type PageMeta, read } from '#authoring';
import { Actions } from './_components/actions.tsx';
import { ButtonLink } from './_components/button.tsx';
import { CarrierCells } from './_components/carrier-cells.tsx';
import { Dock } from './_components/drawings/dock.tsx';
import { GoLink } from './_components/go-link.tsx';
import { Hero } from './_components/hero.tsx';
import { PickupCard } from './_components/pickup-card.tsx';
import { QuoteCard } from './_components/quote-card.tsx';
import { WeekTable } from './_components/week-table.tsx';
import { Section } from './_layouts/section.tsx';
import { Column, Split } from './_layouts/split.tsx';
import { StoreRuler } from './_layouts/store-ruler.tsx';
import { StoreTracking } from './_layouts/store-tracking.tsx';
import { StoreTrustStrip } from './_layouts/store-trust-strip.tsx';
import { TitledList } from './_layouts/titled-list.tsx';
import { repairedAliases } from './_store/dead-links.ts';
import { phone } from './_store/identity.ts';
import { pageTitle } from './_store/page-title.ts';
import { pickupRows } from './_store/pickup-rows.ts';
import { pickupWeek } from './_store/pickup-week.ts';
import { pickups, truckTime } from './_store/pickups.ts';
import { quoteUrl } from './_store/placeholders.ts';
import { before, reasons, trucks, ways } from './_words/shipping-services.ts';

const here = '/shipping-services';
const trail = [{ name: 'Shipping Services', url: here }] as const;

export const meta: PageMeta = {
  title: pageTitle('Shipping services and pickup times'),
  description: `Ship with FedEx, UPS, USPS or DHL from one counter in Wilmington. Trucks at ${truckTime('dhl')} and ${truckTime('fedex')}, ${pickups.fedex.days.length} days a week, USPS on Saturday too.`,
  keywords: ['shipping Wilmington NC', 'FedEx', 'UPS', 'USPS', 'DHL', 'drop-off', 'pickup times'],
  schemaType: 'Service',
  breadcrumbs: trail,
  services: ['FedEx', 'UPS', 'USPS', 'DHL', 'International shipping', 'Overnight shipping'],
  aliases: ['/services/shipping', ...repairedAliases(here)],
};

export default function ShippingServices() {
  const number = read(phone, here);
  return (
    <>
      <Hero
        title="On today’s truck, or the next one"
        trail={trail}
        lead={`Hand it over before the truck comes and it leaves the same day: DHL at ${truckTime('dhl')}, FedEx and UPS at ${truckTime('fedex')}. No label, no box, no idea which carrier? Come anyway.`}
        actions={<ButtonLink href="/contact">Ask for prices</ButtonLink>}
      >
        <PickupCard calm="Pickups from Monday to Friday" lead={trucks} pickups={pickupRows}>
          <StoreRuler place={here} />
        </PickupCard>
      </Hero>

      <Section
        title="Six ways to send it"
        text="Four carriers, and two questions that matter more than the carrier: how far, how fast."
      >
        <CarrierCells carriers={ways} />
      </Section>

      <Section ruled id="trucks">
        <Split columns="6-6">
          <Column
            title="The week at the back door"
            text="What misses Friday’s truck rides on Monday. USPS also takes letters and parcels on Saturday."
          >
            <WeekTable caption="Pickup schedule" note="Times are PM, Eastern." rows={pickupWeek} />
          </Column>
          <Dock trucks={pickupRows} />
        </Split>
      </Section>

      <Section kraft tight>
        <Split columns="6-6">
          <Column
            title="Packing, if you want it"
            text="We pack what you bring, in front of you, after you have heard the price. If it breaks all the same, we handle the insurance claim process."
          >
            <Actions>
              <GoLink href="/packing-services">How we pack</GoLink>
              <GoLink href="/packaging-supplies">Just the box</GoLink>
            </Actions>
          </Column>
          <Column
            title="Business accounts"
            text="Ship often? A business account brings volume discounts with the carriers you use. Tell us what leaves your office in a month."
          >
            <Actions>
              <GoLink href="/contact">Ask for a business account</GoLink>
            </Actions>
          </Column>
        </Split>
      </Section>

      <Section>
        <Split columns="6-6">
          <TitledList title="Before you bring it" items={before} />
          <TitledList title="Why choose us" items={reasons} />
        </Split>
      </Section>
      <StoreTrustStrip place={here} />

      <Section>
        <Split columns="5-7">
          <QuoteCard
            title="A price for your parcel"
            text="Nothing is booked or paid online. Call, write, or use the quote form."
            phone={number}
          >
            <GoLink href={read(quoteUrl, here)} icon="arrow-up-right">
              Online quote form
            </GoLink>
          </QuoteCard>
          <Column title="Track what you sent">
            <StoreTracking />
          </Column>
        </Split>
      </Section>
    </>
  );
}
