import { read } from '#authoring';
import type { AreaFacts, AreaNote } from './area-facts.ts';
import { campusDrive } from './drive-times.ts';
import { campusFaq } from './faq.ts';
import { dollars, span } from './format.ts';
import { mailboxFees, mailboxPlans, universityMailbox } from './mailbox-prices.ts';
import { notary, notaryPrices } from './notary.ts';
import { largestPrint } from './printing.ts';
import { countriesReached } from './transit.ts';

const [semester, year] = universityMailbox.terms;
const [studentId, license] = universityMailbox.setupAsksFor;
const [small] = mailboxPlans;

export const areaUncw: AreaFacts = {
  locationFeatures: [
    {
      title: 'A lobby and a counter',
      text: 'The lobby has the mailboxes. The counter has scales, printers and people.',
    },
    { title: 'Four carriers collect here', text: 'One stop, whichever name is on the label.' },
    { title: 'Tape by the roll', text: 'Buy one box or twenty. Supplies have no minimum.' },
  ],
  reasons: [
    {
      title: 'Your room changes, this does not',
      text: 'Bank, bursar and grandmother keep one address from orientation to graduation.',
    },
    {
      title: 'Nobody’s roommate signs',
      text: 'Parcels are handed to the name on the box, against an ID.',
    },
    {
      title: 'You hear four prices',
      text: 'A guitar to Ohio costs something else with each carrier. You pick.',
    },
  ],
  seasons: [
    {
      season: 'Move-in',
      icon: 'graduation-cap',
      months: [8, 8],
      services: ['Boxes sent ahead to your mailbox', 'Keys before the first class'],
    },
    {
      season: 'Exams and holidays',
      icon: 'gift',
      months: [11, 12],
      services: ['Presents packed and sent home', 'Mail held over the break'],
    },
    {
      season: 'Spring term',
      icon: 'sprout',
      months: [1, 4],
      services: ['Passport photos for study abroad', 'Internship forms notarized'],
    },
    {
      season: 'Move-out',
      icon: 'sun',
      months: [5, 5],
      services: ['Rooms packed and shipped', 'Surfboards and bicycles boxed', 'Summer forwarding'],
    },
  ],
  businessTypes: [
    {
      title: 'Departments and labs',
      text: 'Instruments and samples, with the customs papers they need.',
    },
    { title: 'Clubs and teams', text: 'Flyers, jerseys and trophies, on one business account.' },
    { title: 'Landlords', text: 'Leases copied, signed before a notary and mailed certified.' },
    {
      title: 'Shops on S College Rd',
      text: 'Web orders dropped off in one run before the trucks come.',
    },
  ],
  faq: campusFaq,
};

/** The six services of the university area. */
export const campusServices: readonly (AreaNote & { readonly field: string })[] = [
  {
    field: `By ${semester} or ${year}`,
    title: 'Mailbox rental',
    text: 'A street address with your own number.',
  },
  {
    field: 'Any carrier',
    title: 'Package receiving',
    text: 'Signed for here while you sit in a lecture.',
  },
  {
    field: `${countriesReached.dhl}+ countries`,
    title: 'Shipping home',
    text: 'A trunk to Raleigh or a parcel to Seoul.',
  },
  {
    field: 'Loose is fine',
    title: 'Packing',
    text: 'Bring the monitor and the lamp. We box them.',
  },
  {
    field: `Up to ${largestPrint}`,
    title: 'Printing and scanning',
    text: 'Posters, resumes, a thesis to mark up.',
  },
  {
    field: `${dollars(notaryPrices[0].price[0])} a signature`,
    title: 'Notary and passport photos',
    text: `Most signings take ${notary.minutes} minutes or less.`,
  },
];

export const campusMailboxBenefits: readonly AreaNote[] = [
  {
    title: `Pay for a ${semester}, or for the ${year}`,
    text: `A small box is ${dollars(small.pricing.oneYear.price)} for the year, which is ${dollars(small.pricing.oneYear.monthly)} a month.`,
  },
  {
    title: 'A street address',
    text: 'FedEx, UPS and DHL deliver to it. They cannot deliver to a PO box.',
  },
  { title: 'It waits for you', text: 'Go away for spring break. Nothing goes back to its sender.' },
];

export const campusAccess: readonly AreaNote[] = [
  {
    title: `Lobby: ${universityMailbox.lobbyAccess}`,
    text: 'For mailbox holders, all days, holidays and exam weeks too.',
  },
  {
    title: 'Counter: store hours',
    text: 'For parcels too large for a box, and for everything else.',
  },
  { title: 'By bus', text: 'We are on the campus-area bus route. A car is not required.' },
];

/** For whom, and what. */
export const campusPeople: readonly {
  readonly title: string;
  readonly items: readonly string[];
}[] = [
  {
    title: 'Student services',
    items: [
      'Mailboxes, with the parcels that come to them',
      `Posters and papers printed up to ${largestPrint}`,
      'Dorm rooms boxed at the end of a term',
    ],
  },
  {
    title: 'International students',
    items: [
      'Your foreign passport is a valid photo ID for a mailbox',
      'Customs forms filled in with you, line by line',
      'Visa papers and transcripts by courier, with tracking',
      'Passport photos, taken at the counter',
    ],
  },
  {
    title: 'Parent benefits',
    items: [
      'Send a box to a counter, not to a dormitory desk',
      'The tracking page says when we have signed',
      'Ask for the price of a box before move-in, by telephone or in writing',
      'Ask us to ship the room home; you choose the carrier',
    ],
  },
];

export const campusTextbooks: readonly AreaNote[] = [
  {
    title: 'Sold one online?',
    text: 'Media Mail is the slow, cheap way for books. Nothing else may be in the box.',
  },
  {
    title: 'Rented one?',
    text: 'Bring the return label, printed. We pack it so that corners survive.',
  },
  {
    title: 'Waiting for one?',
    text: 'Have it sent to your mailbox. The lobby is open the night before class.',
  },
];

export const campusDiscounts: readonly AreaNote[] = [
  {
    title: `${dollars(mailboxFees.setup)} less for a ${year}`,
    text: 'The setup fee falls away on an annual mailbox.',
  },
  {
    title: 'Volume discounts',
    text: 'Clubs, labs and anyone who ships often: ask for a business account.',
  },
  { title: 'A slower truck', text: 'If it may take a week, say so. Ground costs less than air.' },
];

export const campusSteps: readonly AreaNote[] = [
  {
    title: 'Choose a term',
    text: `The ${semester} or the ${year}. Call, and we check which sizes are free.`,
  },
  { title: 'Bring two cards', text: `${studentId} and ${license}. No license yet? Call first.` },
  {
    title: 'Take the key',
    text: `The deposit is ${dollars(mailboxFees.keyDeposit)}, and you get it back with the key.`,
  },
  { title: 'Tell everyone', text: 'Send home your name, our street and your box number.' },
];

/** What the page opens with, as read on it. */
export function campusGlance(place: string) {
  return [
    {
      name: 'By car',
      value: span(read(campusDrive, place)),
      text: 'Minutes from the UNCW campus.',
    },
    { name: 'By bus', value: 'Yes', text: 'On the campus-area bus route.' },
    { name: 'Mailbox terms', value: semester, text: `Or a ${year}. You choose.` },
    {
      name: 'Lobby',
      value: universityMailbox.lobbyAccess,
      text: 'For mailbox holders, with a key.',
    },
  ];
}
