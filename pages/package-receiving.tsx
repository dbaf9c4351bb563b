import type { PageMeta } from '#authoring';
import { Parcel } from './_components/drawings/parcel.tsx';
import { MailboxPage } from './_layouts/mailbox-page.tsx';
import { carrierOrder, carriers } from './_store/carriers.ts';
import { dollars } from './_store/format.ts';
import { hoursRows } from './_store/hours-rows.ts';
import { mailboxPlans } from './_store/mailbox-prices.ts';

const address = '/package-receiving';
const names = carrierOrder.map((carrier) => carriers[carrier].name);
const [weekdays, saturday] = hoursRows(address);

export const meta: PageMeta = {
  title: 'Package receiving: we sign, you collect',
  description:
    'Parcels from any carrier are signed for at our counter and kept until you come. Who can use it, when to collect, and what to show when you do.',
  keywords: ['package receiving Wilmington NC', 'package acceptance', 'sign for packages'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Mailbox Services', url: '/mailbox-services' },
    { name: 'Package Receiving', url: address },
  ],
  services: ['Package receiving', 'Signature on delivery', 'Package holding'],
};

export default function PackageReceiving() {
  return (
    <MailboxPage
      address={address}
      meta={meta}
      title="Somebody is home to sign for it"
      lead="Have it sent to your box here. We sign, we note that it came, and it lies behind the counter until you show your ID."
      picture={<Parcel />}
      facts={[
        { name: 'Carriers', value: names.length, text: `${names.join(', ')}.` },
        { name: `Collect ${weekdays?.days}`, value: 'All day', text: weekdays?.hours ?? '' },
        { name: `Collect ${saturday?.days}`, value: 'Morning', text: saturday?.hours ?? '' },
        {
          name: 'Comes with a box',
          value: dollars(mailboxPlans[0].pricing.threeMonth.price),
          text: 'For three months, the shortest term, in the smallest size.',
        },
      ]}
      featuresTitle="From the driver’s hands to yours"
      features={[
        {
          field: 'Arrives',
          title: 'Signed at the counter',
          text: 'A signature that has to be given is given here, by a person, during opening hours.',
        },
        {
          field: 'Waits',
          title: 'Kept inside',
          text: 'It does not stand on a step or in a car that gets hot. Medicine and chocolate like that.',
        },
        {
          field: 'Leaves',
          title: 'Only with an ID',
          text: 'You, or somebody you have approved for your box. Nobody else.',
        },
      ]}
      need={{
        title: 'Tell us about the unusual ones',
        text: 'Most parcels need nothing from you. A few do.',
        items: [
          ['Very large', 'Furniture, bikes, anything on a pallet: call before it ships.'],
          ['Perishable', 'Say when it comes, and fetch it that day.'],
          ['Someone else', 'Add them to your box before you send them to collect.'],
        ],
      }}
      closing={{
        title: 'Expecting something big?',
        text: 'Send us its size and the day. We say whether it fits through our door and where it will wait.',
      }}
    />
  );
}
