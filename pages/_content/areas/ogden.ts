import { read } from '#authoring';
import type { AreaFacts } from '../../_facts/areas/area-facts.ts';
import { areas } from '../../_facts/areas/areas.ts';
import { openOn } from '../../_facts/hours-rows.ts';
import { founded } from '../../_facts/identity.ts';
import { pickupsOn } from '../../_facts/pickup-days.ts';
import { sourced } from '../../_facts/sources.ts';

const place = areas.ogden.href;

export const areaOgden: AreaFacts = {
  locationFeatures: [
    { title: 'Directions', text: 'Take Gordon Rd to N College Rd.' },
    { title: 'Carriers', text: 'FedEx, UPS, USPS and DHL at one counter.' },
  ],
  reasons: [
    `We’ve been in business since ${read(founded, place)}.`,
    'If we pack an item and it breaks, we handle the insurance claim.',
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
        'Keepsakes shipped inland',
        'Mail held while you’re away',
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
      text: 'Ship electronics and propellers.',
    },
    { title: 'Rental managers', text: 'Return lost items, and print or notarize leases.' },
    {
      title: 'Medical and dental offices',
      text: 'Fax records, send Certified Mail and shred old files.',
    },
    {
      title: 'Shops on Market St',
      text: 'Ask about volume discounts, and about wholesale prices on boxes.',
    },
  ],
  faq: [
    {
      question: 'Can you ship an outboard motor?',
      answer: sourced(
        'hazmatRules',
        'Call us first. A motor that has held fuel can be hazmat, and we ship limited hazmat only.',
      ),
    },
    {
      question: 'A guest forgot a laptop. Can you ship it?',
      answer: sourced(
        'uspsHazmat',
        'Usually, if its battery is installed and not damaged. Turn it off, and ask about insurance.',
      ),
    },
    {
      question: 'Can I come on a Saturday?',
      answer: `${openOn('Saturday', place)} ${pickupsOn('Saturday', ['fedex', 'ups', 'usps'])}`,
    },
  ],
};

export const ogdenServices = [
  {
    title: 'For your home',
    rows: [
      ['Packing', 'Bring a lamp or a picture, and we’ll choose the box.'],
      ['Mailbox rental', 'We hold or forward your mail while you’re away.'],
    ],
  },
  {
    title: 'For your boat',
    rows: [
      ['Custom crating', 'Ask us about a wooden crate for a heavy or long part.'],
      ['Package shipping', 'Ship electronics and parts with tracking.'],
    ],
  },
  {
    title: 'For your paperwork',
    rows: [
      ['Notary', 'Bring your photo ID and an unsigned deed or boat title.'],
      ['Scanning and shredding', 'Scan what you need, and shred the rest.'],
    ],
  },
] as const;
