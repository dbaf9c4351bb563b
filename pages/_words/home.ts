import { read } from '#authoring';
import { areas } from '../_store/areas.ts';
import { counterRules } from '../_store/counter-rules.ts';
import { distances } from '../_store/distances.ts';
import { driveTimes } from '../_store/drive-times.ts';
import { fedexDropOffBy } from '../_store/drop-off.ts';
import { counted, dollars, milesText } from '../_store/format.ts';
import { authorizations, rating } from '../_store/identity.ts';
import { insurance } from '../_store/insurance.ts';

const milesTo = (name: string) =>
  milesText(distances.find((place) => place.name === name)?.miles ?? 0);

export function dropOff() {
  const { fedex, ups, dhl } = read(authorizations, '/');
  return [
    {
      title: 'The label is on it',
      text: `Leave it and go. We are a ${fedex}, ${ups} and ${dhl}, and USPS collects here.`,
    },
    {
      title: 'FedEx, leaving today',
      text: `Here by ${fedexDropOffBy('/')}, Monday to Friday.`,
    },
    {
      title: 'UPS needs paper',
      text: `Bring the printed label, or let us print it ${counterRules.labelPrinting}. Amazon’s QR codes do not work here.`,
    },
    { title: 'No label, no box', text: 'Bring the thing. We do both.' },
  ];
}

export const howItWorks = [
  {
    title: 'Put it on the counter',
    text: 'Boxed or not. Tell us where it goes, its worth, and when it must arrive.',
  },
  {
    title: 'Pick a price',
    text: 'We weigh it and read you each carrier’s price and day, and the price of packing.',
  },
  {
    title: 'Leave with the number',
    text: 'You can track it. If we packed it and it breaks, we handle the insurance claim.',
  },
];

export const nearby = [
  {
    name: areas.murrayville.name,
    href: areas.murrayville.href,
    figure: { value: milesTo('Murrayville'), unit: 'miles' },
    text: `The nearest of the eleven. ${counted(driveTimes.murrayville[0].minutes, 'minute')} from Murrayville Rd.`,
  },
  {
    name: areas.ogden.name,
    href: areas.ogden.href,
    figure: { value: milesTo('Ogden'), unit: 'miles' },
    text: `Middle Sound Loop is about ${counted(driveTimes.ogden[1].minutes, 'minute')} away.`,
  },
];

export function ratingText(): string {
  const { value, best, reviews } = read(rating, '/');
  return `Rated ${value} of ${best} from ${reviews} reviews. The words below are samples.`;
}

export const forQuote = [
  ['From', 'Our counter, or your address if it is too big'],
  ['To', 'A ZIP code, or a city and country'],
  ['Size and weight', 'Longest side first. A guess is fine.'],
  [
    'Worth',
    `What a new one costs. Over ${dollars(insurance.appraisalOverCents)}, have it appraised.`,
  ],
] as const;
