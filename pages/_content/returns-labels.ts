export const steps = [
  {
    title: 'Start the return',
    text: 'Use the seller’s website or app. Choose a label, not a QR code.',
  },
  {
    title: 'Get the label',
    text: 'Print it, or save the file on your phone so we can print it.',
  },
  { title: 'Pack the item', text: 'Use the original box, or buy one here.' },
  {
    title: 'Drop it off',
    text: 'Leave the package at our counter and keep your receipt.',
  },
  { title: 'We ship it', text: 'It goes out with the carrier on the label.' },
];

export const bring = [
  ['The item', 'Include every part that came with it, and the return slip if you have one.'],
  ['The label', 'Bring it on paper, or as a PDF or picture on your phone.'],
  ['Your order number', 'Keep it with the receipt, in case the seller asks for it.'],
  ['The deadline', 'Check whether the seller counts the day you ship or the day it arrives.'],
  ['Its value', 'If you pay for the return, this helps you decide about insurance.'],
] as const;
