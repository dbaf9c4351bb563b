import { Link, type PageMeta } from '#authoring';
import { BillOfLading } from './_components/bill-of-lading.tsx';
import { DockAndLift } from './_components/drawings/dock-and-lift.tsx';
import { FreightPage } from './_layouts/freight-page.tsx';
import { Section, SectionHead } from './_layouts/section.tsx';
import { Split } from './_layouts/split.tsx';
import { serviceRadius } from './_store/identity.ts';
import { fields } from './_words/commercial-freight.ts';

const address = '/commercial-freight';

export const meta: PageMeta = {
  title: 'Commercial freight for Wilmington firms, dock or no dock',
  description: `Freight for firms within ${serviceRadius.miles} miles: business accounts with volume discounts, bills of lading filled in, trucks that fit your door or your street.`,
  keywords: ['commercial freight Wilmington NC', 'business freight account', 'bill of lading'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Shipping Services', url: '/shipping-services' },
    { name: 'Commercial Freight', url: address },
  ],
  services: ['Commercial freight', 'Business freight account'],
};

export default function CommercialFreight() {
  return (
    <FreightPage
      address={address}
      meta={meta}
      title="Commercial freight, whatever your door looks like"
      lead="Your firm sends pallets every month and has no shipping desk. We book the truck that fits your dock, or brings its own lift, and put all of it on one business account."
      picture={<DockAndLift />}
      featuresTitle="What a firm gets"
      features={[
        {
          field: 'Account',
          title: 'Volume discounts',
          text: (
            <>
              By what leaves in a month, whatever the carrier.{' '}
              <Link href="/contact">Open a business account</Link> before the first load.
            </>
          ),
        },
        {
          field: 'Papers',
          title: 'A desk you don’t have',
          text: 'Bills of lading, packing lists and customs invoices, printed and copied at our counter.',
        },
        {
          field: 'Trucks',
          title: 'One pallet or a full load',
          text: 'Part of a trailer, a trailer of your own, or a van that goes straight there.',
        },
      ]}
      need={{
        title: 'To set up the first load',
        text: 'Once this is known, the next loads are a short call.',
        items: [
          ['Your door', 'Dock height, ramp or street level, and what can turn in the yard.'],
          ['Hours', 'When somebody can load, and whom the driver calls.'],
          ['The goods', 'What they are, how packed, how many, how often.'],
          ['Their door', 'The same three answers for the place it goes to.'],
          ['Billing', 'Who pays the freight: you, the buyer, or a third firm.'],
        ],
      }}
    >
      <Section kraft tight>
        <Split columns="5-7">
          <SectionHead
            title="The bill of lading, field by field"
            text="It is the contract, the receipt and the delivery note in one. What is missing on it costs a day or a fee. We type it with you."
          />
          <BillOfLading rows={fields} />
        </Split>
      </Section>
    </FreightPage>
  );
}
