import { uspsLimits } from './carriers.ts';
import { counted, type Span } from './format.ts';
import type { ServiceGroup } from './service-groups.ts';
import { countriesReached, dhlRegions, internationalSpeeds, transitDays } from './transit.ts';

const [express, economy, budget] = internationalSpeeds;
const europe = dhlRegions[0];

/** The three speeds, each with the carriers that have it. */
export const speedsByCarrier = [
  { ...express, text: 'FedEx, UPS, DHL' },
  { ...economy, text: 'FedEx, DHL, USPS' },
  { ...budget, text: 'USPS' },
];

/** What the carriers offer abroad, by how long it takes; the last group goes by road. */
export const internationalOptions: readonly ServiceGroup[] = [
  {
    title: express.name,
    note: express.time,
    rows: [
      [
        'FedEx International Priority',
        `${counted(transitDays.fedexInternationalPriority, 'day')}. First is its earlier sister`,
      ],
      ['UPS Worldwide Express and Saver', 'The morning, or the end of the same day'],
      ['DHL', `${counted(europe.days, 'business day')} to ${europe.region}, for one`],
    ],
  },
  {
    title: economy.name,
    note: economy.time,
    rows: [
      ['FedEx International Economy', 'For parcels that are heavy rather than urgent'],
      ['DHL Economy Select', `${counted(transitDays.dhlEconomySelect, 'day')} where DHL runs it`],
      [
        'USPS Priority Mail International',
        `${counted(transitDays.uspsPriorityMailInternational, 'day')}, ${countriesReached.usps}+ countries`,
      ],
    ],
  },
  {
    title: budget.name,
    note: budget.time,
    rows: [
      [
        'USPS First-Class International',
        `Up to ${uspsLimits.firstClassInternationalPounds} lbs, little tracking`,
      ],
    ],
  },
  {
    title: 'By road',
    note: 'days by distance',
    rows: [
      ['FedEx International Ground', 'Canada and Mexico only'],
      ['UPS Standard', 'Canada and Mexico, nowhere else'],
    ],
  },
];

export interface Destination {
  readonly country: string;
  /** By DHL, in business days. */
  readonly days: string;
  readonly mind: string;
}

/** Where people often send things, and what is peculiar to each country. */
export const popularDestinations: readonly Destination[] = [
  to('Canada', 'Americas', 'Can go by road. The receiver is billed the tax at the door.'),
  to('Mexico', 'Americas', 'The receiver’s tax number (RFC) and a phone on the label.'),
  to('Brazil', 'Americas', 'Without the receiver’s CPF number it is sent back.'),
  to('United Kingdom', 'Europe', 'A full postcode. Gifts are declared with their value too.'),
  to('Germany', 'Europe', 'Customs likes to see the bill or proof of payment.'),
  to('Japan', 'Asia', 'Address in Roman letters, largest part last, and a phone.'),
  to('Australia', 'Oceania', 'No plants, soil or raw wood; food is opened and looked at.'),
  to(
    'United Arab Emirates',
    'Middle East',
    'A street and a mobile number: a P.O. box will not do.',
  ),
  to('South Africa', 'Africa', 'The receiver is asked for an ID or importer’s number.'),
];

function to(
  country: string,
  region: (typeof dhlRegions)[number]['region'],
  mind: string,
): Destination {
  const days: Span = dhlRegions.find((one) => one.region === region)?.days ?? 0;
  return { country, days: counted(days, 'day'), mind };
}
