import type { PageMeta } from '#authoring';
import { ScanBeam } from './_components/drawings/paper-scenes.tsx';
import { PaperPage } from './_layouts/paper-page.tsx';
import { largestPrint } from './_store/printing.ts';

const address = '/scanning-services';

export const meta: PageMeta = {
  title: 'Scanning: paper to PDF, by e-mail or on a stick',
  description:
    'A signed contract, a shoebox of receipts or a family album turned into files you can search and send, by the page or by the box, and your originals back.',
  keywords: ['scanning Wilmington NC', 'scan to PDF', 'scan to email'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Business Services', url: '/business-services' },
    { name: 'Scanning Services', url: address },
  ],
  services: ['Document scanning', 'Scan to e-mail', 'Photo scanning'],
};

export default function ScanningServices() {
  return (
    <PaperPage
      address={address}
      meta={meta}
      title="Paper goes in. A file comes home with you."
      lead="One page or a carton of them: scanned, named the way you say, and sent to your e-mail or saved on your stick. You keep the paper."
      picture={<ScanBeam />}
      ask="Ask about a scan"
      featuresTitle="From one signature to a whole cabinet"
      features={[
        {
          field: 'One page',
          title: 'Scan to e-mail',
          text: 'The signed form is in the other office before you are back at your car.',
        },
        {
          field: 'A pile',
          title: 'Through the feeder',
          text: 'Both sides at once, one PDF for each document or a single file for all.',
        },
        {
          field: 'Fragile',
          title: 'On the glass',
          text: 'Old photographs, deeds and anything with a crease is laid down by hand.',
        },
      ]}
      table={{
        title: 'Choose what you get',
        caption: 'Kinds of files that a scan can become',
        columns: ['You want to', 'Ask for'],
        groups: [
          {
            title: 'Documents',
            rows: [
              ['Search in it', 'A PDF with text recognition.'],
              ['E-mail it', 'A smaller PDF in black and white.'],
              ['Archive it', 'Color, and one file for each document.'],
            ],
          },
          {
            title: 'Pictures',
            rows: [
              ['Print it again', 'A high resolution image in color.'],
              ['Show it on a screen', 'A JPEG, turned the right way up.'],
            ],
          },
        ],
      }}
      tips={{
        title: 'So that the feeder likes it',
        items: [
          { title: 'Staples out', text: 'Clips and sticky notes as well. We have the remover.' },
          {
            title: 'Same size together',
            text: `Receipts apart from letters; plans up to ${largestPrint} by themselves.`,
          },
          {
            title: 'Say the names',
            text: 'A list of file names saves you an evening of renaming.',
          },
        ],
      }}
      visit="Small jobs are done while you wait. A carton stays with us, and we call when it is ready."
    />
  );
}
