import type { AreaFacts } from '../../_facts/areas/area-facts.ts';
import { areas } from '../../_facts/areas/areas.ts';
import { assumed } from '../../_facts/assumed.ts';
import { fedexDropOffBy } from '../../_facts/drop-off.ts';
import { hoursInWords } from '../../_facts/hours-rows.ts';
import { notary } from '../../_facts/notary.ts';
import { pickupDaysInWords } from '../../_facts/pickup-days.ts';
import { truckTime } from '../../_facts/pickups.ts';
import { signaturePrice } from '../../_facts/price-texts.ts';
import { largestPrint } from '../../_facts/printing.ts';

const place = areas.murrayville.href;

export const areaMurrayville: AreaFacts = {
  locationFeatures: [
    { title: 'Route', text: 'From Murrayville Rd or Gordon Rd, take N College Rd.' },
    {
      title: 'Drop-off',
      text: 'Leave a labeled package at the counter.',
    },
  ],
  reasons: [
    'You can ship a gift, have a form notarized and get passport photos in one stop.',
    'You can compare the prices of four carriers.',
  ],
  seasons: [
    {
      season: 'After the holidays',
      icon: 'snowflake',
      months: [1, 2],
      services: ['Gift returns with a label', 'Thank-you cards mailed'],
    },
    {
      season: 'Summer camp',
      icon: 'sun',
      months: [5, 7],
      services: ['Health forms copied and faxed', 'Camp trunks shipped'],
    },
    {
      season: 'Back to school',
      icon: 'graduation-cap',
      months: [8, 9],
      services: ['Enrollment forms notarized', 'College boxes shipped'],
    },
    {
      season: 'Holiday gifts',
      icon: 'gift',
      months: [11, 12],
      services: ['Wrapped gifts boxed'],
    },
  ],
  businessTypes: [
    {
      title: 'Child care and schools',
      text: 'Copy handbooks, fax records and mail diplomas flat.',
    },
    { title: 'Contractors', text: 'Drop off warranty parts between jobs.' },
    { title: 'Salons and small shops', text: 'Print price lists and get deliveries here.' },
    {
      title: 'Home offices',
      text: 'Use a business mailbox instead of your home address.',
    },
  ],
  faq: [
    {
      question: 'Can I come after work?',
      answer: `Yes. We’re open ${hoursInWords(place)}.`,
    },
    {
      question: 'When does FedEx pick up?',
      answer: `At ${truckTime('fedex')}. Drop off a labeled package by ${fedexDropOffBy(place)}, ${pickupDaysInWords('fedex')}. On a holiday, call us first.`,
    },
    {
      question: 'How much is it to notarize a school form?',
      answer: `${signaturePrice}. Bring a valid photo ID. Most notarizations take ${notary.minutes} minutes or less.`,
    },
    {
      question: 'Can you print a poster for a science fair?',
      answer: `Yes, up to ${largestPrint} inches. ${assumed.printFiles.says}`,
    },
  ],
};

/** Services by the time of day when families can stop by. */
export const murrayvilleServices = [
  {
    field: 'In the morning',
    title: 'Drop off',
    items: ['Labeled FedEx, UPS and DHL packages', 'Letters and Certified Mail', 'Labeled returns'],
  },
  {
    field: 'At lunch',
    title: 'Sign and copy',
    items: ['Walk-in notary', 'Fax and scanning', `Prints up to ${largestPrint}`],
  },
  {
    field: 'After school',
    title: 'Pack and ship',
    items: ['Birthday gifts', 'School projects', 'Care packages for family overseas'],
  },
  {
    field: 'On Saturday',
    title: 'Plan ahead',
    items: ['Mailbox rental', 'Passport photos', 'Moving boxes'],
  },
];
