import { read } from '#authoring';
import type { AreaFacts } from '../../_facts/areas/area-facts.ts';
import { areas } from '../../_facts/areas/areas.ts';
import { milesFrom } from '../../_facts/distances.ts';
import { blueClayDrive, driveTimes } from '../../_facts/drive-times.ts';
import { counted, milesText } from '../../_facts/format.ts';
import { founded } from '../../_facts/identity.ts';
import { pickupDaysInWords } from '../../_facts/pickup-days.ts';
import { truckTime } from '../../_facts/pickups.ts';
import { sourced } from '../../_facts/sources.ts';
import { byAmazonQr, counterRules } from '../../_facts/store-policies.ts';

const place = areas.airport.href;
const [terminal] = driveTimes.airport;
const miles = milesFrom('Airport');

export const areaAirport: Omit<AreaFacts, 'businessTypes'> = {
  locationFeatures: [
    {
      title: 'Distance',
      text: `The airport is ${milesText(miles)} miles away by road.`,
    },
    {
      title: 'Hazardous materials',
      text: 'We ship limited hazmat. Call with the safety data sheet before you pack.',
    },
  ],
  reasons: [
    `We’ve served Wilmington since ${read(founded, place)}.`,
    `DHL picks up at ${truckTime('dhl')}, ${pickupDaysInWords('dhl')}, for shipments overseas.`,
  ],
  seasons: [
    {
      season: 'Summer travel',
      icon: 'plane',
      months: [5, 8],
      services: ['Suitcases shipped ahead', 'Items left in rental cars returned'],
    },
    {
      season: 'Storm season',
      icon: 'wind',
      months: [6, 11],
      services: ['Spare parts shipped early', 'Insurance claims faxed'],
    },
    {
      season: 'Holiday peak',
      icon: 'gift',
      months: [11, 12],
      services: ['Gifts shipped instead of carried on', 'Labeled returns dropped off'],
    },
    {
      season: 'Winter repairs',
      icon: 'snowflake',
      months: [1, 3],
      services: ['Instruments sent for calibration', 'Large components crated'],
    },
  ],
  faq: [
    {
      question: 'Can I drop off an Amazon return before my flight?',
      answer: byAmazonQr(
        'Yes, by QR code, or with a printed UPS label on the box.',
        'Yes, with a printed UPS label on the box. We don’t accept Amazon QR codes.',
      ),
    },
    {
      question: 'Can you ship my suitcase?',
      answer: sourced(
        'uspsHazmat',
        'Yes. Take spare batteries out. Spare lithium batteries follow stricter rules than batteries inside a device.',
      ),
    },
    {
      question: 'How long is the drive to the store?',
      answer: `About ${counted(terminal.minutes, 'minute')} from the airport, or ${counted(read(blueClayDrive, `${place}#faq`), 'minute')} from the businesses on Blue Clay Rd.`,
    },
  ],
};

/** What happens with an Amazon return, by the kind of code or label. */
export const airportReturns = [
  {
    field: 'QR code',
    title: byAmazonQr('Accepted here', 'Not accepted here'),
    text: sourced(
      'amazonReturns',
      byAmazonQr(
        'Amazon tells you where to take a QR code. You can bring it here.',
        'Amazon tells you where to take a QR code. We can’t scan it or print a label from it.',
      ),
    ),
  },
  {
    field: 'Printed UPS label',
    title: 'Accepted',
    text: 'Seal the box and tape the label on it. Then drop it off at our counter.',
  },
  {
    field: 'Label as a file',
    title: 'We print it',
    text: `Bring the UPS label on your phone. We can print it ${counterRules.labelPrinting}.`,
  },
] as const;

/** Kinds of employers and businesses, and what they ship or need. */
export const airportEmployers = [
  {
    title: 'At the airport',
    items: [
      'Airlines and ground crews: uniforms, documents and delayed bags',
      'Aircraft maintenance: warranty parts and tools for calibration',
      'Private aviation: manuals, charts and items left on board',
    ],
  },
  {
    title: 'Near the terminal',
    items: [
      'Hotels and car rental: items that guests left behind',
      'Public safety and government: Certified Mail, notary and shredding',
    ],
  },
  {
    title: 'On Blue Clay Rd',
    items: [
      'Warehouses: labeled packages, returns and pallets',
      'Trades and suppliers: bids, copies of plans and samples',
    ],
  },
] as const;

export const airportServices = [
  {
    title: 'Overnight shipping',
    text: 'Ask about delivery on the next business day.',
    href: '/overnight-shipping',
  },
  {
    title: 'Crating',
    text: 'Ask us about a wooden crate for a housing, a blade or a panel.',
    href: '/custom-crating',
  },
  {
    title: 'International shipping',
    text: 'Ask us about the commercial invoice and customs forms.',
    href: '/international-shipping',
  },
  {
    title: 'Notary',
    text: 'Have a bill of sale or a registration form notarized.',
    href: '/notary-services',
  },
] as const;
