import type { PageMeta } from '#authoring';
import { LotTag } from './_components/drawings/lot-tag.tsx';
import { Faq } from './_components/faq.tsx';
import { FeatureCells } from './_components/feature-cells.tsx';
import { ReleaseLetter } from './_components/release-letter.tsx';
import { Steps } from './_components/steps.tsx';
import { ArtPage } from './_layouts/art-page.tsx';
import { Section, SectionHead } from './_layouts/section.tsx';
import { Split } from './_layouts/split.tsx';
import { StoreInsurance } from './_layouts/store-insurance.tsx';
import { serviceRadius } from './_store/identity.ts';
import { postalAddress } from './_store/postal-address.ts';

const address = '/auction-services';

const faq = [
  {
    question: 'How does the lot get from the auction house to you?',
    answer: `You bring it, a friend does, or the house sends it to our counter. Within ${serviceRadius.miles} miles of the store, ask whether it can be fetched.`,
  },
  {
    question: 'Can I ask for a price before I bid?',
    answer:
      'Yes, and you should. The lot’s page gives a photo and a size; add your address, and you know what to subtract from your limit.',
  },
  {
    question: 'The house has its own shipper. Why you?',
    answer:
      'You may not need us. Ask both for a price that includes packing and cover for the whole sum, and compare those.',
  },
];

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
          <div>
            <SectionHead
              title="The letter that lets a lot go"
              text="Auction houses hand nothing to a stranger. Copy this, fill the gaps, and send it from the address you bid with."
            />
            <ReleaseLetter to={`${street}, ${cityLine}`} />
          </div>
          <div>
            <SectionHead title="Buyers ask" />
            <Faq items={faq} />
          </div>
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

const features = [
  {
    field: 'Buyer',
    title: 'From the saleroom',
    text: 'One lot or several from different houses, gathered here and sent on together.',
  },
  {
    field: 'Consignor',
    title: 'To the saleroom',
    text: 'Packed to be opened, photographed, shown and packed again. Your consignor number is on every side.',
  },
  {
    field: 'Heir',
    title: 'Out of an estate',
    text: 'A table of things for five cousins: each gets a box, and the family one list.',
  },
];

const steps = [
  { title: 'Pay the house', text: 'It releases nothing before the money is in.' },
  {
    title: 'Send the letter',
    text: 'To the house, with a copy to us. Ask when storage starts to cost.',
  },
  {
    title: 'We check it in',
    text: 'Lot number, count and visible damage, compared with the catalog.',
  },
  {
    title: 'It leaves',
    text: 'By the carrier you picked from the quote, with a signature at your door.',
  },
];

const need = [
  ['House and sale', 'Name, city, date, and the link to the lot.'],
  ['Lot number', 'And your paddle or buyer number once you have won.'],
  ['Size and weight', 'As the catalog gives them. Ask the house for what is missing.'],
  ['Your limit', 'Or the sum you paid, so that the cover fits.'],
  ['Last free day', 'After it the house charges for storage.'],
] as const;
