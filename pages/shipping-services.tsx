import { type PageMeta, read } from '#authoring';
import { Actions } from './_components/actions.tsx';
import { ButtonLink } from './_components/button.tsx';
import { CarrierCells } from './_components/carrier-cells.tsx';
import { Dock } from './_components/drawings/dock.tsx';
import { GoLink } from './_components/go-link.tsx';
import { Hero } from './_components/hero.tsx';
import { ListRule } from './_components/list-rule.tsx';
import { PickupCard } from './_components/pickup-card.tsx';
import { QuoteCard } from './_components/quote-card.tsx';
import { WeekTable } from './_components/week-table.tsx';
import { Section, SectionHead } from './_layouts/section.tsx';
import { Split } from './_layouts/split.tsx';
import { StoreRuler } from './_layouts/store-ruler.tsx';
import { StoreTracking } from './_layouts/store-tracking.tsx';
import { StoreTrustStrip } from './_layouts/store-trust-strip.tsx';
import { counterRules } from './_store/counter-rules.ts';
import { repairedAliases } from './_store/dead-links.ts';
import { overnight } from './_store/drop-off.ts';
import { clockTime, counted } from './_store/format.ts';
import { phone } from './_store/identity.ts';
import { pageTitle } from './_store/page-title.ts';
import { pickupRows } from './_store/pickup-rows.ts';
import { pickupWeek } from './_store/pickup-week.ts';
import { pickups, uspsPickup } from './_store/pickups.ts';
import { quoteUrl } from './_store/placeholders.ts';
import { countriesReached, transitDays } from './_store/transit.ts';

const here = '/shipping-services';
const trail = [{ name: 'Shipping Services', url: here }] as const;
const at = (carrier: keyof typeof pickups) => clockTime(pickups[carrier].at);

export const meta: PageMeta = {
  title: pageTitle('Shipping services and pickup times'),
  description: `Ship with FedEx, UPS, USPS or DHL from one counter in Wilmington. Trucks at ${at('dhl')} and ${at('fedex')}, ${pickups.fedex.days.length} days a week, USPS on Saturday too.`,
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
        lead={`Hand it over before the truck comes and it leaves the same day: DHL at ${at('dhl')}, FedEx and UPS at ${at('fedex')}. No label, no box, no idea which carrier? Come anyway.`}
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
          <div>
            <SectionHead
              title="The week at the back door"
              text="What misses Friday’s truck rides on Monday. USPS also takes letters and parcels on Saturday."
            />
            <WeekTable caption="Pickup schedule" note="Times are PM, Eastern." rows={pickupWeek} />
          </div>
          <Dock trucks={pickupRows} />
        </Split>
      </Section>

      <Section kraft tight>
        <Split columns="6-6">
          <div>
            <SectionHead
              title="Packing, if you want it"
              text="We pack what you bring, in front of you, after you have heard the price. If it breaks all the same, we handle the insurance claim process."
            />
            <Actions>
              <GoLink href="/packing-services">How we pack</GoLink>
              <GoLink href="/packaging-supplies">Just the box</GoLink>
            </Actions>
          </div>
          <div>
            <SectionHead
              title="Business accounts"
              text="Ship often? A business account brings volume discounts with the carriers you use. Tell us what leaves your office in a month."
            />
            <Actions>
              <GoLink href="/contact">Ask for a business account</GoLink>
            </Actions>
          </div>
        </Split>
      </Section>

      <Section>
        <Split columns="6-6">
          <div>
            <SectionHead title="Before you bring it" />
            <ListRule items={before} />
          </div>
          <div>
            <SectionHead title="Why choose us" />
            <ListRule items={reasons} />
          </div>
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
          <div>
            <SectionHead title="Track what you sent" />
            <StoreTracking />
          </div>
        </Split>
      </Section>
    </>
  );
}

const trucks = [
  { name: 'DHL', time: at('dhl'), text: 'Monday to Friday' },
  { name: 'FedEx and UPS', time: at('fedex'), text: 'Monday to Friday' },
];

const { arrives } = overnight.chosen;

const ways = [
  {
    name: 'FedEx',
    href: '/fedex-services',
    time: at('fedex'),
    days: 'Pickup Mon–Fri',
    text: `Ground in ${counted(transitDays.fedexGround, 'day')}, Express from the next morning.`,
  },
  {
    name: 'UPS',
    href: '/ups-services',
    time: at('ups'),
    days: 'Pickup Mon–Fri',
    text: 'Ground, 3 Day Select, 2nd Day Air, Next Day Air. Needs a printed label.',
  },
  {
    name: 'USPS',
    href: '/usps-services',
    time: uspsPickup.word,
    days: `Pickup ${uspsPickup.daysText}`,
    text: 'Letters, Media Mail, Certified Mail, and parcels to any mailbox.',
  },
  {
    name: 'DHL',
    href: '/dhl-services',
    time: at('dhl'),
    days: 'Pickup Mon–Fri',
    text: 'Nine ways to leave the country, with the customs papers sent ahead.',
  },
  {
    name: 'International',
    href: '/international-shipping',
    time: `${countriesReached.fedex}+`,
    days: 'Countries',
    text: 'Express, economy and budget side by side, with what customs will ask.',
  },
  {
    name: 'Overnight',
    href: '/overnight-shipping',
    time: clockTime(arrives.priorityBy),
    days: 'Priority, the next business day',
    text: `Or Early AM from ${clockTime(arrives.earlyFrom)}, Standard by ${clockTime(arrives.standardBy)}.`,
  },
];

const before = [
  {
    title: 'A UPS package',
    text: `It needs a pre-printed label. Without one we print it ${counterRules.labelPrinting}.`,
  },
  {
    title: 'An Amazon return',
    text: 'We do not accept Amazon QR-code returns. A printed UPS label works.',
    href: '/returns-labels',
  },
  {
    title: 'Hazardous goods',
    text: 'Hazmat shipping is limited. Tell us about batteries, aerosols or perfume first.',
  },
  {
    title: 'On a pallet, or on canvas',
    text: 'Freight and art have their own desks. Call with the size.',
    href: '/art-shipping',
  },
];

const reasons = [
  {
    title: 'Four prices, not one',
    text: 'We look up each carrier for the same box and the same day.',
  },
  {
    title: 'Somebody to ask',
    text: 'If it is late, bring the receipt. We read the tracking with you.',
  },
  {
    title: 'Small is welcome',
    text: 'One envelope gets the same counter as forty cartons.',
  },
];
