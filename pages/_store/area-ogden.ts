import { read } from '#authoring';
import type { AreaFacts } from './area-facts.ts';
import { areas } from './areas.ts';
import { driveTimes } from './drive-times.ts';
import { counted, dollars, hoursText } from './format.ts';
import { weeklyHours } from './hours.ts';
import { founded } from './identity.ts';
import { insurance } from './insurance.ts';

const place = areas.ogden.href;
const { Saturday } = read(weeklyHours, place);
const [park, loop] = driveTimes.ogden;

export const areaOgden: AreaFacts = {
  locationFeatures: [
    {
      title: 'Inland of the beach traffic',
      text: 'To reach us you drive away from the water.',
    },
    {
      title: 'Long things fit',
      text: 'Rods, oars and masts ship as oversize. Tell us the length and we look up who takes it.',
    },
    {
      title: 'Salt does not',
      text: 'Rinse and dry what comes off the boat. Carriers refuse a box that leaks.',
    },
  ],
  reasons: [
    {
      title: `Here since ${read(founded, place)}`,
      text: 'The same counter, and the same answer when you ask twice.',
    },
    {
      title: 'We pack, we answer for it',
      text: 'If a thing that we packed breaks, we handle the insurance claim.',
    },
    {
      title: 'Sandy, wet, fragile',
      text: 'Say which. It decides the bag, the box and the label.',
    },
  ],
  seasons: [
    {
      season: 'On the water',
      icon: 'sun',
      months: [4, 10],
      services: ['Propellers and reels out for repair', 'Boat titles notarized'],
    },
    {
      season: 'Rental guests',
      icon: 'plane',
      months: [6, 8],
      services: ['What they forgot, sent after them', 'Keys and codes overnight'],
    },
    {
      season: 'Hurricane season',
      icon: 'wind',
      months: [6, 11],
      services: [
        'House papers scanned',
        'Heirlooms shipped inland',
        'Mail held while you are away',
      ],
    },
    {
      season: 'Winter',
      icon: 'snowflake',
      months: [12, 2],
      services: ['Reels and radios serviced', 'Sails sent to the loft'],
    },
  ],
  businessTypes: [
    {
      title: 'Boat yards and marinas',
      text: 'Electronics and propellers, crated where they need it.',
    },
    { title: 'Rental managers', text: 'Guests’ lost property, welcome packs, signed leases.' },
    {
      title: 'Medical and dental offices',
      text: 'Impressions and records by courier. Old charts shredded.',
    },
    {
      title: 'Shops on Market St',
      text: 'Volume discounts on a business account; boxes wholesale.',
    },
  ],
  faq: [
    {
      question: 'I live at the end of the Loop. How long is the drive?',
      answer: `About ${counted(loop.minutes, 'minute')} from Middle Sound Loop, and ${counted(park.minutes, 'minute')} from Ogden Park and Market St.`,
    },
    {
      question: 'Can you ship an outboard motor?',
      answer:
        'Perhaps. An engine that has held fuel counts as hazardous until it is drained and purged. Call first; we ship hazardous goods within limits.',
    },
    {
      question: 'A guest left a laptop. Can it go by air?',
      answer: `Yes, with its battery inside and switched off. Tell us what it is worth: carriers cover little by default, and declared value is meant for about ${dollars(insurance.declaredValueMaximumCents)} at most.`,
    },
    {
      question: 'May I come on a Saturday?',
      answer: `Yes, ${hoursText(Saturday)}. On Saturday only USPS collects; the rest leaves on Monday.`,
    },
  ],
};

export const ogdenServices = [
  {
    title: 'From the house',
    rows: [
      ['Packing', 'Lamps, pictures and shells, each in a box that fits.'],
      ['Mailbox rental', 'For when the summer people get your mail, and you theirs.'],
    ],
  },
  {
    title: 'From the boat',
    rows: [
      ['Custom crating', 'Wood around what is heavy, long or bent.'],
      ['Parcel shipping', 'Electronics insured, parts tracked.'],
    ],
  },
  {
    title: 'From the desk',
    rows: [
      ['Notary', 'Deeds, titles and leases, on the spot.'],
      ['Scanning and shredding', 'Keep the file, lose the paper.'],
    ],
  },
] as const;
