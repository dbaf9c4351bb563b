import type { PageMeta } from '#authoring';
import auctionCheckedIn from './_assets/drawings/auction-checked-in.svg';
import auctionPaidInvoice from './_assets/drawings/auction-paid-invoice.svg';
import auctionReleaseSent from './_assets/drawings/auction-release-sent.svg';
import auctionSignedDelivery from './_assets/drawings/auction-signed-delivery.svg';
import lotTag from './_assets/drawings/lot-tag.svg';
import { FeatureCells } from './_components/cells/feature-cells.tsx';
import { ShowIllustration } from './_components/drawings/show-illustration.tsx';
import { Faq } from './_components/guides/faq.tsx';
import { Steps } from './_components/guides/steps.tsx';
import { Section } from './_components/sections/section.tsx';
import { Column, Split } from './_components/sections/split.tsx';
import { faq, features, need, steps } from './_content/auction-services.ts';
import { ArtPage } from './_templates/art-page.tsx';

const auctionSteps = [
  auctionPaidInvoice,
  auctionReleaseSent,
  auctionCheckedIn,
  auctionSignedDelivery,
] as const;

const address = '/auction-services';

export const meta: PageMeta = {
  title: 'Auction shipping in Wilmington, NC for buyers and sellers',
  description:
    'Auction shipping for buyers, sellers and estates. See what to ask the auction house, what to tell us, and how to get a price before you bid.',
  keywords: ['auction shipping Wilmington NC', 'auction lot pickup', 'estate sale shipping'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Shipping Services', url: '/shipping-services' },
    { name: 'Auction Services', url: address },
  ],
  own: {
    services: ['Auction lot packing and shipping', 'Consignment shipping', 'Estate sale shipping'],
  },
  faqItems: faq,
};

export default function AuctionServices() {
  return (
    <ArtPage
      address={address}
      meta={meta}
      title="Auction shipping in Wilmington for buyers and sellers"
      lead="Send us the link to the lot and the delivery address, and ask for a price before you bid."
      ask="Get a quote for a lot"
      need={{ title: 'What to copy from the lot’s page', items: need }}
      closing={{
        title: 'Bidding this week?',
        text: 'Tell us the date of the sale, and ask for a quote before you bid.',
      }}
    >
      <Section tight>
        <Split columns="7-5">
          <Column title="Auction shipping questions">
            <Faq items={faq} />
          </Column>
          <ShowIllustration of={lotTag} />
        </Split>
      </Section>
      <Section ruled tight title="Auction shipping for buyers, sellers and estates">
        <FeatureCells features={features} />
      </Section>
      <Section kraft tight title="How to ship a lot you bought">
        <Steps steps={steps} pictures={auctionSteps} />
      </Section>
    </ArtPage>
  );
}
