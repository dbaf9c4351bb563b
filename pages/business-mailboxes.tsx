import { Link, type PageMeta } from '#authoring';
import whatShipsEachMonth from './_assets/drawings/business-each-month.svg';
import { Envelope } from './_components/drawings/envelope.tsx';
import { dollars } from './_facts/format.ts';
import { mailboxPlans } from './_facts/mailbox-prices.ts';
import { postalAddress } from './_facts/postal-address.ts';
import { sourced } from './_facts/sources.ts';
import { BringList } from './_islands/bring-list/bring-list.tsx';
import { MailboxPage } from './_templates/mailbox-page.tsx';
import { MailboxPrices } from './_templates/mailbox-prices.tsx';

const address = '/business-mailboxes';
const [, , large] = mailboxPlans;
const { oneYear } = large.pricing;
const store = postalAddress(address);

export const meta: PageMeta = {
  title: `Business mailboxes in Wilmington, NC: ${dollars(oneYear.price)} a year`,
  description: `Get a street address for your home business. A large mailbox is ${dollars(oneYear.price)} for 1 year. See who can pick up, what to bring and how a virtual mailbox works.`,
  keywords: ['business mailbox Wilmington NC', 'virtual mailbox', 'business street address'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Mailbox Services', url: '/mailbox-services' },
    { name: 'Business Mailboxes', url: address },
  ],
  own: { services: ['Business mailbox rental', 'Virtual mailbox', 'Package receiving'] },
};

export default function BusinessMailboxes() {
  return (
    <MailboxPage
      address={address}
      meta={meta}
      title={`Business mailboxes in Wilmington: a large box for ${dollars(oneYear.price)} a year`}
      lead={`A large box gives your company a street address at ${store.street}. We receive your packages, and your employees can pick them up.`}
      prices={
        <MailboxPrices size="Large">
          <Envelope
            title="An envelope with a company’s name, our street and the company’s PMB number"
            lines={['Your Company', `${store.street} PMB 123`, store.cityLine]}
          />
        </MailboxPrices>
      }
      featuresTitle="How a mailbox helps a business"
      features={[
        {
          field: 'Home business',
          title: 'Use a street address',
          text: 'If you run a home business, you can put this address on your website and business cards.',
        },
        {
          field: 'Employees',
          title: 'Send someone to pick up',
          text: 'Add employees as authorized recipients. You approve each of them, and they must show a valid ID.',
        },
        {
          field: 'Out of town',
          title: 'Rent a virtual mailbox',
          text: (
            <>
              Is your office in another city? We can hold your company’s mail or{' '}
              <Link href="/mail-forwarding">forward it</Link>.
            </>
          ),
        },
      ]}
      need={{
        title: 'Before you rent a business mailbox',
        text: 'One person rents the mailbox for your company and brings two IDs.',
        list: (
          <BringList
            title="Before you rent a business mailbox"
            items={[
              ['Photo ID', 'For example, a passport or a driver’s license.'],
              [
                'Proof of address',
                'For example, vehicle insurance. You can’t use your photo ID for this too.',
              ],
              [
                'Names',
                sourced(
                  'uspsForm1583',
                  'USPS Form 1583 lists the company and each person whose mail goes to the box.',
                ),
              ],
              [
                'Licenses',
                'Before you use the address on a license or registration, ask the agency if it accepts a private mailbox.',
              ],
            ]}
          />
        ),
      }}
      closing={{
        title: 'Do you ship often?',
        text: 'Ask about a business account with volume discounts. Tell us how many packages you send each month.',
        picture: whatShipsEachMonth,
      }}
    />
  );
}
