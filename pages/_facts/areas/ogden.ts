import { read } from '#authoring';
import { distances } from '../distances.ts';
import { driveTimes } from '../drive-times.ts';
import { counted, dollars, hoursText, milesText } from '../format.ts';
import { weeklyHours } from '../hours.ts';
import { founded } from '../identity.ts';
import { insurance } from '../insurance.ts';
import { sourced } from '../sources.ts';
import type { AreaFacts } from './area-facts.ts';
import { areas } from './areas.ts';

const place = areas.ogden.href;
const miles = distances.find(({ name }) => name === 'Ogden')?.miles ?? 0;
const { Saturday } = read(weeklyHours, place);
const [park, loop] = driveTimes.ogden;

export const areaOgden: AreaFacts = {
  locationFeatures: [
    { title: 'Directions', text: 'Take Gordon Rd west to N College Rd.' },
    {
      title: 'Long items',
      text: 'Call us first with the length of a rod, an oar or a mast.',
    },
    {
      title: 'Boat parts',
      text: 'Drain and dry them before you pack.',
    },
  ],
  reasons: [
    `We’ve been in business since ${read(founded, place)}.`,
    'If we pack an item and it breaks, we handle the insurance claim.',
    'You can also see a notary and scan documents on the same trip.',
  ],
  seasons: [
    {
      season: 'Boating season',
      icon: 'sun',
      months: [4, 10],
      services: ['Propellers and reels shipped for repair', 'Boat titles notarized'],
    },
    {
      season: 'Vacation rentals',
      icon: 'plane',
      months: [6, 8],
      services: ['Forgotten items shipped to guests', 'Keys sent overnight'],
    },
    {
      season: 'Storm season',
      icon: 'wind',
      months: [6, 11],
      services: [
        'Home documents scanned',
        'Family keepsakes shipped inland',
        'Mail held if you evacuate',
      ],
    },
    {
      season: 'Winter',
      icon: 'snowflake',
      months: [12, 2],
      services: ['Marine radios shipped for service', 'Sails sent for repair'],
    },
  ],
  businessTypes: [
    {
      title: 'Boatyards and marinas',
      text: 'Ship electronics and propellers in boxes or crates.',
    },
    { title: 'Rental managers', text: 'Return lost items, and print or notarize leases.' },
    {
      title: 'Medical and dental offices',
      text: 'Ship dental impressions, fax records and shred old files.',
    },
    {
      title: 'Shops on Market St',
      text: 'Ask for volume discounts on shipping and wholesale prices on boxes.',
    },
  ],
  faq: [
    {
      question: 'How long is the drive from Middle Sound Loop?',
      answer: `About ${counted(loop.minutes, 'minute')}. From Ogden Park and Market St, it’s about ${counted(park.minutes, 'minute')}.`,
    },
    {
      question: 'Can you ship an outboard motor?',
      answer: sourced(
        'hazmatRules',
        'Call us first. A motor that has held fuel can be a hazardous material, and we ship limited hazmat only.',
      ),
    },
    {
      question: 'A guest forgot a laptop. Can you ship it?',
      answer: sourced(
        'uspsHazmat',
        `Yes, if its battery is installed and not damaged. Turn the laptop off, and tell us its value. A carrier’s declared value is typically ${dollars(insurance.declaredValueMaximumCents)} at most, so ask about insurance.`,
      ),
    },
    {
      question: 'Can I come on a Saturday?',
      answer: `Yes, ${hoursText(Saturday)}. USPS picks up on Saturday. FedEx and UPS packages go out Monday.`,
    },
  ],
};

/** Why the miles on the map and the minutes in the table do not start at the same place. */
export const ogdenStart = `Ogden as a whole is ${milesText(miles)} miles away. Some places in the list are closer.`;

export const ogdenServices = [
  {
    title: 'For your home',
    rows: [
      ['Packing', 'Bring lamps, pictures or shells, and we’ll choose the box.'],
      ['Mailbox rental', 'Have us hold or forward your mail while you’re away.'],
    ],
  },
  {
    title: 'For your boat',
    rows: [
      ['Custom crating', 'We build a wooden crate for a heavy, long or curved part.'],
      ['Package shipping', 'Ship electronics and parts with tracking.'],
    ],
  },
  {
    title: 'For your paperwork',
    rows: [
      ['Notary', 'Bring an unsigned deed, boat title or lease, and your photo ID.'],
      ['Scanning and shredding', 'Scan the pages you need, and shred the rest.'],
    ],
  },
] as const;
