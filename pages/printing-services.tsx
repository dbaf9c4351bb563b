import type { PageMeta } from '#authoring';
import { PaperSizes } from './_components/drawings/paper-scenes.tsx';
import { PaperPage } from './_layouts/paper-page.tsx';
import { repairedAliases } from './_store/dead-links.ts';
import { largestPrint } from './_store/printing.ts';

const address = '/printing-services';

export const meta: PageMeta = {
  title: 'Printing and copying on N College Rd, up to 11×17',
  description:
    'Print from a stick, a phone or an e-mail, or copy what you bring: color or black and white, large format up to 11×17 inches, stapled and folded while you wait.',
  keywords: ['printing Wilmington NC', 'copies near me', '11x17 printing', 'color copies'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Business Services', url: '/business-services' },
    { name: 'Printing Services', url: address },
  ],
  services: ['Black and white printing', 'Color printing', 'Copying', 'Large-format printing'],
  aliases: repairedAliases(address),
};

export default function PrintingServices() {
  return (
    <PaperPage
      address={address}
      meta={meta}
      title="From your phone to paper in one visit"
      lead={`We print and copy in color or black and white, on sheets up to ${largestPrint} inches. Bring the file in any way you have it.`}
      picture={<PaperSizes largest={largestPrint} />}
      ask="Ask for a print price"
      featuresTitle="What comes out of the machine"
      features={[
        {
          field: 'A few pages',
          title: 'Boarding pass to lease',
          text: 'Send it to us from your phone at the counter. It is in your hand before the card is back in your wallet.',
        },
        {
          field: 'A stack',
          title: 'Handouts and manuals',
          text: 'Both sides, collated, stapled or hole-punched. Leave long jobs with us and collect them later.',
        },
        {
          field: 'A big sheet',
          title: `Large format, ${largestPrint}`,
          text: 'Plans, spreadsheets that nobody can read on letter paper, and small posters.',
        },
      ]}
      table={{
        title: 'Bring it like this',
        caption: 'Ways to bring a file or an original',
        columns: ['What you have', 'What to do with it'],
        groups: [
          {
            title: 'Files',
            rows: [
              ['A PDF', 'Best of all: it prints as you see it.'],
              [
                'A Word or Excel file',
                'Save a PDF copy too. Fonts and page breaks move between machines.',
              ],
              ['A photo', 'The original from the camera, not a screenshot of it.'],
            ],
          },
          {
            title: 'Paper',
            rows: [
              ['A clean original', 'Copied as it is, larger or smaller.'],
              [
                'A bound book or passport',
                'Tell us: we copy from the glass without hurting the spine.',
              ],
            ],
          },
        ],
      }}
      tips={{
        title: 'Before you press print',
        items: [
          {
            title: 'Color where it counts',
            text: 'A chart needs it. A contract does not, and costs less without.',
          },
          {
            title: 'Margins',
            text: 'Leave a finger’s width. No machine here prints to the very edge.',
          },
          {
            title: 'Shipping labels too',
            text: 'A return label from your e-mail prints here for a small fee.',
          },
        ],
      }}
      visit="For more than a box of paper, call first so that the machine is yours."
    />
  );
}
