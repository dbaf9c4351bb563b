import type { AreaFacts } from '../../_facts/areas/area-facts.ts';
import { northchase } from '../../_facts/drive-times.ts';
import { dollars } from '../../_facts/format.ts';
import { mailboxPlans } from '../../_facts/mailbox-prices.ts';
import { trucks } from '../../_facts/pickup-days.ts';
import { lowestRent } from '../../_facts/price-texts.ts';
import { largestPrint } from '../../_facts/printing.ts';
import { byAmazonQr, counterRules } from '../../_facts/store-policies.ts';

const [small] = mailboxPlans;

export const areaNorthchase: AreaFacts = {
  locationFeatures: [
    {
      title: 'Homes',
      text: `About ${northchase.homes} homes. ${northchase.radiusMiles}-mile radius.`,
    },
    { title: 'Street', text: 'The store is on N College Rd.' },
    { title: 'Mailboxes', text: 'Rent a private box with a street address.' },
  ],
  reasons: ['With a mailbox, your packages can come to our counter.', trucks()],
  seasons: [
    {
      season: 'Tax time',
      icon: 'file-text',
      months: [1, 4],
      services: ['Tax forms copied and sent by Certified Mail', 'Old records shredded'],
    },
    {
      season: 'Moving season',
      icon: 'sun',
      months: [5, 8],
      services: [
        'Boxes, tape and wrap',
        'Closing documents notarized',
        'Mail forwarded to your new home',
      ],
    },
    {
      season: 'Storm season',
      icon: 'wind',
      months: [6, 11],
      services: ['Policies and deeds scanned'],
    },
    {
      season: 'Holidays',
      icon: 'gift',
      months: [11, 12],
      services: ['Gifts shipped to family', 'Online orders delivered to your mailbox'],
    },
  ],
  businessTypes: [
    { title: 'Online sellers', text: 'Drop off all your labeled orders at one counter.' },
    {
      title: 'Consultants',
      text: 'Print a proposal, send it overnight, and use a mailbox address.',
    },
    {
      title: 'Homeowners’ associations',
      text: `Print plans up to ${largestPrint}, copy minutes and mail ballots.`,
    },
    { title: 'Contractors', text: 'Have permit forms notarized.' },
  ],
  faq: [
    {
      question: 'Why rent a mailbox this close to home?',
      answer: `For travel, for online sales, or for packages that come while you’re out. A small box is ${dollars(small.pricing.oneYear.price)} for 1 year, or ${lowestRent}.`,
    },
    {
      question: 'Can I drop off a UPS return here?',
      answer: `Yes. The label has to be on the box, and we can print it ${counterRules.labelPrinting}. Amazon QR codes ${byAmazonQr('work here, too', 'don’t work here')}.`,
    },
  ],
};

/** Services for Northchase homes, by occasion. */
export const northchaseServices = [
  {
    title: 'Moving',
    rows: [
      ['Boxes and wrap', 'Buy one box or several.'],
      ['Fragile packing', 'Bring mirrors, screens and glass, and we’ll pack them.'],
    ],
  },
  {
    title: 'Signing documents',
    rows: [
      ['Notary', 'Walk in with a valid photo ID and the unsigned document.'],
      ['Copies and scans', 'Keep a copy on paper or as a file.'],
    ],
  },
  {
    title: 'Shipping and returns',
    rows: [
      ['Package shipping', 'Compare FedEx, UPS, USPS and DHL.'],
      ['Labeled returns', 'Seal the box and attach the printed label.'],
    ],
  },
] as const;
