import { Link } from '#authoring';
import { insuranceText } from '../_store/insurance-text.ts';

export const steps = [
  { title: 'Rest', text: 'Closed, in the room, until crate and air agree.' },
  { title: 'Unbolt', text: 'The face with the numbers. The others stay shut.' },
  { title: 'Read', text: 'Photos inside the lid show what comes next.' },
  { title: 'Slide out', text: 'Tray by tray, by the tapes and not by the object.' },
  { title: 'Keep', text: 'All foam goes back in its place before the crate is stored.' },
];

export const parts = [
  {
    title: 'Bolts in plates',
    text: 'They turn a dozen times without wearing the wood, as screws do not.',
  },
  { title: 'Gasket', text: 'A soft seal under the lid keeps rain and dust out.' },
  { title: 'Handles', text: 'For two people, at the height of straight backs.' },
  { title: 'Marks', text: 'Up, fragile, keep dry; crate number and weight. No title, no value.' },
  { title: 'Skids', text: 'Room for a pallet jack from either side.' },
];

export const materials = [
  {
    title: 'Used',
    rows: [
      ['Polyethylene foam', 'Stays firm and gives off next to nothing.'],
      ['Cotton tape, spun film', 'Slide over a surface without catching.'],
      ['Sealed plywood', 'Bare wood breathes acids into a closed box.'],
    ],
  },
  {
    title: 'Kept out',
    rows: [
      ['Bubble against varnish', 'Prints its pattern in the warmth.'],
      ['Newspaper, colored tissue', 'Ink and dye travel as well.'],
      ['Loose fill', 'The heavy end sinks through it.'],
    ],
  },
] as const;

export const features = [
  {
    field: 'Opens',
    title: 'One tool, one side',
    text: 'A wrench, kept in a pouch on the crate. No pry bar comes near it.',
  },
  {
    field: 'Explains',
    title: 'Notes in the lid',
    text: 'Each layer photographed as it went in, with arrows. A copy goes to both registrars.',
  },
  {
    field: 'Lasts',
    title: 'Home again in it',
    text: 'The empty crate has a storage label of its own, so that nobody clears it away mid-show.',
  },
];

export const cover = [
  {
    title: 'The loan agreement says whose',
    text: 'Usually the borrower insures, or the lender does and bills it. We need to know before the first bolt.',
  },
  {
    title: 'A carrier’s part is small',
    text: `Declared value typically ends at ${insuranceText.declaredLimit}. Over ${insuranceText.appraisalOver} have a current appraisal in the file.`,
  },
  {
    title: 'Found damage?',
    text: `Stop unpacking, photograph, and report it within ${insuranceText.reportWithin}.`,
  },
  {
    title: 'The trip itself',
    text: (
      <>
        Handovers and condition reports are on{' '}
        <Link href="/museum-transport">museum transport</Link>, general answers under{' '}
        <Link href="/crating-faq">crating questions</Link>.
      </>
    ),
  },
];

export const measures = [
  { title: 'Object and mount', text: 'Both sizes. The mount may travel apart.' },
  {
    title: 'Weak points',
    text: 'Old repairs, lifting paint, what the conservator forbids to touch.',
  },
  { title: 'Venues', text: 'How many times the lid comes off, and who will be holding it.' },
  {
    title: 'Doors',
    text: 'The smallest one between your store and theirs. The crate passes it, too.',
  },
  { title: 'Packing day', text: 'And whether you or your conservator will be present.' },
];
