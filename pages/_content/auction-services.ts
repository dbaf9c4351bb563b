export const faq = [
  {
    question: 'How does the lot get to your store?',
    answer: 'Bring it to our counter. Ask us first if the auction house should send it here.',
  },
  {
    question: 'Can I get a price before I bid?',
    answer: 'Ask us. Send the photo and size from the lot’s page with your address.',
  },
  {
    question: 'Should I use the auction house’s shipper?',
    answer:
      'Compare both. Ask each for a price that includes packing and insurance for what you paid.',
  },
  {
    question: 'How much should I insure a lot for?',
    answer:
      'Add the hammer price, the buyer’s premium and tax. Keep the paid invoice as proof of value.',
  },
];

export const features = [
  {
    field: 'Buyers',
    title: 'From the sale to you',
    text: 'Ask for a price for one lot, or for several lots from different sales.',
  },
  {
    field: 'Sellers',
    title: 'From you to the sale',
    text: 'Ask us to pack and ship your piece to the auction house.',
  },
  {
    field: 'Estates',
    title: 'From one home to many',
    text: 'Bring items for several family members. Each box goes to its own address.',
  },
];

export const steps = [
  { title: 'Pay the auction house', text: 'Most auction houses release a lot only after you pay.' },
  {
    title: 'Arrange the release',
    text: 'Ask who can pick it up, and when storage fees start.',
  },
  {
    title: 'Bring the lot',
    text: 'Bring the invoice with the lot number, too.',
  },
  {
    title: 'Ship it',
    text: 'Choose a carrier, and ask for a signature on delivery.',
  },
];

export const need = [
  ['Auction house and sale', 'Name, city, date and the link to the lot.'],
  ['Lot number', 'Add your bidder or buyer number once you have won.'],
  ['Size and weight', 'From the lot’s page. Ask the auction house for anything that’s missing.'],
  ['Value', 'The price you paid or your highest bid, for insurance.'],
  ['Pickup deadline', 'The last day before the auction house charges for storage.'],
] as const;
