import { type PageMeta, read } from '#authoring';
import deliveredToCounter from './_assets/drawings/receiving-delivered.svg';
import orderToPmb from './_assets/drawings/receiving-order.svg';
import idAtPickup from './_assets/drawings/receiving-pickup.svg';
import receivingScene from './_assets/drawings/scene-package-receiving.svg';
import { Steps } from './_components/guides/steps.tsx';
import { FactsStrip } from './_components/labels/facts-strip.tsx';
import { NeedList } from './_components/lists/need-list.tsx';
import { SceneBand } from './_components/sections/scene-band.tsx';
import { Section } from './_components/sections/section.tsx';
import { assumed } from './_facts/assumed.ts';
import { carrierNames } from './_facts/carrier-names.ts';
import { daysInShort } from './_facts/days-text.ts';
import { dollars } from './_facts/format.ts';
import { weeklyHours } from './_facts/hours.ts';
import { hoursLine, openDays } from './_facts/hours-rows.ts';
import { mailboxTotal } from './_facts/mailbox-totals.ts';
import { postalAddress } from './_facts/postal-address.ts';
import { MailboxPage } from './_templates/mailbox-page.tsx';

const address = '/package-receiving';
const names = Object.values(carrierNames);
const { street } = postalAddress(address);
const firstDay = dollars(mailboxTotal({ size: 'Small', term: 'threeMonth', keys: 1 }).due);

export const meta: PageMeta = {
  title: 'Package receiving in Wilmington, NC, with a mailbox',
  description: `Rent a mailbox and have packages delivered to ${street}. We accept all four carriers. A small mailbox for 3 months is ${firstDay} on the first day.`,
  keywords: ['package receiving Wilmington NC', 'package acceptance'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Mailbox Services', url: '/mailbox-services' },
    { name: 'Package Receiving', url: address },
  ],
  own: { services: ['Package receiving', 'Package holding'] },
};

export default function PackageReceiving() {
  return (
    <MailboxPage
      address={address}
      meta={meta}
      title="Package receiving in Wilmington"
      lead={`With a mailbox, have your orders delivered to our counter at ${street}.`}
      belowOpening={
        <>
          <SceneBand of={receivingScene} />
          <Section tight>
            <FactsStrip
              facts={[
                {
                  name: 'Carriers',
                  value: names.length,
                  text: `${names.join(', ')}.`,
                },
                {
                  name: 'Counter open',
                  value: daysInShort(openDays(read(weeklyHours, address))),
                  text: `${hoursLine(address)}.`,
                },
                {
                  name: 'First-day total',
                  value: firstDay,
                  text: 'For a small mailbox: 3 months of rent, the setup fee and one key deposit.',
                },
              ]}
            />
          </Section>
        </>
      }
      featuresTitle="Delivery and pickup"
      features={[
        {
          field: 'Delivery',
          title: 'We accept your packages',
          text: 'Drivers bring them to our counter during store hours.',
        },
        {
          field: 'Counter',
          title: 'Not on your porch',
          text: 'Nothing is left at your door.',
        },
        {
          field: 'Pickup',
          title: 'You show your ID',
          text: 'We give your packages to you, or to an authorized recipient you approved.',
        },
      ]}
      need={{
        title: 'Before you order',
        list: (
          <NeedList
            items={[
              ['Large items', assumed.largeDeliveries.says],
              ['Perishable items', 'Track the delivery, and plan to pick it up on the same day.'],
              [
                'Someone else',
                'Approve that person as an authorized recipient first. They bring a valid ID.',
              ],
            ]}
          />
        ),
      }}
      closing={{
        title: 'Ask about a large delivery',
        text: 'Tell us the size, the weight and the delivery date before you order.',
      }}
    >
      <Section kraft tight title="How package receiving works">
        <Steps
          steps={[
            {
              title: 'Order',
              picture: orderToPmb,
              text: 'Enter your name, our street address and your PMB number as the shipping address.',
            },
            {
              title: 'Track it',
              picture: deliveredToCounter,
              text: 'The carrier’s website shows when the driver has brought it to our counter.',
            },
            {
              title: 'Pick up',
              picture: idAtPickup,
              text: `Come to the counter. ${assumed.packageId.says}`,
            },
          ]}
        />
      </Section>
    </MailboxPage>
  );
}
