import { type FaqItem, read } from '#authoring';
import { areas } from '../_facts/areas/areas.ts';
import { namedDrive } from '../_facts/areas/cards.ts';
import { distances } from '../_facts/distances.ts';
import { driveTimes } from '../_facts/drive-times.ts';
import { clockTime, counted, milesText } from '../_facts/format.ts';
import { weeklyHours } from '../_facts/hours.ts';
import { authorizations } from '../_facts/identity.ts';
import { counterRules } from '../_facts/store-policies.ts';

const here = '/';
const milesTo = (name: string) =>
  milesText(distances.find((place) => place.name === name)?.miles ?? 0);

export function dropOff() {
  const { fedex, ups, dhl } = read(authorizations, here);
  return [
    {
      title: 'Already labeled?',
      text: `Leave it at the counter. We’re a ${fedex}, a ${ups} and a ${dhl}. We accept USPS packages too.`,
    },
    {
      title: 'Shipping with UPS?',
      text: `Your package needs a printed label. We can print it ${counterRules.labelPrinting}.`,
    },
    {
      title: 'Returning an Amazon order?',
      href: '/returns-labels',
      text: 'We can’t accept a QR code. Choose a return with a label to print.',
    },
    {
      title: 'No box or label?',
      href: '/packing-services',
      text: 'Bring the item, and we’ll do both.',
    },
  ];
}

export const howItWorks = [
  {
    title: 'Bring your item',
    text: 'Tell us the destination, the value and the date.',
  },
  {
    title: 'Choose a service',
    text: 'We weigh it and tell you the price for shipping and packing.',
  },
  {
    title: 'Keep your receipt',
    text: 'It has your tracking number.',
  },
];

export const nearby = [
  {
    name: areas.murrayville.name,
    href: areas.murrayville.href,
    figure: { value: milesTo('Murrayville'), unit: 'miles' },
    text: `About ${counted(driveTimes.murrayville[0].minutes, 'minute')} from Murrayville Rd.`,
  },
  {
    name: areas.ogden.name,
    href: areas.ogden.href,
    figure: { value: milesTo('Ogden'), unit: 'miles' },
    text: `About ${counted(namedDrive('ogden').minutes, 'minute')} by car.`,
  },
];

export const quickAnswers: readonly FaqItem[] = [
  {
    question: 'Do I need an account?',
    answer: 'No. Ask about volume discounts if you ship often.',
  },
  {
    question: 'Do you ship on Saturday?',
    answer: `Yes, with USPS. We’re open ${saturday()}.`,
  },
];

function saturday(): string {
  const hours = read(weeklyHours, here).Saturday;
  return hours ? `${clockTime(hours.start)}–${clockTime(hours.end)}` : 'Monday to Friday';
}
