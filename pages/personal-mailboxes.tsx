import { Link, type PageMeta } from '#authoring';
import doormatOrMailbox from './_assets/drawings/doormat-or-mailbox.svg';
import sizeAndStart from './_assets/drawings/personal-size-and-start.svg';
import { InlineDrawing } from './_components/drawings/inline-drawing.tsx';
import { dollars } from './_facts/format.ts';
import { mailboxPlans } from './_facts/mailbox-prices.ts';
import { lowestRent } from './_facts/price-texts.ts';
import { sourced } from './_facts/sources.ts';
import { BringList } from './_islands/bring-list/bring-list.tsx';
import { MailboxPage } from './_templates/mailbox-page.tsx';
import { MailboxPrices } from './_templates/mailbox-prices.tsx';

const address = '/personal-mailboxes';
const [small] = mailboxPlans;
const { price } = small.pricing.oneYear;

export const meta: PageMeta = {
  title: `Personal mailboxes in Wilmington, NC: ${dollars(price)} a year`,
  description: `Keep your home address private. A small personal mailbox is ${dollars(price)} for 1 year. See each term, what is due on the first day, and what to bring for your household.`,
  keywords: ['personal mailbox Wilmington NC', 'private mailbox', 'street address mailbox'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Mailbox Services', url: '/mailbox-services' },
    { name: 'Personal Mailboxes', url: address },
  ],
  own: { services: ['Personal mailbox rental', 'Package receiving', 'Mail holding'] },
};

export default function PersonalMailboxes() {
  return (
    <MailboxPage
      address={address}
      meta={meta}
      title={`Personal mailboxes in Wilmington: ${dollars(price)} a year`}
      lead={`That price is for a small box and works out to ${lowestRent}.`}
      prices={
        <MailboxPrices size="Small">
          <InlineDrawing of={doormatOrMailbox} />
        </MailboxPrices>
      }
      featuresTitle="Why rent a mailbox for your household?"
      features={[
        {
          field: 'Privacy',
          title: 'Keep your home address private',
          text: 'When you order or sell online, you can give your mailbox address instead.',
        },
        {
          field: 'Packages',
          title: 'Get packages off your porch',
          text: 'FedEx, UPS, USPS and DHL can deliver to our counter, even while you’re at work.',
        },
        {
          field: 'Travel',
          title: 'Get your mail while you travel',
          text: 'We can hold your mail for you or forward it to where you’re staying.',
        },
      ]}
      need={{
        title: 'What to bring for your household',
        text: (
          <>
            See <Link href="/mailbox-services#id">every ID we can accept</Link>.
          </>
        ),
        list: (
          <BringList
            title="What to bring for your household"
            items={[
              ['Photo ID', 'For example, your driver’s license.'],
              ['Proof of address', 'For example, your vehicle registration or current lease.'],
              [
                'Your family',
                sourced(
                  'uspsForm1583',
                  'Each adult who gets mail here fills out USPS Form 1583 and shows two IDs.',
                ),
              ],
            ]}
          />
        ),
      }}
      closing={{
        title: 'Reserve a personal mailbox',
        text: 'Tell us which size you want and when you’d like to start.',
        picture: sizeAndStart,
      }}
    />
  );
}
