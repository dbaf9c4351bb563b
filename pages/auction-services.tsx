import type { PageMeta } from '#authoring';
import { LotTag } from './_components/drawings/lot-tag.tsx';
import { Faq } from './_components/faq.tsx';
import { FeatureCells } from './_components/feature-cells.tsx';
import { ReleaseLetter } from './_components/release-letter.tsx';
import { Steps } from './_components/steps.tsx';
import { ArtPage } from './_layouts/art-page.tsx';
import { Section } from './_layouts/section.tsx';
import { Column, Split } from './_layouts/split.tsx';
import { StoreInsurance } from './_layouts/store-insurance.tsx';
import { postalAddress } from './_store/postal-address.ts';
import { faq, features, need, steps } from './_words/auction-services.ts';

const address = '/auction-services';

export const meta: PageMeta = {
  title: 'Auction shipping in Wilmington, NC for buyers and sellers',
  description:
    'Won a lot, or consigning one? The release letter to send, what the auction house wants before it lets go, and how the piece is packed and shipped.',
  keywords: ['auction shipping Wilmington NC', 'auction lot pickup', 'estate sale shipping'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Shipping Services', url: '/shipping-services' },
    { name: 'Auction Services', url: address },
  ],
  services: ['Auction lot packing and shipping', 'Consignment shipping', 'Estate sale shipping'],
  faqItems: faq,
};

export default function AuctionServices() {
  const { street, cityLine } = postalAddress(address);
  return (
    <ArtPage
      address={address}
      meta={meta}
      title="The hammer fell. Now get it home."
      lead="Auction services for buyers and consignors: we take in the lot, check it against the invoice, pack it and send it to your door or to the saleroom."
      ask="Get a price for a lot"
      picture={<LotTag lines={['Invoice paid', 'Release letter sent', 'Shipper named']} />}
      facts={[
        ['Before you bid', 'Ask', 'A price from photo and size.'],
        ['Once you paid', 'Release', 'A letter that names who collects.'],
        ['After that', 'Ship', 'Packed for the road it takes.'],
      ]}
      need={{ title: 'Copy this from the lot’s page', items: need }}
      closing={{
        title: 'Bidding this week?',
        text: 'Say so in the subject. A shipping price is worth most while the paddle is still down.',
      }}
    >
      <Section tight>
        <Split columns="6-6">
          <Column
            title="The letter that lets a lot go"
            text="Auction houses hand nothing to a stranger. Copy this, fill the gaps, and send it from the address you bid with."
          >
            <ReleaseLetter to={`${street}, ${cityLine}`} />
          </Column>
          <Column title="Buyers ask">
            <Faq items={faq} />
          </Column>
        </Split>
      </Section>
      <Section ruled tight title="Whichever side of the rostrum">
        <FeatureCells features={features} />
      </Section>
      <Section kraft tight title="A bought lot, step by step">
        <Steps steps={steps} />
      </Section>
      <Section
        tight
        title="Cover the sum you paid"
        text="That is hammer price, premium and tax together. Your paid invoice proves it, so keep it with the tracking number."
      >
        <StoreInsurance />
      </Section>
    </ArtPage>
  );
}
