import type { PageMeta } from '#authoring';
import fileToPrint from './_assets/drawings/file-to-print.svg';
import floorPlan from './_assets/drawings/floor-plan.svg';
import readItOnceMore from './_assets/drawings/read-it-once-more.svg';
import stackOfCopies from './_assets/drawings/stack-of-copies.svg';
import { PaperSizes } from './_components/drawings/paper-sizes.tsx';
import { assumed } from './_facts/assumed.ts';
import { unpriced } from './_facts/counter-prices.ts';
import { largestPrint, paperSizes } from './_facts/printing.ts';
import { counterRules } from './_facts/store-policies.ts';
import { repairedAliases } from './_navigation/dead-links.ts';
import { PaperPage } from './_templates/paper-page.tsx';

const address = '/printing-services';

export const meta: PageMeta = {
  title: `Printing and copying in Wilmington, NC, up to ${largestPrint}`,
  description: `Print a file or copy a page on N College Rd in Wilmington, from letter size up to ${largestPrint} inches. See how to bring your file, and what to check before you print.`,
  keywords: ['printing Wilmington NC', 'copies near me', '11x17 printing', 'color copies'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Business Services', url: '/business-services' },
    { name: 'Printing Services', url: address },
  ],
  own: { services: ['Printing', 'Copying', 'Large-format printing'] },
  aliases: repairedAliases(address),
};

export default function PrintingServices() {
  return (
    <PaperPage
      address={address}
      meta={meta}
      title={`Printing and copying in Wilmington, up to ${largestPrint}`}
      lead={`${assumed.printFiles.says} ${unpriced(address, 'Call with the size and the number of pages, and we’ll tell you the price.')}`}
      picture={<PaperSizes sizes={paperSizes} />}
      ask="Ask for a print price"
      featuresTitle="What we print and copy"
      features={[
        {
          picture: fileToPrint,
          field: 'Printing',
          title: 'Print a document',
          text: 'Print a form, a resume, a lease or a boarding pass.',
        },
        {
          picture: stackOfCopies,
          field: 'Copying',
          title: 'Make copies',
          text: 'Bring the original, and tell us how many copies you need.',
        },
        {
          picture: floorPlan,
          field: 'Large format',
          title: `Print up to ${largestPrint} inches`,
          text: 'Use this size for a small poster, a floor plan or a wide spreadsheet. It’s as big as two letter pages.',
        },
      ]}
      table={{
        title: 'How to bring your file or original',
        caption: 'How to bring a file or an original',
        columns: ['What you have', 'What to do'],
        groups: [
          {
            title: 'Files',
            rows: [
              ['PDF', 'Bring it as it is. A PDF keeps its fonts and page breaks.'],
              [
                'Word or Excel file',
                'Save it as a PDF first, because the layout can change on another computer.',
              ],
              ['Photo', 'Bring the original file. A screenshot prints less sharply.'],
              [
                'Shipping label',
                `Bring the file or the email. We print labels ${counterRules.labelPrinting}.`,
              ],
            ],
          },
          {
            title: 'Paper',
            rows: [
              ['Loose pages', 'Take out staples and paper clips, and put the pages in order.'],
              ['Book or passport', 'Mark the pages that you need.'],
            ],
          },
        ],
      }}
      tips={{
        picture: readItOnceMore,
        title: 'Before you print',
        items: [
          {
            title: 'Choose the paper size',
            text: `In the file’s page setup, choose a size up to ${largestPrint}.`,
          },
          {
            title: 'Choose where you need color',
            text: `${assumed.printColor.says} Tell us which pages need color.`,
          },
          {
            title: 'Read it once more',
            text: 'Check the spelling and the dates before we print 50 copies.',
          },
        ],
      }}
      visit="If you need a lot of pages, call us before you come."
    />
  );
}
