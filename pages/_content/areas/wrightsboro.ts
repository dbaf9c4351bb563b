import type { AreaFacts } from '../../_facts/areas/area-facts.ts';
import { areas } from '../../_facts/areas/areas.ts';
import { assumed } from '../../_facts/assumed.ts';
import { dollars } from '../../_facts/format.ts';
import { mailboxPlans } from '../../_facts/mailbox-prices.ts';
import { postalAddress } from '../../_facts/postal-address.ts';
import { sourced } from '../../_facts/sources.ts';

const place = areas.wrightsboro.href;
const [small] = mailboxPlans;
const { street, cityLine } = postalAddress(place);

export const areaWrightsboro: AreaFacts = {
  locationFeatures: [
    { title: 'On a main road', text: 'We’re on N College Rd.' },
    { title: 'Packing supplies', text: 'Buy boxes and tape, retail or wholesale.' },
  ],
  reasons: [
    'You don’t have to wait at home for a delivery.',
    'You can fax, copy and notarize on the same trip.',
  ],
  seasons: [
    {
      season: 'Garden orders',
      icon: 'sprout',
      months: [2, 5],
      services: ['Plant and bulb orders received', 'Hand tools shipped for sharpening'],
    },
    {
      season: 'Summer heat',
      icon: 'sun',
      months: [6, 9],
      services: ['Well pump parts shipped'],
    },
    {
      season: 'Flood season',
      icon: 'wind',
      months: [8, 11],
      services: ['Deeds and photos scanned', 'Mail held when you can’t get here'],
    },
    {
      season: 'Holidays',
      icon: 'gift',
      months: [11, 12],
      services: ['Presents packed', 'Holiday cards mailed'],
    },
  ],
  businessTypes: [
    { title: 'Small farms and stables', text: 'Ship tack, tools and test kits.' },
    { title: 'Landscapers and haulers', text: 'Receive checks and bills at a business mailbox.' },
    { title: 'Workshops', text: 'Ask us about a crate for furniture or ironwork.' },
    { title: 'Home health care', text: 'Fax records, notarize forms and receive supplies.' },
  ],
  faq: [
    {
      question: 'What address do I give to delivery companies?',
      answer: sourced(
        'uspsForm1583',
        `Use ${street} with “PMB” and your box number, then ${cityLine}. A small mailbox is ${dollars(small.pricing.oneYear.price)} for 1 year.`,
      ),
    },
    {
      question: 'Do I still need proof of my home address?',
      answer:
        'Yes. To rent a mailbox, bring one photo ID and one proof of address. A current lease or a vehicle registration is fine.',
    },
    {
      question: 'Can you hold my mail while I travel?',
      answer: 'Yes, if you rent a mailbox. Ask us before you leave.',
    },
  ],
};

/** Problems of a rural address, and what a mailbox changes. */
export const ruralAddress = [
  {
    title: 'Hard to find',
    text: 'If drivers miss your driveway, use our street address.',
  },
  {
    title: 'Outside all day',
    text: 'A package by the road can get wet. Have it delivered to our counter.',
  },
  {
    title: 'No one at home',
    text: assumed.packageId.says,
  },
] as const;

export const airportProximity = [
  { title: 'Before a flight', text: 'Ship a suitcase to your hotel.' },
  { title: 'If you work at the airport', text: 'Pick up your packages before or after a shift.' },
  { title: 'For your guests', text: 'Ask us before they ship luggage to your mailbox.' },
] as const;

export const wrightsboroServices = [
  {
    title: 'Package receiving',
    text: 'We accept packages from all four carriers for your mailbox.',
    href: '/package-receiving',
  },
  {
    title: 'Mailbox rental',
    text: 'Choose a small, medium or large box.',
    href: '/mailbox-services',
  },
  { title: 'Fax and scanning', text: 'Send forms without a computer.', href: '/fax-services' },
  {
    title: 'Packing',
    text: 'Bring the item loose, and we’ll pack it.',
    href: '/packing-services',
  },
] as const;
