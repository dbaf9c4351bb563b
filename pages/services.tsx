import { type PageMeta, read } from '#authoring';
import { ButtonLink } from './_components/button.tsx';
import { CallLink } from './_components/call-link.tsx';
import { CarrierCells } from './_components/carrier-cells.tsx';
import { Sorting } from './_components/drawings/sorting.tsx';
import { Faq } from './_components/faq.tsx';
import { Hero } from './_components/hero.tsx';
import { ListRule } from './_components/list-rule.tsx';
import { QuoteCard } from './_components/quote-card.tsx';
import { Section } from './_layouts/section.tsx';
import { Column, Split } from './_layouts/split.tsx';
import { StoreTracking } from './_layouts/store-tracking.tsx';
import { StoreTrustStrip } from './_layouts/store-trust-strip.tsx';
import { TitledList } from './_layouts/titled-list.tsx';
import { counterServices } from './_store/counter-services.ts';
import { servicesFaq } from './_store/faq.ts';
import { phone } from './_store/identity.ts';
import { pageTitle } from './_store/page-title.ts';
import { reasons, summaries, ways } from './_words/services.ts';

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
          <Column title="Asked every day">
            <Faq items={servicesFaq} />
          </Column>
          <TitledList title="Why choose us" items={reasons} />
        </Split>
      </Section>
      <StoreTrustStrip place={here} />
      <Section tight title="Already on its way?">
        <StoreTracking />
      </Section>
    </>
  );
}
