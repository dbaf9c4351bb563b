import type { PageMeta } from '#authoring';
import { Envelope } from './_components/drawings/envelope.tsx';
import { MailboxPage } from './_layouts/mailbox-page.tsx';
import { dollars } from './_store/format.ts';
import { mailboxFees, mailboxPlans } from './_store/mailbox-prices.ts';
import { postalAddress } from './_store/postal-address.ts';

const address = '/personal-mailboxes';
const [small, medium] = mailboxPlans;
const store = postalAddress(address);

export const meta: PageMeta = {
  title: 'Personal mailboxes with a street address in Wilmington',
  description:
    'A mailbox for one person or a household: what a small and a medium box cost, whose names may stand on it, and how your mail is kept when you travel.',
  keywords: ['personal mailbox Wilmington NC', 'private mailbox', 'street address mailbox'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Mailbox Services', url: '/mailbox-services' },
    { name: 'Personal Mailboxes', url: address },
  ],
  services: ['Personal mailbox rental', 'Package receiving', 'Mail holding'],
};

export default function PersonalMailboxes() {
  return (
    <MailboxPage
      address={address}
      meta={meta}
      title="Your mail, off the porch"
      lead={`A small box is ${dollars(small.pricing.oneYear.monthly)} a month when you take a year. Your letters and parcels come to a counter with somebody behind it.`}
      picture={
        <Envelope
          title="An envelope addressed to a mailbox at the store"
          lines={['Your name', 'Your box number', store.street, store.cityLine]}
        />
      }
      facts={[
        {
          name: 'Small, one year',
          value: dollars(small.pricing.oneYear.price),
          text: small.description,
        },
        {
          name: 'Medium, one year',
          value: dollars(medium.pricing.oneYear.price),
          text: medium.description,
        },
        { name: 'Setup', value: dollars(0), text: 'On a yearly rental. Shorter ones pay it once.' },
        {
          name: 'Your key',
          value: dollars(mailboxFees.keyDeposit),
          text: 'A deposit. You get it back with the key.',
        },
      ]}
      featuresTitle="What a box does for a home"
      features={[
        {
          field: 'Privacy',
          title: 'Your house stays yours',
          text: 'Give shops, clubs and sellers an address that is not where you sleep.',
        },
        {
          field: 'Parcels',
          title: 'Nothing waits outside',
          text: 'Drivers of all four carriers hand your packages to us, in any weather.',
        },
        {
          field: 'Away',
          title: 'Gone for a month',
          text: 'Ask us to hold your mail, or to send it after you to where you are.',
        },
      ]}
      need={{
        title: 'Before you come in',
        text: 'Everyone in the household who collects mail is named on the box.',
        items: [
          [
            'Two documents',
            'One with your photo and one with your home address. The lists are on the mailbox page.',
          ],
          ['Names', 'Partner, children, roommates: each shows a valid ID the first time.'],
          [
            'Size',
            'Letters and a few magazines fit a small box. Regular parcels ask for more room.',
          ],
        ],
      }}
      closing={{
        title: 'Is a box free today?',
        text: 'Write to us with the size you want, or call. We tell you what is open and keep it for you.',
      }}
    />
  );
}
