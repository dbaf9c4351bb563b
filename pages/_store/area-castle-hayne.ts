import type { AreaFacts } from './area-facts.ts';
import { distances } from './distances.ts';
import { driveTimes } from './drive-times.ts';
import { counted, milesText } from './format.ts';
import { largestPrint } from './printing.ts';

const [interstate, center] = driveTimes.castleHayne;
const miles = distances.find(({ name }) => name === 'Castle Hayne')?.miles ?? 0;

export const areaCastleHayne: AreaFacts = {
  locationFeatures: [
    {
      title: 'No turn to miss',
      text: 'N College Rd brings you from Castle Hayne to the counter.',
    },
    {
      title: 'Near I-40',
      text: `The interstate is ${counted(interstate.minutes, 'minute')} from us, so a freight truck finds it too.`,
    },
    {
      title: 'Odd shapes welcome',
      text: 'Pump housings, saw chains and irrigation heads do not come boxed. We box them.',
    },
  ],
  reasons: [
    {
      title: 'A field does not wait',
      text: 'When a part has to be there tomorrow, we look up which carrier can do it.',
    },
    {
      title: 'You can be in the greenhouse',
      text: 'With a mailbox here, we sign for the delivery. Nobody has to wait at the gate.',
    },
    {
      title: 'Paper is done here too',
      text: 'Land leases, titles and crop insurance are notarized, copied and sent.',
    },
  ],
  seasons: [
    {
      season: 'Planting',
      icon: 'sprout',
      months: [2, 5],
      services: ['Seed and bulb orders taken in', 'Planter and pump parts overnight'],
    },
    {
      season: 'Farm stands',
      icon: 'sun',
      months: [4, 8],
      services: [`Signs and price cards up to ${largestPrint}`, 'Gift boxes for dry goods'],
    },
    {
      season: 'Hurricane months',
      icon: 'wind',
      months: [6, 11],
      services: ['Claims scanned and faxed', 'Generator parts sent back for repair'],
    },
    {
      season: 'After harvest',
      icon: 'leaf',
      months: [10, 12],
      services: ['Leases renewed before a notary', 'Preserves packed for the mail'],
    },
  ],
  businessTypes: [
    {
      title: 'Farms and nurseries',
      text: 'Tools, parts and samples out; trays, labels and catalogs in.',
    },
    {
      title: 'Grading and building contractors',
      text: 'Drawings printed, bids delivered, bonds signed.',
    },
    {
      title: 'Repair shops',
      text: 'Cores and gearboxes strapped to a pallet or crated.',
    },
    {
      title: 'Plants and yards',
      text: 'Test samples with their papers. Limited hazmat: call before you bring it.',
    },
  ],
  faq: [
    {
      question: 'Can you send live plants?',
      answer:
        'Often. States set the rules, and some plants need a certificate. Call with the plant and the state before you dig it up.',
    },
    {
      question: 'Do you take farm chemicals?',
      answer:
        'Only a few hazardous goods can ship, and some never can. Bring the safety data sheet, or read it to us over the phone.',
    },
    {
      question: 'How do I send a whole pallet?',
      answer:
        'Measure it with the load on, guess the weight, and call. We find the freight price and say where the truck meets it.',
    },
    {
      question: 'How far is it, really?',
      answer: `${milesText(miles)} miles by road: ${counted(center.minutes, 'minute')} from the center of Castle Hayne.`,
    },
  ],
};

export const castleHayneServices = [
  {
    field: 'By the pallet',
    title: 'Freight',
    text: 'LTL for what a parcel truck will not carry: engines, fencing, a season’s order of pots.',
  },
  {
    field: 'By the box',
    title: 'Parts and parcels',
    text: 'Overnight when a machine stands still, ground when it does not.',
  },
  {
    field: 'By the page',
    title: 'Papers and signatures',
    text: 'Notary, copies, fax and scans, with a valid photo ID for anything signed.',
  },
] as const;
