import type { AreaFacts } from '../../_facts/areas/area-facts.ts';
import { milesFrom } from '../../_facts/distances.ts';
import { milesText } from '../../_facts/format.ts';
import { largestPrint } from '../../_facts/printing.ts';
import { sourced } from '../../_facts/sources.ts';

const miles = milesFrom('Castle Hayne');

export const areaCastleHayne: AreaFacts = {
  locationFeatures: [
    { title: 'Distance', text: `Castle Hayne is ${milesText(miles)} miles away by road.` },
    {
      title: 'Packing counter',
      text: 'Bring a pump, a tool or another odd shape, and ask us to pack it.',
    },
  ],
  reasons: [
    'You can compare four carriers when a machine part is urgent.',
    'If an item is too heavy for a package service, ask about freight.',
    'You can have a land lease notarized, copied and mailed on the same trip.',
  ],
  seasons: [
    {
      season: 'Planting',
      icon: 'sprout',
      months: [2, 5],
      services: ['Seed orders delivered to your mailbox', 'Planter and pump parts overnight'],
    },
    {
      season: 'Farm stands',
      icon: 'sun',
      months: [4, 8],
      services: [`Signs and price cards up to ${largestPrint}`, 'Boxes for local products'],
    },
    {
      season: 'Storm season',
      icon: 'wind',
      months: [6, 11],
      services: ['Claim forms scanned and faxed', 'Generator parts shipped for repair'],
    },
    {
      season: 'After harvest',
      icon: 'leaf',
      months: [10, 12],
      services: ['Leases notarized', 'Gifts boxed and shipped'],
    },
  ],
  businessTypes: [
    {
      title: 'Farms and nurseries',
      text: 'Ship parts and tools, and have supplies delivered to a mailbox.',
    },
    {
      title: 'Building contractors',
      text: 'Print drawings, have a form notarized, and send a bid overnight.',
    },
    {
      title: 'Repair shops',
      text: 'Send a gearbox or a pump on a pallet or in a crate.',
    },
    {
      title: 'Factories',
      text: 'Ship product samples.',
    },
  ],
  faq: [
    {
      question: 'Can I ship live plants?',
      answer: sourced(
        'uspsHazmat',
        'Sometimes. States have rules about plants, and some plants need a certificate. Call us with the plant and the state before you pack it.',
      ),
    },
    {
      question: 'Do you ship farm chemicals?',
      answer:
        'Call first, and have the safety data sheet ready. We ship limited hazardous materials.',
    },
    {
      question: 'How do I ship a whole pallet?',
      answer:
        'Measure the loaded pallet, estimate its weight, and call us with the destination ZIP code. Ask for a freight quote.',
    },
  ],
};

export const castleHayneServices = [
  {
    field: 'Heavy loads',
    title: 'LTL freight',
    text: 'Ship a pallet of parts, fencing or nursery pots that’s too heavy for a package service.',
  },
  {
    field: 'Parts and packages',
    title: 'Overnight and ground shipping',
    text: 'Choose overnight when a machine is down, or ground when you have more time.',
  },
  {
    field: 'Documents',
    title: 'Notary, copies and fax',
    text: 'Bring the unsigned document and a valid photo ID to the notary.',
  },
] as const;
