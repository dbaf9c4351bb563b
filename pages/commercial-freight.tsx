import { Link, type PageMeta } from '#authoring';
import dockAndLift from './_assets/drawings/dock-and-lift.svg';
import { BillOfLading } from './_components/papers/bill-of-lading.tsx';
import './_components/papers/load-sheet.css';
import freightPapers from './_assets/drawings/freight-papers.svg';
import loadAfterLoad from './_assets/drawings/load-after-load.svg';
import oneOrMany from './_assets/drawings/one-or-many.svg';
import papersTravel from './_assets/drawings/papers-travel.svg';
import { InlineDrawing } from './_components/drawings/inline-drawing.tsx';
import { ShowIllustration } from './_components/drawings/show-illustration.tsx';
import { Section } from './_components/sections/section.tsx';
import { Column, Split } from './_components/sections/split.tsx';
import { fields } from './_content/commercial-freight.ts';
import { contactLink } from './_navigation/contact-link.ts';
import { FreightPage } from './_templates/freight-page.tsx';

const address = '/commercial-freight';

export const meta: PageMeta = {
  title: 'Commercial freight quotes in Wilmington, NC',
  description:
    'Freight shipping for companies in Wilmington. Ask for a quote and about volume discounts, and see how to fill out the bill of lading.',
  keywords: ['commercial freight Wilmington NC', 'business freight account', 'bill of lading'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Shipping Services', url: '/shipping-services' },
    { name: 'Commercial Freight', url: address },
  ],
  own: { services: ['Commercial freight', 'Business freight account'] },
};

export default function CommercialFreight() {
  return (
    <FreightPage
      address={address}
      meta={meta}
      title="Commercial freight for Wilmington businesses"
      lead="Your company can ship pallets with or without a loading dock. Tell us what you ship, and ask for a quote."
      load={{
        picture: <InlineDrawing of={dockAndLift} />,
        facts: [
          {
            name: 'With a dock',
            text: 'The trailer backs up, and the pallet rolls in.',
          },
          {
            name: 'Without a dock',
            text: 'A liftgate raises the pallet from the street. Ask for it with your quote.',
          },
        ],
      }}
      featuresTitle="What your company can ask for"
      features={[
        {
          drawing: loadAfterLoad,
          title: 'Volume discounts',
          text: (
            <>
              If you ship often,{' '}
              <Link
                href={contactLink({ subject: 'business-account', about: 'commercial-freight' })}
              >
                ask about a business account
              </Link>{' '}
              before your first load.
            </>
          ),
        },
        {
          drawing: freightPapers,
          title: 'Printing and copies',
          text: (
            <>
              You can <Link href="/printing-services">print</Link> bills of lading, packing lists
              and customs invoices at our store.
            </>
          ),
        },
        {
          drawing: oneOrMany,
          title: 'One pallet or more',
          text: 'A few pallets can share a trailer. A bigger load can need a whole trailer.',
        },
      ]}
      need={{
        title: 'What to tell us for a commercial freight quote',
        text: 'Have these details ready when you call or write.',
        items: [
          ['Pickup address', 'Say whether it has a dock, a ramp or only street access.'],
          ['Pickup hours', 'Tell us when someone can load, and who the driver should call.'],
          ['Freight', 'Tell us what it is, how it’s packed, and how often you ship it.'],
          ['Delivery address', 'Give us the same details, and the hours for delivery.'],
          ['Billing', 'Tell us who pays: your company, the buyer or another company.'],
        ],
      }}
    >
      <Section kraft tight>
        <Split columns="5-7">
          <Column
            title="How to fill out a bill of lading"
            text="The bill of lading is the contract with the carrier and the receipt for your freight. Check every field before the driver leaves."
          >
            <ShowIllustration of={papersTravel} />
          </Column>
          <BillOfLading rows={fields} />
        </Split>
      </Section>
    </FreightPage>
  );
}
