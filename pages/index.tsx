import { Link, type PageMeta, read } from '#authoring';
import { Actions } from './_components/actions.tsx';
import { AreaCards } from './_components/area-cards.tsx';
import { ButtonLink } from './_components/button.tsx';
import { AreaMap } from './_components/drawings/area-map.tsx';
import { GoLink } from './_components/go-link.tsx';
import { Hero } from './_components/hero.tsx';
import { ListRule } from './_components/list-rule.tsx';
import { NeedList } from './_components/need-list.tsx';
import { QuoteCard } from './_components/quote-card.tsx';
import { Steps } from './_components/steps.tsx';
import { StoreRow } from './_components/store-row.tsx';
import { CoreServices } from './_layouts/core-services.tsx';
import { Section, SectionHead } from './_layouts/section.tsx';
import { Column, Split } from './_layouts/split.tsx';
import { StoreTestimonials } from './_layouts/store-testimonials.tsx';
import { StoreTrustStrip } from './_layouts/store-trust-strip.tsx';
import { TodayLabel } from './_layouts/today-label.tsx';
import { phone, responseHours, serviceRadius } from './_store/identity.ts';
import { truckTime } from './_store/pickups.ts';
import { quoteUrl, storeName } from './_store/placeholders.ts';
import { postalAddress } from './_store/postal-address.ts';
import { dropOff, forQuote, howItWorks, nearby, ratingText } from './_words/home.ts';

const address = postalAddress('/');
const { street, city, region } = address;

export const meta: PageMeta = {
  title: `${read(storeName, '/')}: ship, pack, mailbox in ${city}, ${region}`,
  description: `Open Monday to Saturday at ${street}. FedEx and UPS leave at ${truckTime('fedex')}, DHL at ${truckTime('dhl')}. Packing, mailboxes, notary and printing.`,
  keywords: ['pack and ship store', 'mailbox rental', 'notary'],
  schemaType: 'LocalBusiness',
};

export default function Home() {
  return (
    <>
      <Hero
        title={
          <>
            <span>Bring it as it is.</span> It leaves packed, labeled and on a truck.
          </>
        }
        lead="Four carriers at one counter on North College Road. We box it, tell you what each one charges, print the label and hand it over."
        actions={
          <>
            <ButtonLink href="/contact">Get a quote</ButtonLink>
            <ButtonLink look="line" href="/mailbox-services">
              Rent a mailbox
            </ButtonLink>
          </>
        }
      >
        <TodayLabel place="/">
          <StoreRow
            address={address}
            phone={read(phone, '/')}
            way={{ title: 'Find us', href: '/contact' }}
          />
        </TodayLabel>
      </Hero>

      <Section
        title="Four things people walk in for"
        text="Nothing is ordered online. Come by, call or write first."
      >
        <CoreServices />
      </Section>

      <Section ruled>
        <Split columns="5-7">
          <SectionHead
            title="Just dropping off?"
            text={
              <>
                After the last truck on Friday the next pickup is Monday, apart from USPS on
                Saturday. <Link href="/shipping-services#trucks">The week’s pickups</Link>
              </>
            }
          />
          <ListRule items={dropOff()} />
        </Split>
      </Section>

      <Section kraft tight title="How it works: from your hands to the truck">
        <Steps steps={howItWorks} />
      </Section>

      <Section>
        <Split columns="5-7">
          <Column
            title="Eleven places, by the road"
            text={`How far you drive to ${street}. We work within ${serviceRadius.miles} miles of it.`}
          >
            <AreaCards areas={nearby} />
            <Actions>
              <GoLink href="/locations" icon="map-pin">
                All eleven distances
              </GoLink>
            </Actions>
          </Column>
          <AreaMap title="Map of the places around the store, drawn by road miles. The locations page has the same miles." />
        </Split>
      </Section>

      <Section ruled title="What a customer might say" text={ratingText()}>
        <StoreTestimonials />
      </Section>
      <StoreTrustStrip place="/" />

      <Section>
        <Split columns="5-7">
          <QuoteCard
            title="Get a price before you drive over"
            text={`Send these four things. We answer within ${responseHours} hours on business days.`}
            phone={read(phone, '/')}
          >
            <GoLink href={read(quoteUrl, '/')} icon="arrow-up-right">
              Online quote form
            </GoLink>
          </QuoteCard>
          <NeedList items={forQuote} />
        </Split>
      </Section>
    </>
  );
}
