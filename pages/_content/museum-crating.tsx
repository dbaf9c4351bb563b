import { Link } from '#authoring';
import { insuranceText } from '../_facts/insurance.ts';

export const steps = [
  {
    title: 'Wait',
    text: 'Leave the crate closed in the room until it reaches room temperature.',
  },
  { title: 'Open', text: 'Take out the bolts and the lid. Leave the other sides closed.' },
  { title: 'Read', text: 'Follow the repacking notes and photos, if the crate has them.' },
  { title: 'Unpack', text: 'Slide out one tray at a time. Pull the tapes, not the object.' },
  { title: 'Keep', text: 'Put all the foam back in place before you store the crate.' },
];

/** What the drawing shows. */
export const parts = [
  {
    title: 'Bolts in plates',
    text: 'Bolts can be loosened many times without wearing out the wood.',
  },
  { title: 'Gasket', text: 'A soft seal under the lid helps to keep out rain and dust.' },
  { title: 'Handles', text: 'Placed so that two people can lift it.' },
  { title: 'Marks', text: 'This side up, fragile, keep dry, and the crate number and weight.' },
  { title: 'Skids', text: 'Feet that leave room for a pallet jack.' },
];

export const materials = [
  {
    title: 'Good choices',
    rows: [
      ['Polyethylene foam', 'Stays firm and gives off few fumes.'],
      ['Cotton tape', 'Slides over a surface without catching.'],
      ['Sealed plywood', 'Bare wood can give off acids in a closed box.'],
    ],
  },
  {
    title: 'Keep away from the object',
    rows: [
      ['Bubble wrap on varnish', 'Its pattern can mark the surface when it is warm.'],
      ['Newspaper, colored tissue', 'Ink and dye can rub off.'],
      ['Loose fill', 'A heavy object can sink through it.'],
    ],
  },
] as const;

export const features = [
  {
    field: 'Opening',
    title: 'A lid with bolts',
    text: 'A wrench opens the crate. It doesn’t need a pry bar.',
  },
  {
    field: 'Notes',
    title: 'Repacking notes in the lid',
    text: 'Ask for photos of each layer, which help to pack the object again.',
  },
  {
    field: 'Storage',
    title: 'Made for the trip home',
    text: 'Label the empty crate for storage, so it is there when the show ends.',
  },
];

export const cover = [
  {
    title: 'The loan agreement says who insures',
    text: 'It can be the borrower or the lender. Tell us before the crate is packed.',
  },
  {
    title: 'Declared value isn’t insurance',
    text: `Ask us about insurance. Over ${insuranceText.appraisalOver}, we recommend an appraisal.`,
  },
  {
    title: 'If you find damage',
    text: `Stop unpacking, take photos, and report it within ${insuranceText.reportWithin}.`,
  },
  {
    title: 'Transport and condition reports',
    text: (
      <>
        See <Link href="/museum-transport">museum transport</Link>. General answers are in the{' '}
        <Link href="/crating-faq">crating FAQ</Link>.
      </>
    ),
  },
];

export const measures = [
  { title: 'Object and mount', text: 'Give us both sizes. The mount can ship separately.' },
  {
    title: 'Weak points',
    text: 'Old repairs, loose paint, and anything a conservator says not to touch.',
  },
  { title: 'Places', text: 'How many times the crate is opened, and at which museums.' },
  {
    title: 'Doors',
    text: 'The smallest door that the crate has to fit through.',
  },
  {
    title: 'Packing date',
    text: 'The date. Ask if your conservator can be there.',
  },
];
