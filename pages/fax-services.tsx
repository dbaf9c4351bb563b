import { type PageMeta, read } from '#authoring';
import { FaxLine } from './_components/drawings/paper-scenes.tsx';
import { PaperPage } from './_layouts/paper-page.tsx';
import { faxNumber } from './_store/placeholders.ts';

const address = '/fax-services';
const fax = read(faxNumber, address);

export const meta: PageMeta = {
  title: 'Send or receive a fax in Wilmington, NC',
  description:
    'Fax a form to a clinic, a court or a lender and leave with the printed confirmation, or have a fax sent to our number and pick it up at the counter.',
  keywords: ['fax service Wilmington NC', 'send a fax near me', 'receive a fax'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Business Services', url: '/business-services' },
    { name: 'Fax Services', url: address },
  ],
  services: ['Sending faxes', 'Receiving faxes'],
};

export default function FaxServices() {
  return (
    <PaperPage
      address={address}
      meta={meta}
      title="Someone still wants it by fax"
      lead={`Clinics, courts and lenders often do. We send your pages and print the proof. To get one here, give the sender ${fax.display}.`}
      picture={<FaxLine />}
      ask="Ask about a fax"
      featuresTitle="Out, in, and proof of both"
      features={[
        {
          field: 'Out',
          title: 'Send',
          text: 'In this country or abroad. Bring paper, or the file on your phone; we print it first.',
        },
        {
          field: 'In',
          title: 'Receive',
          text: `Faxes to ${fax.display} are kept at the counter until you ask for them.`,
        },
        {
          field: 'Proof',
          title: 'Confirmation page',
          text: 'Date, time, number and page count, printed by the machine the moment it went through.',
        },
      ]}
      table={{
        title: 'What we need from you',
        caption: 'What to have ready for a fax',
        columns: ['Item', 'Details'],
        groups: [
          {
            title: 'To send',
            rows: [
              ['The number', 'With the area code; the country code if it is abroad.'],
              ['A name', 'Who should get it. It goes on the cover sheet, which we give you.'],
              ['Dark print', 'Pencil and pale stamps arrive as nothing. Copy them darker first.'],
            ],
          },
          {
            title: 'To receive',
            rows: [
              ['Your name on top', 'Ask the sender to write it on the first page.'],
              ['Photo ID', 'Show it when you collect.'],
            ],
          },
        ],
      }}
      tips={{
        title: 'When it does not go through',
        items: [
          {
            title: 'Busy',
            text: 'We try again while you wait, and later if you leave it with us.',
          },
          {
            title: 'No answer',
            text: 'The number may be a telephone. Check it with whoever asked you for the fax.',
          },
          {
            title: 'Too many pages',
            text: 'Split a long file in parts, and say “1 of 3” on the covers.',
          },
        ],
      }}
      visit="The machine runs during opening hours. A fax that comes in overnight is printed in the morning."
    />
  );
}
