import type { PageMeta } from '#authoring';
import { read } from '#authoring';
import { Envelope } from './_components/drawings/envelope.tsx';
import { MailboxPage } from './_layouts/mailbox-page.tsx';
import { campusDrive } from './_store/drive-times.ts';
import { counted, dollars } from './_store/format.ts';
import { mailboxFees, universityMailbox } from './_store/mailbox-prices.ts';
import { postalAddress } from './_store/postal-address.ts';

const address = '/student-mailboxes';
const store = postalAddress(address);
const [semester, year] = universityMailbox.terms;

export const meta: PageMeta = {
  title: 'Student mailboxes near UNCW, by the semester or year',
  description:
    'A mailbox near campus for a semester or a year: the lobby is open around the clock, parcels from home wait for you, and setup takes two cards you carry.',
  keywords: ['student mailbox UNCW', 'UNCW packages', 'semester mailbox Wilmington'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Mailbox Services', url: '/mailbox-services' },
    { name: 'Student Mailboxes', url: address },
  ],
  services: ['Student mailbox rental', 'Package receiving', 'Summer mail forwarding'],
  areaServed: ['UNCW'],
};

export default function StudentMailboxes() {
  return (
    <MailboxPage
      address={address}
      meta={meta}
      title="One address for every dorm you will live in"
      lead={`Rent a box by the ${semester} or the ${year}. Rooms change each fall; the box stays, and so does what your bank and your parents have written down.`}
      picture={
        <Envelope
          title="A letter from home addressed to a student’s mailbox"
          lines={['You, not your roommate', 'Your box number', store.street, store.cityLine]}
        />
      }
      facts={[
        { name: 'Terms', value: `${semester}, ${year}`, text: 'You choose when you set it up.' },
        {
          name: 'Lobby',
          value: universityMailbox.lobbyAccess,
          text: 'Open your box after a late class or before an early one.',
        },
        {
          name: 'From campus',
          value: counted(read(campusDrive, address), 'minute'),
          text: 'By car, and on the campus-area bus route.',
        },
        {
          name: 'Lost key',
          value: dollars(mailboxFees.replacementKey),
          text: 'For a new one. It happens.',
        },
      ]}
      featuresTitle="What students use it for"
      features={[
        {
          field: 'From home',
          title: 'Care packages',
          text: 'We take them in while you are in a lecture. No slip on the door, no second attempt.',
        },
        {
          field: 'To sell or return',
          title: 'Textbooks and returns',
          text: 'Ship books at the end of the term from the counter where your mail is.',
        },
        {
          field: 'In summer',
          title: 'Mail that follows you',
          text: 'Going home or abroad? We hold letters or forward them until you are back.',
        },
      ]}
      need={{
        title: 'Two cards and you are set',
        text: 'Setting up a student box asks for these.',
        items: [
          ['Student ID', 'From your university.'],
          ['Driver’s license', 'Yours, valid. From abroad? Bring your passport and ask us.'],
          ['Dates', 'When the term begins and ends for you.'],
        ],
      }}
      closing={{
        title: 'Moving in soon?',
        text: 'Write before you travel, and ship your boxes ahead to your new address.',
      }}
    />
  );
}
