import type { AreaFacts } from './area-facts.ts';
import { areas } from './areas.ts';
import { distances } from './distances.ts';
import { driveTimes } from './drive-times.ts';
import { counted, dollars, milesText } from './format.ts';
import { hoursRows } from './hours-rows.ts';
import { mailboxPlans } from './mailbox-prices.ts';
import { postalAddress } from './postal-address.ts';

const place = areas.wrightsboro.href;
const miles = distances.find(({ name }) => name === 'Wrightsboro')?.miles ?? 0;
const [drive] = driveTimes.wrightsboro;
const [terminal] = driveTimes.airport;
const [small] = mailboxPlans;
const { street, cityLine } = postalAddress(place);
const [weekdays] = hoursRows(place);

export const areaWrightsboro: AreaFacts = {
  locationFeatures: [
    {
      title: 'Pavement to the door',
      text: 'Vans that refuse a dirt track have no trouble on N College Rd.',
    },
    {
      title: `${weekdays?.days}, all day`,
      text: 'Whenever a driver comes, somebody is there to sign.',
    },
    {
      title: 'A box, or ten',
      text: 'Packing supplies are sold without a minimum, retail and wholesale.',
    },
  ],
  reasons: [
    {
      title: 'Maps stop at the mailbox',
      text: 'Yours may be a quarter of the way to your house. Ours is a door.',
    },
    {
      title: 'Heat, dogs and rain',
      text: 'None of them gets at a parcel behind a counter.',
    },
    {
      title: 'Papers without a trip downtown',
      text: 'Fax, copies and a notary, on the north side.',
    },
  ],
  seasons: [
    {
      season: 'Garden orders',
      icon: 'sprout',
      months: [2, 5],
      services: ['Bare roots and bulbs received', 'Hand tools sent for sharpening'],
    },
    {
      season: 'Hot weeks',
      icon: 'sun',
      months: [6, 9],
      services: ['Medicine kept out of the metal mailbox', 'Water-pump parts'],
    },
    {
      season: 'Flood season',
      icon: 'wind',
      months: [8, 11],
      services: ['Deeds and photographs scanned', 'Mail held while a lane is under water'],
    },
    {
      season: 'Cards and cakes',
      icon: 'gift',
      months: [11, 12],
      services: ['Fruitcakes in tins, boxed', 'Stamps by the sheet'],
    },
  ],
  businessTypes: [
    { title: 'Small farms and stables', text: 'Tack, tools, test kits and the papers of a horse.' },
    { title: 'Landscapers and haulers', text: 'Invoices, permits, a mailbox for the checks.' },
    { title: 'Workshops in a barn', text: 'Furniture and ironwork, measured and crated.' },
    { title: 'Home health and care', text: 'Records faxed, forms notarized, supplies received.' },
  ],
  faq: [
    {
      question: 'Drivers cannot find my house. What do I give them?',
      answer: `Rent a mailbox and give them ${street}, ${cityLine}, with your box number. From ${dollars(small.pricing.oneYear.monthly)} a month for a year.`,
    },
    {
      question: 'Can I use it for my license or my voter card?',
      answer:
        'Use your home address for those. The mailbox is for mail and parcels, and opening it asks for a proof of where you live.',
    },
    {
      question: 'How long is the drive?',
      answer: `${counted(drive.minutes, 'minute')} for ${milesText(miles)} miles.`,
    },
    {
      question: 'I fly on Friday. Can you hold what comes?',
      answer: `Yes, if you have a mailbox. The airport is ${counted(terminal.minutes, 'minute')} from us, so you can also ship a bag on the way.`,
    },
  ],
};

/** A rural address, and what a mailbox changes. */
export const ruralAddress = [
  {
    title: 'Number and lane',
    text: 'Many carriers read an address, then a map, then give up. A street front is found.',
  },
  {
    title: 'A box by the road',
    text: 'It holds letters. A parcel left beside it stands in the weather.',
  },
  {
    title: 'No one at home',
    text: 'A signature that has to be given is given at our counter, and you get it with your ID.',
  },
] as const;

export const airportProximity = [
  {
    title: 'Fly out light',
    text: 'Send the case ahead and walk past the bag counter.',
  },
  {
    title: 'Work there?',
    text: 'Stop between the end of a shift and the lane home.',
  },
  {
    title: 'Expecting someone?',
    text: 'Their luggage can arrive at your mailbox before they do.',
  },
] as const;

export const wrightsboroServices = [
  {
    title: 'Package receiving',
    text: 'From every carrier, kept inside.',
    href: '/package-receiving',
  },
  {
    title: 'Mailbox rental',
    text: 'A street number instead of a lane.',
    href: '/mailbox-services',
  },
  { title: 'Fax and scanning', text: 'Where the signal at home is thin.', href: '/fax-services' },
  { title: 'Packing', text: 'Bring it loose, in a bucket if need be.', href: '/packing-services' },
] as const;
