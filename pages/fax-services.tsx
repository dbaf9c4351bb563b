import type { PageMeta } from '#authoring';
import callTheOfficeFirst from './_assets/drawings/call-the-office-first.svg';
import faxCover from './_assets/drawings/fax-cover.svg';
import faxForYou from './_assets/drawings/fax-for-you.svg';
import faxPages from './_assets/drawings/fax-pages.svg';
import formFromPhone from './_assets/drawings/form-from-phone.svg';
import { InlineDrawing } from './_components/drawings/inline-drawing.tsx';
import { assumed } from './_facts/assumed.ts';
import { unpriced } from './_facts/counter-prices.ts';
import { PaperPage } from './_templates/paper-page.tsx';

const address = '/fax-services';

export const meta: PageMeta = {
  title: 'Fax services in Wilmington, NC',
  description:
    'Send a fax from our counter in Wilmington, or ask us about receiving one. See what to bring and what to do if your fax doesn’t go through.',
  keywords: ['fax service Wilmington NC', 'send a fax near me', 'receive a fax'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Business Services', url: '/business-services' },
    { name: 'Fax Services', url: address },
  ],
  own: { services: ['Fax service'] },
};

export default function FaxServices() {
  return (
    <PaperPage
      address={address}
      meta={meta}
      title="Fax services in Wilmington"
      lead={`Bring your pages and the fax number, and we’ll send your fax. ${unpriced(address, 'Call us for a price.')}`}
      picture={<InlineDrawing of={faxCover} />}
      ask="Ask for a fax price"
      featuresTitle="How to use our fax service"
      features={[
        {
          picture: faxPages,
          field: 'Paper',
          title: 'Send the pages you bring',
          text: assumed.faxConfirmation.says,
        },
        {
          picture: formFromPhone,
          field: 'A file',
          title: 'Print it, then fax it',
          text: 'If your form is on your phone, we can print it. You can sign it here before we fax it.',
        },
        {
          picture: faxForYou,
          field: 'To you',
          title: 'Ask about receiving',
          text: assumed.faxReceiving.says,
        },
      ]}
      table={{
        title: 'What you need for a fax',
        caption: 'What to have ready for a fax',
        columns: ['Item', 'What to know'],
        groups: [
          {
            title: 'To send',
            rows: [
              ['Fax number', 'Include the area code. For another country, add the country code.'],
              ['Recipient’s name', 'Write it on the cover sheet, with your name and phone number.'],
              ['Dark print', 'Light pencil and pale stamps are hard to read on a fax.'],
            ],
          },
        ],
      }}
      tips={{
        picture: callTheOfficeFirst,
        title: 'Common fax questions',
        items: [
          {
            title: 'What if there’s no answer?',
            text: 'Check the number with the office that asked for the fax. It could be a voice line.',
          },
          {
            title: 'What if my pages are private?',
            text: 'Call the office first, so someone is at the machine when your fax arrives.',
          },
        ],
      }}
      visit="You can send a fax any time the store is open."
    />
  );
}
