import type { PageMeta } from '#authoring';
import { Envelope } from './_components/drawings/envelope.tsx';
import { MailboxPage } from './_layouts/mailbox-page.tsx';
import { dollars } from './_store/format.ts';
import { mailboxPlans, sizeChange } from './_store/mailbox-prices.ts';
import { postalAddress } from './_store/postal-address.ts';

const address = '/business-mailboxes';
const [, medium, large] = mailboxPlans;
const store = postalAddress(address);

export const meta: PageMeta = {
  title: 'Business mailboxes: a street address for your company',
  description:
    'Run a company from home without printing your home on the invoice: a large or medium box, staff who may collect, and a counter that signs for parcels.',
  keywords: ['business mailbox Wilmington NC', 'virtual mailbox', 'business street address'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Mailbox Services', url: '/mailbox-services' },
    { name: 'Business Mailboxes', url: address },
  ],
  services: ['Business mailbox rental', 'Virtual mailbox', 'Package receiving'],
};

export default function BusinessMailboxes() {
  return (
    <MailboxPage
      address={address}
      meta={meta}
      title="A business address that is not your kitchen table"
      lead={`Put ${store.street} on your invoices and your license applications. A large box costs ${dollars(large.pricing.oneYear.price)} for the year.`}
      picture={
        <Envelope
          title="An envelope addressed to a company at its mailbox"
          lines={['Your company', 'Your box number', store.street, store.cityLine]}
        />
      }
      facts={[
        {
          name: 'Large, one year',
          value: dollars(large.pricing.oneYear.price),
          text: large.description,
        },
        {
          name: 'Large, six months',
          value: dollars(large.pricing.sixMonth.price),
          text: 'If you would rather try it first.',
        },
        {
          name: 'Medium, one year',
          value: dollars(medium.pricing.oneYear.price),
          text: 'Enough for checks, contracts and samples.',
        },
        {
          name: 'Growing?',
          value: 'Swap',
          text: sizeChange.prorated
            ? 'Move to another size when one is free; you pay the prorated difference.'
            : 'Move to another size when one is free.',
        },
      ]}
      featuresTitle="What a box does for a company"
      features={[
        {
          field: 'Address',
          title: 'A street, not a PO number',
          text: 'Suppliers and carriers deliver to it like to any office.',
        },
        {
          field: 'Staff',
          title: 'Send whoever is free',
          text: 'Put your people on the box as authorized recipients. You approve each of them.',
        },
        {
          field: 'Virtual',
          title: 'Out of town all year',
          text: 'Rent it as a virtual mailbox: we hold what comes and forward it on the days you choose.',
        },
      ]}
      need={{
        title: 'Opening it for a company',
        text: 'The box is opened by a person, who answers for it.',
        items: [
          ['The holder', 'Comes in with a photo ID and a second document that shows an address.'],
          [
            'Company name',
            'As it should stand on the box, and any other name that mail may carry.',
          ],
          ['Recipients', 'Employees or couriers who collect. Each needs a valid ID.'],
          ['Volume', 'Tell us if pallets or many parcels come, so that we plan the room.'],
        ],
      }}
      closing={{
        title: 'Shipping out as well?',
        text: 'Companies that send often can open a business account with volume discounts. Write to us, and ask for both.',
      }}
    />
  );
}
