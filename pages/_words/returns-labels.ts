export const steps = [
  {
    title: 'Ask the seller',
    text: 'Start the return on their site. Choose a label, not a code.',
  },
  {
    title: 'Get the label',
    text: 'Print it, or keep the file on your phone for our printer.',
  },
  { title: 'Pack it', text: 'At home, or here with a box from the shelf.' },
  { title: 'Hand it over', text: 'We check that the label can be read, and give you a receipt.' },
  { title: 'It leaves', text: 'With the next pickup of the carrier on the label.' },
];

export const bring = [
  ['The item', 'With all that came in the box, and the return slip if there was one.'],
  ['The label', 'On paper or as a file: PDF or picture, not a code.'],
  ['Your order number', 'Write it on our receipt, so that the two can be matched later.'],
  ['The date it is due', 'Some sellers count the day it is handed over, some the day it arrives.'],
  ['Its value', 'If you pay for the return yourself: it decides whether to insure it.'],
] as const;
