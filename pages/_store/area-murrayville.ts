import { read } from '#authoring';
import type { AreaFacts } from './area-facts.ts';
import { areas } from './areas.ts';
import { distances } from './distances.ts';
import { fedexDropOffBy } from './drop-off.ts';
import { dollars, hoursText, milesText } from './format.ts';
import { weeklyHours } from './hours.ts';
import { notary, notaryPrices } from './notary.ts';
import { largestPrint } from './printing.ts';

const place = areas.murrayville.href;
const [{ miles }] = distances;
const { Monday, Saturday } = read(weeklyHours, place);

export const areaMurrayville: AreaFacts = {
  locationFeatures: [
    {
      title: 'Between home and I-40',
      text: 'Murrayville Rd meets N College Rd just up the street.',
    },
    {
      title: 'The nearest of eleven',
      text: `${milesText(miles)} miles by road. No other place in our table is closer.`,
    },
    { title: 'In and out', text: 'Labeled already? Hand it over, take the receipt.' },
  ],
  reasons: [
    {
      title: 'Short enough for one thing',
      text: 'A single stamp or a single copy is reason enough to stop.',
    },
    {
      title: 'Somebody does the boxing',
      text: 'Bring the birthday present and the card. You need not own scissors.',
    },
    {
      title: 'You learn the price first',
      text: 'Each carrier’s, on the same scale, before anything is taped.',
    },
  ],
  seasons: [
    {
      season: 'After the holidays',
      icon: 'snowflake',
      months: [1, 2],
      services: ['Gifts sent back, label printed', 'Thank-you cards stamped'],
    },
    {
      season: 'Before summer camp',
      icon: 'sun',
      months: [5, 7],
      services: ['Health forms copied and faxed', 'Trunks sent ahead', 'Passport photos'],
    },
    {
      season: 'School starts',
      icon: 'graduation-cap',
      months: [8, 9],
      services: ['Enrollment papers notarized', 'College boxes shipped'],
    },
    {
      season: 'Grandparents’ presents',
      icon: 'gift',
      months: [11, 12],
      services: ['Wrapped things boxed as they are', 'Cookies cushioned'],
    },
  ],
  businessTypes: [
    {
      title: 'Child care and schools',
      text: 'Handbooks copied, records faxed, diplomas mailed flat.',
    },
    { title: 'Trades with a van', text: 'Warranty parts dropped off between two calls.' },
    { title: 'Salons and small shops', text: 'Price lists printed, color and tools received.' },
    {
      title: 'Home offices',
      text: 'A business mailbox, so that clients do not get your house number.',
    },
  ],
  faq: [
    {
      question: 'Can I come after work?',
      answer: `Yes. Monday to Friday the counter is open ${hoursText(Monday)}, and on Saturday ${hoursText(Saturday)}.`,
    },
    {
      question: 'Will it still leave today?',
      answer: `A labeled FedEx box here by ${fedexDropOffBy(place)} on a weekday does. Later ones ride with the next truck.`,
    },
    {
      question: 'What does a school form cost to notarize?',
      answer: `${dollars(notaryPrices[0].price[0])} ${notaryPrices[0].note}. The person who signs shows a photo ID. Most take ${notary.minutes} minutes or less.`,
    },
    {
      question: 'Can you print a poster for a science fair?',
      answer: `Sheets up to ${largestPrint} inches. Send the file ahead or bring it on a stick.`,
    },
  ],
};

/** By when in the week people of Murrayville stop here. */
export const murrayvilleServices = [
  {
    field: 'Before work',
    title: 'Drop off',
    items: ['Labeled FedEx, UPS, DHL', 'Letters and Certified Mail', 'Returns with their label'],
  },
  {
    field: 'At lunch',
    title: 'Sign and copy',
    items: ['Walk-in notary', 'Fax and scan', `Prints up to ${largestPrint}`],
  },
  {
    field: 'After school',
    title: 'Pack and ship',
    items: ['Presents boxed', 'Projects sent to contests', 'Care packages abroad'],
  },
  {
    field: 'On Saturday',
    title: 'Everything else',
    items: ['Open a mailbox', 'Passport photos', 'Moving cartons'],
  },
];
