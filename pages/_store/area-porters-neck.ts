import type { AreaFacts } from './area-facts.ts';
import { distances } from './distances.ts';
import { driveTimes } from './drive-times.ts';
import { counted, dollars, milesText } from './format.ts';
import { insurance } from './insurance.ts';

const miles = distances.find(({ name }) => name === 'Porters Neck')?.miles ?? 0;
const drive = driveTimes.northchase[4];
const appraisal = dollars(insurance.appraisalOverCents);

export const areaPortersNeck: AreaFacts = {
  locationFeatures: [
    {
      title: 'Crates to measure',
      text: 'Wood, foam and corners are cut to the piece, not the other way round.',
    },
    {
      title: 'Climate matters',
      text: 'For paper, panel and veneer, ask for climate-controlled shipping.',
    },
    {
      title: 'Down Market St, up Gordon Rd',
      text: 'That is the drive, when you would rather bring it yourself.',
    },
  ],
  reasons: [
    {
      title: 'It never goes unpacked',
      text: 'What we collect is wrapped before it is moved.',
    },
    {
      title: 'One conversation',
      text: 'Packing, carrier and insurance are settled together, with one price for each.',
    },
    {
      title: 'If it breaks',
      text: 'We packed it, so we handle the insurance claim.',
    },
  ],
  seasons: [
    {
      season: 'Arriving',
      icon: 'leaf',
      months: [10, 11],
      services: ['Boxes from the other house received', 'Golf clubs delivered'],
    },
    {
      season: 'Winter guests',
      icon: 'snowflake',
      months: [12, 3],
      services: ['Gifts sent on', 'Wine glasses and crystal packed'],
    },
    {
      season: 'Leaving',
      icon: 'plane',
      months: [4, 6],
      services: ['Mail forwarded north', 'Clubs and cases sent ahead'],
    },
    {
      season: 'Storm months',
      icon: 'wind',
      months: [6, 11],
      services: ['Paintings crated before you evacuate', 'Inventories scanned for the insurer'],
    },
  ],
  businessTypes: [
    {
      title: 'Designers and stagers',
      text: 'Mirrors, lamps and samples, to site or back to the maker.',
    },
    {
      title: 'Galleries and estate sales',
      text: 'Sold lots crated and sent to whoever bought them.',
    },
    { title: 'Clubs and pro shops', text: 'Bags, trophies and tournament papers.' },
    { title: 'Law and wealth offices', text: 'Originals copied, notarized and couriered.' },
  ],
  faq: [
    {
      question: 'Do you come through the gate?',
      answer:
        'Yes, if the gatehouse has our name for that day. We tell you which vehicle to expect.',
    },
    {
      question: 'What does pickup at my door cost?',
      answer:
        'It depends on the size, the stairs and how many hands. You hear the price before we agree on a day, and you may still bring it in yourself.',
    },
    {
      question: 'Does my painting need an appraisal?',
      answer: `Over ${appraisal} we recommend one. Without it, an insurer may not accept your number after a loss.`,
    },
    {
      question: 'How far is the store?',
      answer: `${milesText(miles)} miles by road, or about ${counted(drive.minutes, 'minute')}.`,
    },
  ],
};

/** The three cards that the page opens with. */
export const portersNeckCards = [
  {
    field: 'Where',
    title: 'Service area',
    text: 'Porters Neck, Figure Eight Island and up Market St to Scotts Hill.',
  },
  {
    field: 'How',
    title: 'Pickup and delivery',
    text: 'We collect what is too large or too dear to carry, and bring what came for you.',
  },
  {
    field: 'When',
    title: 'Schedule service',
    text: 'Write what it is and which days suit. We answer with a price and a time.',
  },
] as const;

export const portersNeckSteps = [
  { title: 'Send a photo', text: 'With the longest side, and where in the house it stands.' },
  {
    title: 'Get a price',
    text: 'For packing, for the drive and for the carrier, on separate lines.',
  },
  { title: 'Agree on a day', text: 'Leave our name at the gate.' },
  { title: 'Watch it go', text: 'Wrapped at your door, crated at the store, tracked from there.' },
];

export const portersNeckServices = [
  {
    title: 'Art shipping',
    text: 'Canvas, sculpture and glass, measured for a crate.',
    href: '/art-shipping',
  },
  {
    title: 'White glove delivery',
    text: 'Carried in, unpacked, set where you point.',
    href: '/white-glove-delivery',
  },
  {
    title: 'High-value transport',
    text: 'For pieces whose worth is on paper. Declared and insured, not guessed.',
    href: '/high-value-transport',
  },
  {
    title: 'Golf bags and luggage',
    text: 'To the course or the cruise ship, ahead of you.',
  },
] as const;
