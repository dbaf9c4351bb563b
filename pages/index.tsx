import './_components/labels/label-pair.css';
import { Link, type PageMeta, read } from '#authoring';
import { NineAreas } from './_blocks/areas/nine-areas.tsx';
import { FourCarriers } from './_blocks/carriers/four-carriers.tsx';
import { LeaveToday } from './_blocks/carriers/leave-today.tsx';
import { TrackFromHome } from './_blocks/carriers/track-from-home.tsx';
import { HomeChoices } from './_blocks/choices/home-choices.tsx';
import { QuoteBand } from './_blocks/store/quote-band.tsx';
import { StoreRating } from './_blocks/store/store-rating.tsx';
import { StoreTestimonials } from './_blocks/store/store-testimonials.tsx';
import { StoreTrustStrip } from './_blocks/store/store-trust-strip.tsx';
import { Steps } from './_components/guides/steps.tsx';
import { ButtonLink } from './_components/links/button.tsx';
import { CallLink } from './_components/links/call-link.tsx';
import { TextLink } from './_components/links/text-link.tsx';
import { Hero } from './_components/sections/hero.tsx';
import { Section, SectionHead } from './_components/sections/section.tsx';
import { Split } from './_components/sections/split.tsx';
import { howItWorks } from './_content/home.tsx';
import { daysInWords } from './_facts/days-text.ts';
import { openingHours } from './_facts/hours.ts';
import { openDays } from './_facts/hours-rows.ts';
import { phone, responseHours, serviceRadius } from './_facts/identity.ts';
import { mapLinks } from './_facts/maps.ts';
import { nextPickup } from './_facts/pickup-days.ts';
import { storeName } from './_facts/placeholders.ts';
import { postalAddress } from './_facts/postal-address.ts';
import { lowestRent } from './_facts/price-texts.ts';
import { customerReviews } from './_facts/reviews.ts';
import { contactLink } from './_navigation/contact-link.ts';

const here = '/';
const address = postalAddress(here);
const { street, city, region } = address;

export const meta: PageMeta = {
  title: `${read(storeName, here)} | Shipping in ${city}, ${region}`,
  description: `FedEx, UPS, USPS and DHL at one counter in ${city}, ${region}. Packing, mailboxes from ${lowestRent}, walk-in notary and printing. Open ${daysInWords(openDays(openingHours))}.`,
  keywords: ['shipping', 'mailboxes', 'notary'],
  schemaType: 'LocalBusiness',
  own: { reviewItems: customerReviews[here] },
};

export default function Home() {
  return (
    <>
      <Hero
        title="We pack it and ship it: FedEx, UPS, USPS and DHL at one counter"
        lead={`Bring your item to ${street}, boxed or not. We’ll pack it, help you choose a service and print the label.`}
        actions={
          <>
            <ButtonLink href={contactLink({ subject: 'shipping-quote', about: 'shipping' })}>
              Get a quote
            </ButtonLink>
            <ButtonLink look="line" href="/mailbox-services">
              Rent a mailbox
            </ButtonLink>
            <TextLink href="/contact#find-us">Find us</TextLink>
          </>
        }
      >
        <LeaveToday place={here}>
          <p className="row label-pair ways">
            <CallLink phone={read(phone, here)} />
            <TextLink href={mapLinks(here).directions} icon="map-pin">
              Directions
            </TextLink>
          </p>
        </LeaveToday>
      </Hero>

      <Section
        id="have"
        title="Our main services"
        text={
          <>
            In a hurry? See <Link href="/overnight-shipping">overnight shipping</Link>. Packing it
            yourself? See <Link href="/packaging-supplies">supplies</Link> and{' '}
            <Link href="/resources">guides</Link>. Fax, scan or passport photo? See{' '}
            <Link href="/business-services">business services</Link>.
          </>
        }
      >
        <HomeChoices />
      </Section>

      <Section
        ruled
        id="drop-off"
        title="Drop off a package with any of four carriers"
        text={
          <>
            {afterFriday} <Link href="/shipping-services#compare">Compare all four</Link>
          </>
        }
      >
        <FourCarriers />
      </Section>

      <Section ruled tight id="track">
        <Split columns="6-6">
          <SectionHead
            title="Track a package"
            text="Type the number on your receipt. We’ll find the carrier and open its tracking page."
          />
          <TrackFromHome />
        </Split>
      </Section>

      <Section kraft tight title="How it works" text={<StoreRating place={here} />}>
        <Steps steps={howItWorks} />
      </Section>

      <Section
        title="How far are you from us?"
        text={
          <>
            Approximate miles by road. We serve customers within {serviceRadius.miles} miles.{' '}
            <Link href="/locations">See all distances</Link>
          </>
        }
      >
        <NineAreas />
      </Section>

      <StoreTestimonials place={here} tight />
      <StoreTrustStrip place={here} />

      <QuoteBand
        place={here}
        title="Get a price before you come"
        text={`Tell us these four things. We typically respond within ${responseHours} hours on business days. You don’t need an account. If you ship often, ask about volume discounts.`}
        about="shipping"
      />
    </>
  );
}

/** When a package leaves that misses the last pickup of the week. */
const nextFedex = nextPickup('fedex', 'Friday');
const nextUsps = nextPickup('usps', 'Friday');
const orUsps = nextUsps === nextFedex ? '' : `, or ${nextUsps} with USPS`;
const afterFriday = `Miss Friday’s pickup? It goes out ${nextFedex}${orUsps}.`;
