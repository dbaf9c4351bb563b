import type { AreaFacts, AreaNote } from '../../_facts/areas/area-facts.ts';
import { areas } from '../../_facts/areas/areas.ts';
import { assumed } from '../../_facts/assumed.ts';
import { dollars } from '../../_facts/format.ts';
import { mailboxFees, mailboxPlans, universityMailbox } from '../../_facts/mailbox-prices.ts';
import { postalAddress } from '../../_facts/postal-address.ts';
import { signaturePrice } from '../../_facts/price-texts.ts';
import { largestPrint } from '../../_facts/printing.ts';
import { sourced } from '../../_facts/sources.ts';
import { campusFaq } from '../faq.ts';

const [semester, year] = universityMailbox.terms;
const [studentId, license] = universityMailbox.setupAsksFor;
const [{ pricing }] = mailboxPlans;
const { street, cityLine } = postalAddress(areas.uncw.href);

export const areaUncw: AreaFacts = {
  locationFeatures: [
    { title: 'Carriers', text: 'FedEx, UPS, USPS and DHL.' },
    { title: 'Supplies', text: 'Boxes and tape, with no minimum purchase.' },
  ],
  reasons: [
    'You can pick up mail and ship a box on one trip.',
    'We’re on the campus-area bus route.',
  ],
  seasons: [
    {
      season: 'Move-in',
      icon: 'graduation-cap',
      months: [8, 8],
      services: ['Boxes sent ahead to your mailbox', 'New mailboxes'],
    },
    {
      season: 'Exams and holidays',
      icon: 'gift',
      months: [11, 12],
      services: ['Gift packing and shipping', 'Mail holding'],
    },
    {
      season: 'Spring term',
      icon: 'sprout',
      months: [1, 4],
      services: ['Passport photos', 'Printing', 'Forms notarized'],
    },
    {
      season: 'Move-out',
      icon: 'sun',
      months: [5, 5],
      services: ['Packing and shipping home', 'Mail forwarding in summer'],
    },
  ],
  businessTypes: [
    {
      title: 'Departments and labs',
      text: 'Ship documents and equipment.',
    },
    { title: 'Clubs and teams', text: 'Print flyers or ship trophies.' },
    { title: 'Online sellers', text: 'Drop off orders for all four carriers.' },
  ],
  faq: campusFaq,
};

/** The six services of the university area. */
export const campusServices: readonly (AreaNote & { readonly field: string })[] = [
  {
    field: `By ${semester} or ${year}`,
    title: 'Mailboxes',
    text: 'Get a street address and box number.',
  },
  {
    field: 'Four carriers',
    title: 'Package receiving',
    text: 'We accept packages while you’re in class.',
  },
  { field: 'Four carriers', title: 'Shipping', text: 'Ship in the US and overseas.' },
  {
    field: 'No box needed',
    title: 'Packing',
    text: 'Bring the item, and we’ll pack it.',
  },
  {
    field: `Up to ${largestPrint}`,
    title: 'Printing and scanning',
    text: 'Print a poster or scan a form.',
  },
  {
    field: signaturePrice,
    title: 'Notary and passport photos',
    text: 'Bring a valid photo ID.',
  },
];

/** What a mailbox changes, and when its holder gets the mail. */
export const campusBenefits: readonly AreaNote[] = [
  {
    title: 'One address',
    text: 'It stays the same when you change rooms.',
  },
  {
    title: 'Packages',
    text: assumed.packageId.says,
  },
];

/** What we do for students, international students, and parents, and with textbooks. */
export const campusPeople: readonly {
  readonly title: string;
  readonly items: readonly string[];
}[] = [
  {
    title: 'Student services',
    items: [
      `Print a paper, a resume or an ${largestPrint} poster.`,
      'Have a form scanned or notarized.',
    ],
  },
  {
    title: 'International students',
    items: [
      'Use your foreign passport as photo ID, and bring proof of address.',
      'Get help with customs forms.',
      'Ship transcripts and visa documents with tracking.',
    ],
  },
  {
    title: 'For parents',
    items: [
      'Send packages to the mailbox by FedEx, UPS, USPS or DHL.',
      `Write the student’s name, ${street} PMB and the box number, then ${cityLine}.`,
    ],
  },
  {
    title: 'Textbooks',
    items: [
      sourced('usps', 'Selling a book? Ask for USPS Media Mail, a low-cost service.'),
      'Returning a rental? Bring the book and the printed label.',
    ],
  },
];

export const campusDiscounts: readonly AreaNote[] = [
  {
    title: `1-${year} rental`,
    text: `Rent for a year, and we waive the ${dollars(mailboxFees.setup)} setup fee.`,
  },
  { title: 'Business accounts', text: 'Clubs and departments can ask about volume discounts.' },
];

export const campusSteps: readonly AreaNote[] = [
  { title: 'Call us', text: `Choose a size, and a ${semester} or a ${year}.` },
  {
    title: 'Bring 2 IDs',
    text: `Bring your ${studentId} as photo ID and your US ${license} as proof of address.`,
  },
  {
    title: 'Pay',
    text: 'Pay the rent, any setup fee and the key deposit.',
  },
  { title: 'Share your address', text: 'Send it to family.' },
];

/** What a student's mailbox costs, and for how long. */
export const campusTerms = [
  {
    name: 'Small box',
    value: dollars(pricing.oneYear.price),
    text: `For a ${year}. Call for the ${semester} price.`,
  },
  { name: 'Lobby', value: universityMailbox.lobbyAccess, text: 'For university-area mailboxes.' },
  { name: 'Key deposit', value: dollars(mailboxFees.keyDeposit), text: 'Per key, refundable.' },
];
