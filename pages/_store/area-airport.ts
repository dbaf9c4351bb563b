import { read } from '#authoring';
import type { AreaFacts } from './area-facts.ts';
import { areas } from './areas.ts';
import { counterRules } from './counter-rules.ts';
import { blueClayDrive, driveTimes } from './drive-times.ts';
import { fedexDropOffBy } from './drop-off.ts';
import { counted } from './format.ts';
import { hoursRemarks } from './hours.ts';
import { founded } from './identity.ts';
import { truckTime } from './pickups.ts';

const place = areas.airport.href;
const [terminal] = driveTimes.airport;

export const areaAirport: AreaFacts = {
  locationFeatures: [
    {
      title: 'Outside the fence',
      text: 'No terminal parking and no badge. You stop, hand over the box and go.',
    },
    {
      title: 'Hazmat, within limits',
      text: 'Some of what flies may ship. Bring the data sheet, and ask before you pack.',
    },
    {
      title: 'Printer and scanner',
      text: 'Airworthiness tags copied, manifests printed, logbook pages sent as files.',
    },
  ],
  reasons: [
    {
      title: `A counter since ${read(founded, place)}`,
      text: 'The hangar and the front office send to, and from, one address.',
    },
    {
      title: 'An aircraft is waiting',
      text: 'Tell us when it has to be there. We start with the service that makes it.',
    },
    {
      title: 'The truck has a time',
      text: `Here by ${fedexDropOffBy(place)}, FedEx leaves the same weekday. DHL collects at ${truckTime('dhl')}.`,
    },
  ],
  seasons: [
    {
      season: 'Summer flights',
      icon: 'plane',
      months: [5, 8],
      services: ['Bags and boards sent ahead', 'Car-rental finds returned to owners'],
    },
    {
      season: 'Storm months',
      icon: 'wind',
      months: [6, 11],
      services: ['Spares moved early', 'Claims faxed with photographs'],
    },
    {
      season: 'Holiday peak',
      icon: 'gift',
      months: [11, 12],
      services: ['Gifts that security would open', 'Returns, with their label'],
    },
    {
      season: 'Maintenance weeks',
      icon: 'snowflake',
      months: [1, 3],
      services: ['Instruments out for calibration', 'Components crated'],
    },
  ],
  businessTypes: [
    { title: 'Aviation', text: 'Rotables, avionics and tools, in boxes made for their weight.' },
    {
      title: 'Logistics and warehousing',
      text: 'Overflow parcels, pallet by pallet or one by one.',
    },
    {
      title: 'Trades and light industry',
      text: 'Samples, drawings and fixtures for the business parks.',
    },
    {
      title: 'Hotels and car rental',
      text: 'Lost property to its owner, with tracking for both of you.',
    },
  ],
  faq: [
    {
      question: 'Can I leave my Amazon return on the way to a flight?',
      answer: `Not with a QR code: we cannot scan it. With a printed UPS label on the box, yes. If you have the label as a file, we print it ${counterRules.labelPrinting}.`,
    },
    {
      question: 'My suitcase is too heavy. Can you send it?',
      answer:
        'Yes. Lock it or let us box it, and write a telephone number inside. Leave lithium batteries in the device they belong to.',
    },
    {
      question: 'When are the hours longer?',
      answer: `They are ${hoursRemarks[place].toLowerCase()} Call first: the extra time is not in the table.`,
    },
    {
      question: 'How fast can I get from my desk to you?',
      answer: `${counted(terminal.minutes, 'minute')} from the airport, ${counted(read(blueClayDrive, place), 'minute')} from the businesses on Blue Clay Rd.`,
    },
  ],
};

/** Before anybody drives over with a return. */
export const airportReturns = [
  {
    field: 'QR code',
    title: 'We cannot take it',
    text: 'Amazon returns with a QR code have to go to a place that Amazon names.',
  },
  {
    field: 'Printed UPS label',
    title: 'Leave it here',
    text: 'The label must be on the parcel before the driver sees it.',
  },
  {
    field: 'Label as a file',
    title: 'We print it',
    text: `For a UPS return, ${counterRules.labelPrinting}. Bring it on your phone.`,
  },
] as const;

/** Kinds of employers, and what their people come for. */
export const airportEmployers = [
  {
    title: 'On the airfield',
    rows: [
      ['Airlines and ground handling', 'Uniforms, crew papers, a bag that missed its flight'],
      ['Aircraft maintenance', 'Parts under warranty, tools for calibration'],
      ['Charter and private aviation', 'Manuals, charts, a passenger’s forgotten coat'],
    ],
  },
  {
    title: 'Around the terminal',
    rows: [
      ['Car rental and hotels', 'Things left behind, registrations, key fobs'],
      ['Public safety and government', 'Certified Mail, notarized statements, shredding'],
    ],
  },
  {
    title: 'Along Blue Clay Rd',
    rows: [
      ['Warehouses and distribution', 'Labels when the printer is down, returns, pallets'],
      ['Builders and suppliers', 'Bid documents, plan copies, samples'],
    ],
  },
] as const;

export const airportServices = [
  {
    title: 'Overnight shipping',
    text: 'By the carrier that still has a truck today.',
    href: '/overnight-shipping',
  },
  { title: 'Crating', text: 'For housings, blades and panels.', href: '/custom-crating' },
  {
    title: 'International papers',
    text: 'Commercial invoices, with someone to read them.',
    href: '/international-shipping',
  },
  { title: 'Notary', text: 'For bills of sale and registrations.', href: '/notary-services' },
] as const;
