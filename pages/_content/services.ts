export const reasons = [
  {
    title: 'Four carriers in one stop',
    text: 'Drop off a UPS return, a FedEx package and a letter at the same counter.',
  },
  {
    title: 'We compare prices',
    text: 'Ask for a price from each carrier before you choose.',
  },
  {
    title: 'Our packing guarantee',
    text: 'If something we packed breaks, we handle the insurance claim.',
  },
  {
    title: 'Discounts for businesses',
    text: 'If you ship often, ask about a business account with volume discounts.',
  },
];
