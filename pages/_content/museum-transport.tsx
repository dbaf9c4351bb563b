import { Link } from '#authoring';
import { insuranceText } from '../_facts/insurance.ts';

export const faq = [
  {
    question: 'Can a courier travel with the object?',
    answer: 'Ask us first, and tell us what the loan agreement says.',
  },
  {
    question: 'Can we use our own crate?',
    answer: 'Ask us first, and give us the inside measurements.',
  },
  {
    question: 'Can you store an object between two shows?',
    answer: 'Ask us first, and check your loan agreement. It can limit where the object is stored.',
  },
];

export const steps = [
  {
    title: 'Agree',
    text: 'The lender and the borrower agree on packing, carrier and insurance.',
  },
  {
    title: 'Record',
    text: 'Check the front, back and base, and write down each mark.',
  },
  {
    title: 'Crate',
    text: 'Choose a crate that opens with screws or bolts, so it can be packed again.',
  },
  {
    title: 'Ship',
    text: 'Ask who signs for the closed crate. The borrower checks it before it is opened.',
  },
  {
    title: 'Return',
    text: 'Pack it in the same crate. When it’s home, compare it with the report.',
  },
];

/** An example of a report. The places are those in the drawing. */
export const marks = [
  { title: 'Frame, A3', text: 'Chip at the lower left corner. Old: there is dust in the break.' },
  {
    title: 'Surface, A1',
    text: 'Fine scratch in the varnish. You can see it only in light from the side.',
  },
  { title: 'Edge, C2', text: 'Canvas is loose on the right side. One stretcher key is missing.' },
  { title: 'Back', text: 'Lender’s label and inventory number, copied exactly.' },
];

export const features = [
  {
    field: 'Insurance',
    title: 'Often the museum’s own policy',
    text: 'Ask whose policy applies from wall to wall. Declared value doesn’t replace it.',
  },
  {
    field: 'Crate',
    title: 'Used at least twice',
    text: (
      <>
        Museum staff open it and pack it again. See{' '}
        <Link href="/museum-crating">museum crating</Link> for what to look for.
      </>
    ),
  },
  {
    field: 'Damage',
    title: `Report it within ${insuranceText.reportWithin}`,
    text: 'Check the object as soon as the crate is open. Keep the crate and all packing.',
  },
];

export const need = [
  ['Loan agreement', 'The pages about packing, transport, insurance and climate.'],
  ['Object record', 'Inventory number, materials, size, weight and photos of all sides.'],
  ['Borrower', 'The loading door, delivery hours and the person who will unpack.'],
  ['Dates', 'First and last day of the show, and how long the crate stays closed on arrival.'],
] as const;
