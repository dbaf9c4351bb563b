import type { AreaFacts } from '../../_facts/areas/area-facts.ts';
import { assumed } from '../../_facts/assumed.ts';
import { insuranceText } from '../../_facts/insurance.ts';

export const areaPortersNeck: AreaFacts = {
  locationFeatures: [
    { title: 'Custom crates', text: 'Ask us about a crate that fits the piece.' },
    {
      title: 'Climate-controlled shipping',
      text: 'Ask about it for works on paper, wood panels and veneer.',
    },
    {
      title: 'Counter drop-off',
      text: 'Bring smaller items to the store.',
    },
  ],
  reasons: [
    'You can ask about packing, shipping and insurance in one place.',
    'We offer crating for paintings, mirrors and antiques.',
    'If something that we packed breaks, we handle the insurance claim.',
  ],
  seasons: [
    {
      season: 'Arriving for winter',
      icon: 'leaf',
      months: [10, 11],
      services: ['Boxes shipped to your mailbox'],
    },
    {
      season: 'Holidays and guests',
      icon: 'snowflake',
      months: [12, 3],
      services: ['Gifts shipped', 'Crystal and glassware packed'],
    },
    {
      season: 'Leaving for summer',
      icon: 'plane',
      months: [4, 6],
      services: ['Mail forwarded', 'Golf bags shipped ahead'],
    },
    {
      season: 'Storm season',
      icon: 'wind',
      months: [6, 11],
      services: ['Paintings crated', 'Home inventories scanned'],
    },
  ],
  businessTypes: [
    {
      title: 'Designers and stagers',
      text: 'Ship mirrors, lamps and samples to a client or a maker.',
    },
    {
      title: 'Galleries and estate sales',
      text: 'Have sold items crated and shipped to the buyers.',
    },
    { title: 'Golf clubs and pro shops', text: 'Ship golf bags and trophies.' },
    { title: 'Law and financial offices', text: 'Copy, notarize and ship documents.' },
  ],
  faq: [
    {
      question: 'Can you pick up at my house?',
      answer: 'Ask us first, and send us the item’s height, width and depth for a price.',
    },
    {
      question: 'Does my painting need an appraisal?',
      answer: `We recommend one if it’s worth more than ${insuranceText.appraisalOver}. An appraisal is written proof of its value for a claim.`,
    },
  ],
};

/** The three cards that the page opens with. */
export const portersNeckCards = [
  {
    field: 'Where',
    title: 'Service area',
    text: 'Porters Neck. Ask us about your address.',
  },
  {
    field: 'What',
    title: 'Pickup and delivery',
    text: assumed.portersNeckPickup.says,
  },
  {
    field: 'How',
    title: 'Schedule service',
    text: 'Tell us what the item is, its size and which days work for you.',
  },
] as const;

export const portersNeckServices = [
  {
    title: 'Art shipping',
    text: 'For paintings, sculpture and framed glass.',
    href: '/art-shipping',
  },
  {
    title: 'White glove delivery',
    text: 'For furniture that is carried in, unpacked and placed.',
    href: '/white-glove-delivery',
  },
  {
    title: 'High-value transport',
    text: 'For pieces with an appraisal. Ask us about insurance.',
    href: '/high-value-transport',
  },
  {
    title: 'Golf bags and luggage',
    text: 'Ship them before you travel.',
  },
] as const;
