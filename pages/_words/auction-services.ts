import { serviceRadius } from '../_store/identity.ts';

export const faq = [
  {
    question: 'How does the lot get from the auction house to you?',
    answer: `You bring it, a friend does, or the house sends it to our counter. Within ${serviceRadius.miles} miles of the store, ask whether it can be fetched.`,
  },
  {
    question: 'Can I ask for a price before I bid?',
    answer:
      'Yes, and you should. The lot’s page gives a photo and a size; add your address, and you know what to subtract from your limit.',
  },
  {
    question: 'The house has its own shipper. Why you?',
    answer:
      'You may not need us. Ask both for a price that includes packing and cover for the whole sum, and compare those.',
  },
];

export const features = [
  {
    field: 'Buyer',
    title: 'From the saleroom',
    text: 'One lot or several from different houses, gathered here and sent on together.',
  },
  {
    field: 'Consignor',
    title: 'To the saleroom',
    text: 'Packed to be opened, photographed, shown and packed again. Your consignor number is on every side.',
  },
  {
    field: 'Heir',
    title: 'Out of an estate',
    text: 'A table of things for five cousins: each gets a box, and the family one list.',
  },
];

export const steps = [
  { title: 'Pay the house', text: 'It releases nothing before the money is in.' },
  {
    title: 'Send the letter',
    text: 'To the house, with a copy to us. Ask when storage starts to cost.',
  },
  {
    title: 'We check it in',
    text: 'Lot number, count and visible damage, compared with the catalog.',
  },
  {
    title: 'It leaves',
    text: 'By the carrier you picked from the quote, with a signature at your door.',
  },
];

export const need = [
  ['House and sale', 'Name, city, date, and the link to the lot.'],
  ['Lot number', 'And your paddle or buyer number once you have won.'],
  ['Size and weight', 'As the catalog gives them. Ask the house for what is missing.'],
  ['Your limit', 'Or the sum you paid, so that the cover fits.'],
  ['Last free day', 'After it the house charges for storage.'],
] as const;
