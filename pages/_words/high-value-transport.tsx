import { Link } from '#authoring';
import { insuranceText } from '../_store/insurance-text.ts';

const { declaredLimit, appraisalOver } = insuranceText;

export const features = [
  {
    field: 'Outside',
    title: 'A box that says nothing',
    text: 'No brand, no shop name, no “fragile” in red. The small box sits in a larger dull one.',
  },
  {
    field: 'Inside',
    title: 'It can’t rattle',
    text: 'Cases locked, bridges and pendulums blocked, strings eased. What moves by itself is packed by itself.',
  },
  {
    field: 'Delivery',
    title: 'A hand, not a porch',
    text: 'An adult signs. If nobody can be home, send it to a carrier’s counter and have it held there.',
  },
];

export const need = [
  ['Proof of value', 'Receipt, appraisal or the policy that lists it.'],
  ['Serial number', 'Or another mark that tells it from its twins.'],
  ['The receiver', 'Full name as on their ID, and a telephone number.'],
  ['Your own policy', 'The page that says whether mail and carriers are covered.'],
  ['The thing, open', 'We photograph it with you before it is wrapped.'],
] as const;

export const faq = [
  {
    question: 'Is declared value the same as insurance?',
    answer: `No. It is the most a carrier will answer for, typically ${declaredLimit}, and only if the loss was its fault. Insurance is a policy on the thing itself.`,
  },
  {
    question: 'Do you have to know what is in the box?',
    answer:
      'Yes. Carriers have lists of what they refuse, and a policy written for the wrong thing pays nothing. Nobody reads it off the outside.',
  },
  {
    question: 'What will no carrier take?',
    answer:
      'Cash, and as a rule anything as good as cash. Loose gems, coins and bullion have limits that differ by carrier and country.',
  },
];

export const ladder = [
  {
    title: `Up to ${declaredLimit}`,
    rows: [['A receipt', 'Declared value alone may do. Ask what it pays for, and when.']],
  },
  {
    title: `${declaredLimit} to ${appraisalOver}`,
    rows: [
      ['Invoice or listings', 'What you paid, or what three like it sold for.'],
      ['Photos', 'The thing, its serial number, and each stage of packing.'],
    ],
  },
  {
    title: `Over ${appraisalOver}`,
    rows: [
      ['An appraisal', 'Dated, signed, with the reason for the figure.'],
      [
        'A policy',
        <>
          Yours at home may already cover transit. If not,{' '}
          <Link href="/insurance-information">compare full insurance</Link>.
        </>,
      ],
    ],
  },
] as const;
