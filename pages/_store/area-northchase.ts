import type { AreaFacts } from './area-facts.ts';
import { driveTimes, northchase } from './drive-times.ts';
import { counted, dollars } from './format.ts';
import { mailboxPlans } from './mailbox-prices.ts';
import { truckTime } from './pickups.ts';
import { largestPrint } from './printing.ts';

const [woods, heatherridge, autumnHall] = driveTimes.northchase;
const [small] = mailboxPlans;

export const areaNorthchase: AreaFacts = {
  locationFeatures: [
    {
      title: 'On the road you leave by',
      text: 'From Northchase you pull out onto N College Rd. The counter stands on it.',
    },
    { title: 'A wall of mailboxes', text: 'With a street number, for mail and for parcels.' },
    {
      title: 'Supplies up front',
      text: 'Pick up cartons empty, fill them at home, bring them back full.',
    },
  ],
  reasons: [
    {
      title: 'You forgot the tape',
      text: `Go and fetch it. Northchase Woods is ${counted(woods.minutes, 'minute')} off.`,
    },
    {
      title: 'The porch is not a safe',
      text: 'Have the expensive parcel sent to a box at the store and pick it up.',
    },
    {
      title: 'You can beat the truck',
      text: `FedEx and UPS leave at ${truckTime('fedex')}, DHL at ${truckTime('dhl')}. Look at the clock, then drive.`,
    },
  ],
  seasons: [
    {
      season: 'Tax time',
      icon: 'sprout',
      months: [1, 4],
      services: ['Returns copied and mailed certified', 'Last year’s papers shredded'],
    },
    {
      season: 'Moving months',
      icon: 'sun',
      months: [5, 8],
      services: [
        'Cartons, tape and wrap',
        'Closing papers notarized',
        'Mail held until the keys come',
      ],
    },
    {
      season: 'Storm watch',
      icon: 'wind',
      months: [6, 11],
      services: ['Policies and deeds scanned', 'Photographs copied to take along'],
    },
    {
      season: 'Presents',
      icon: 'gift',
      months: [11, 12],
      services: ['Boxed and priced by carrier', 'Parcels hidden here from children'],
    },
  ],
  businessTypes: [
    {
      title: 'Sellers in a spare room',
      text: 'Drop the day’s orders, each with its label, in one armful.',
    },
    {
      title: 'Consultants',
      text: 'Proposals printed and sent overnight, and a mailing address that is not your house.',
    },
    {
      title: 'Homeowners’ associations',
      text: `Notices and plans up to ${largestPrint}, minutes copied, ballots mailed.`,
    },
    { title: 'Trades', text: 'Permits notarized on the way to the first job.' },
  ],
  faq: [
    {
      question: 'Do Heatherridge and Autumn Hall count as Northchase?',
      answer: `For us they do. Heatherridge is ${counted(heatherridge.minutes, 'minute')} away by car and Autumn Hall ${counted(autumnHall.minutes, 'minute')}.`,
    },
    {
      question: 'Is a mailbox worth it when I live this close?',
      answer: `It is if you travel, sell from home or lose parcels. A small one for a year comes to ${dollars(small.pricing.oneYear.monthly)} a month.`,
    },
    {
      question: `What is the ${northchase.radiusMiles}-mile radius?`,
      answer: `The circle we call the neighborhood. Around ${northchase.homes} Northchase homes are in it. Nobody is turned away for living outside.`,
    },
    {
      question: 'Can my teenager drop off a return?',
      answer:
        'Anyone may hand over a package that has its label on. Ask for the receipt with the tracking number.',
    },
  ],
};

/** What a house in Northchase needs, by what happens in it. */
export const northchaseServices = [
  {
    title: 'Someone is moving',
    rows: [
      ['Cartons and wrap', 'Sold one at a time or by the bundle.'],
      ['Fragile packing', 'Mirrors, screens and glass, wrapped at the counter.'],
    ],
  },
  {
    title: 'Something must be signed',
    rows: [
      ['Notary', 'Walk in with a valid photo ID.'],
      ['Copies and scans', 'Paper to file, file to paper.'],
    ],
  },
  {
    title: 'Something came, or goes back',
    rows: [
      ['Parcel shipping', 'FedEx, UPS, USPS or DHL, at the price you choose.'],
      ['Labeled returns', 'UPS needs the label on the box. We print it for a small fee.'],
    ],
  },
] as const;
