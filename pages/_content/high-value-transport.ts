import { insuranceText } from '../_facts/insurance.ts';

const { declaredLimit, appraisalOver } = insuranceText;

export const features = [
  {
    field: 'Outside',
    title: 'A plain outer box',
    text: 'Use a box without brand names or pictures of what is inside.',
  },
  {
    field: 'Inside',
    title: 'Packed tightly',
    text: 'Lock cases, loosen strings and wrap moving parts. Put a small box inside a larger one.',
  },
  {
    field: 'Delivery',
    title: 'Signature on delivery',
    text: 'Ask for an adult signature. If no one is home, many carriers can hold it at a pickup location.',
  },
];

export const need = [
  ['Proof of value', 'A receipt, an appraisal or the policy that lists the item.'],
  ['Serial number', 'Or another mark that identifies the item.'],
  ['Recipient', 'The full name on their ID, and a phone number.'],
  ['Your own policy', 'The page that says whether it covers shipped items.'],
  ['Photos', 'The item, its serial number and any marks, before it is packed.'],
] as const;

export const faq = [
  {
    question: 'Is declared value the same as insurance?',
    answer:
      'No. Declared value is the most a carrier pays, if it is responsible. Insurance is a separate policy on the item.',
  },
  {
    question: 'Do I have to tell you what is in the box?',
    answer:
      'Yes. Carriers refuse some items, and a policy needs the right description. The outside of the box doesn’t have to say it.',
  },
  {
    question: 'What do carriers refuse?',
    answer:
      'Most refuse cash. Loose gems, coins and bullion have limits that differ by carrier and country, so ask us first.',
  },
];

export const ladder = [
  {
    title: `Up to ${declaredLimit}`,
    rows: [['A receipt', 'Declared value can be enough. Ask what it pays for.']],
  },
  {
    title: `${declaredLimit} to ${appraisalOver}`,
    rows: [
      ['Invoice or listings', 'What you paid, or prices of similar items.'],
      ['Photos', 'The item, its serial number and the packing.'],
    ],
  },
  {
    title: `Over ${appraisalOver}`,
    rows: [
      ['An appraisal', 'Signed and dated.'],
      ['A policy', 'Check if your home policy pays for items in transit.'],
    ],
  },
] as const;
