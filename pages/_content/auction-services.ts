import { serviceRadius } from '../_facts/identity.ts';

export const faq = [
  {
    question: 'How does the lot get to your store?',
    answer: `You can bring it, or the auction house can ship it to us. If it is within ${serviceRadius.miles} miles of the store, ask us about pickup.`,
  },
  {
    question: 'Can I get a price before I bid?',
    answer:
      'Yes. Send the photo and size from the lot’s page with your address, and we’ll quote packing and shipping.',
  },
  {
    question: 'Should I use the auction house’s shipper?',
    answer:
      'Compare both. Ask each for a price that includes packing and insurance for what you paid.',
  },
];

export const features = [
  {
    field: 'Buyers',
    title: 'From the sale to you',
    text: 'We can pack one lot, or several lots from different sales, and ship them to your door.',
  },
  {
    field: 'Sellers',
    title: 'From you to the sale',
    text: 'We pack for the trip to the auction house, with your seller number on the label.',
  },
  {
    field: 'Estates',
    title: 'From one home to many',
    text: 'Bring items for several family members, and we pack and ship each box to its address.',
  },
];

export const steps = [
  { title: 'Pay the auction house', text: 'Most auction houses release a lot only after you pay.' },
  {
    title: 'Send the release letter',
    text: 'Send us a copy, too. Ask when storage fees start.',
  },
  {
    title: 'We check it in',
    text: 'We compare the lot number and the count with your invoice.',
  },
  {
    title: 'We ship it',
    text: 'With the carrier you choose and a tracking number. Ask for a signature on delivery.',
  },
];

export const need = [
  ['Auction house and sale', 'Name, city, date and the link to the lot.'],
  ['Lot number', 'Add your bidder or buyer number once you have won.'],
  ['Size and weight', 'From the lot’s page. Ask the auction house for anything that’s missing.'],
  ['Value', 'The price you paid or your highest bid, for insurance.'],
  ['Pickup deadline', 'The last day before the auction house charges for storage.'],
] as const;
