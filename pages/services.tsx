import { type PageMeta, read } from '#authoring';
import { ButtonLink } from './_components/button.tsx';
import { CallLink } from './_components/call-link.tsx';
import { CarrierCells } from './_components/carrier-cells.tsx';
import { Sorting } from './_components/drawings/sorting.tsx';
import { Faq } from './_components/faq.tsx';
import { Hero } from './_components/hero.tsx';
import { ListRule } from './_components/list-rule.tsx';
import { QuoteCard } from './_components/quote-card.tsx';
import { Section, SectionHead } from './_layouts/section.tsx';
import { Split } from './_layouts/split.tsx';
import { StoreTracking } from './_layouts/store-tracking.tsx';
import { StoreTrustStrip } from './_layouts/store-trust-strip.tsx';
import { uspsLimits } from './_store/carriers.ts';
import { counterServices } from './_store/counter-services.ts';
import { servicesFaq } from './_store/faq.ts';
import { counted, dollars } from './_store/format.ts';
import { authorizations, phone } from './_store/identity.ts';
import { pageTitle } from './_store/page-title.ts';
import { type PickupRow, pickupRows } from './_store/pickup-rows.ts';
import { countriesReached, international, transitDays } from './_store/transit.ts';

const here = '/services';
const trail = [{ name: 'Services', url: here }] as const;

export const meta: PageMeta = {
  title: pageTitle('Services: FedEx, UPS, USPS and more'),
  description:
    'Which carrier for which parcel, and everything else one counter in Wilmington, NC does: packing, mailboxes, notary, printing, freight.',
  keywords: ['FedEx or UPS or USPS', 'shipping services', 'packing', 'mailboxes', 'freight'],
  schemaType: 'LocalBusiness',
  breadcrumbs: trail,
  services: ['Shipping', 'Packing', 'Mailbox rental', 'Notary', 'Printing and copying', 'Freight'],
  faqItems: servicesFaq,
};

export default function Services() {
  const number = read(phone, here);
  return (
    <>
      <Hero
        title="You bring it. We know which truck."
        trail={trail}
        lead="Say what it is, where it goes and by when. We read you the prices of each carrier side by side, and you pick one. Nothing is booked before you do."
        actions={
          <>
            <ButtonLink href="/contact">Ask for prices</ButtonLink>
            <CallLink phone={number} />
          </>
        }
      >
        <Sorting ways={ways} />
      </Hero>

      <Section
        title="FedEx, UPS and USPS"
        text="The large time is when each collects. Follow a name for its services and limits."
      >
        <CarrierCells carriers={summaries()} />
      </Section>

      <Section ruled title="The rest of the counter">
        <Split columns="6-6">
          <ListRule items={counterServices.sent} />
          <ListRule items={counterServices.done} />
        </Split>
      </Section>

      <Section kraft tight>
        <QuoteCard
          title="Call for a quote"
          text="A short call gives you a price. Have the ZIP code and a rough weight at hand."
          phone={number}
        />
      </Section>

      <Section>
        <Split columns="6-6">
          <div>
            <SectionHead title="Asked every day" />
            <Faq items={servicesFaq} />
          </div>
          <div>
            <SectionHead title="Why choose us" />
            <ListRule items={reasons} />
          </div>
        </Split>
      </Section>
      <StoreTrustStrip place={here} />
      <Section tight title="Already on its way?">
        <StoreTracking />
      </Section>
    </>
  );
}

const ways = [
  ['FedEx', 'Due tomorrow'],
  ['UPS', 'Heavy, by ground'],
  ['USPS', 'A letter, a PO box'],
  ['DHL', 'Another country'],
] as const;

function summaries() {
  const may = read(authorizations, here);
  return [
    {
      ...row('fedex'),
      href: '/services/fedex',
      text: `Express the next morning, Ground in ${counted(transitDays.fedexGround, 'day')}, ${countriesReached.fedex}+ countries. We are a ${may.fedex}.`,
    },
    {
      ...row('ups'),
      href: '/services/ups',
      text: `Ground to Next Day Air, and ${international.canadaAndMexicoOnly[1]} to Canada and Mexico. It must carry a printed label. We are a ${may.ups}.`,
    },
    {
      ...row('usps'),
      href: '/services/usps',
      text: `From a stamped letter to a box insured for ${dollars(uspsLimits.insuranceUpToCents)}. The only one that delivers to a PO box.`,
    },
  ];
}

function row(carrier: PickupRow['carrier']) {
  const found = pickupRows.find((pickup) => pickup.carrier === carrier);
  return { name: found?.name ?? '', time: found?.time ?? '', days: found?.days ?? '' };
}

const reasons = [
  {
    title: 'One queue instead of four',
    text: 'A return for UPS, a present for FedEx and a letter with a stamp go over the same counter.',
  },
  {
    title: 'We do not sell for one carrier',
    text: 'You hear every price that fits, the dearer and the cheaper.',
  },
  {
    title: 'The claim is our paperwork',
    text: 'Packed here and broken on the way: the insurance claim is ours to handle.',
  },
  {
    title: 'Volume has a price',
    text: 'A business account brings a discount once you ship often.',
  },
];
