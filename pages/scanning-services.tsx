import type { PageMeta } from '#authoring';
import boxOfRecords from './_assets/drawings/box-of-records.svg';
import oldPhoto from './_assets/drawings/old-photo.svg';
import scanBeam from './_assets/drawings/scan-beam.svg';
import signedForm from './_assets/drawings/signed-form.svg';
import stapleOut from './_assets/drawings/staple-out.svg';
import { InlineDrawing } from './_components/drawings/inline-drawing.tsx';
import { assumed } from './_facts/assumed.ts';
import { unpriced } from './_facts/counter-prices.ts';
import { PaperPage } from './_templates/paper-page.tsx';

const address = '/scanning-services';

export const meta: PageMeta = {
  title: 'Document scanning in Wilmington, NC: paper to PDF',
  description:
    'Scan forms, records and photos on N College Rd in Wilmington. See which file to ask for, what to bring, and how to prepare your pages.',
  keywords: ['scanning Wilmington NC', 'scan to PDF', 'scan to email'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Business Services', url: '/business-services' },
    { name: 'Scanning Services', url: address },
  ],
  own: { services: ['Document scanning', 'Scan to email', 'Photo scanning'] },
};

export default function ScanningServices() {
  return (
    <PaperPage
      address={address}
      meta={meta}
      title="Document scanning in Wilmington: paper to PDF"
      lead={`Bring your pages, and we’ll scan them. ${assumed.scanDelivery.says} ${unpriced(address, 'Call for a price.')}`}
      picture={<InlineDrawing of={scanBeam} />}
      ask="Ask for a scan price"
      featuresTitle="What we scan"
      features={[
        {
          picture: signedForm,
          field: 'A few pages',
          title: 'Forms and letters',
          text: 'Scan a signed form, a contract or a receipt that you need to send today.',
        },
        {
          picture: boxOfRecords,
          field: 'Many pages',
          title: 'Records and files',
          text: 'Call first if you have a box of paper.',
        },
        {
          picture: oldPhoto,
          field: 'Originals',
          title: 'Photos and old documents',
          text: 'Show us which pages are torn or fragile before we start.',
        },
      ]}
      table={{
        title: 'Which kind of scan to ask for',
        caption: 'Choices to make before a scan',
        columns: ['If you want to', 'Ask for'],
        groups: [
          {
            title: 'Documents',
            rows: [
              ['Email a form', 'One PDF in black and white, which makes a smaller file.'],
              ['Keep records', 'A separate PDF for each document.'],
              ['Show stamps or highlights', 'A PDF in color.'],
            ],
          },
          {
            title: 'Photos',
            rows: [
              ['Print them again', 'A high-resolution color image.'],
              ['Share them by phone', 'A smaller color image.'],
            ],
          },
        ],
      }}
      tips={{
        picture: stapleOut,
        title: 'How to prepare your pages',
        items: [
          { title: 'Take out the staples', text: 'Remove paper clips and sticky notes too.' },
          {
            title: 'Sort the pages by size',
            text: 'Make one stack for receipts and another for letters.',
          },
          {
            title: 'Write down the file names',
            text: 'A list helps when you have several documents.',
          },
        ],
      }}
      visit="If you want the scan on a USB drive, bring one with you."
    />
  );
}
