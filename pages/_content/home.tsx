import { type FaqItem, Link, read } from '#authoring';
import {
  bringItem,
  chooseService,
  keepReceipt,
} from '../_components/illustrations/how-it-works.tsx';
import { clockTime } from '../_facts/format.ts';
import { weeklyHours } from '../_facts/hours.ts';

const here = '/';
export const howItWorks = [
  {
    picture: bringItem,
    title: 'Bring your item',
    text: 'Tell us the destination, the value and the date.',
  },
  {
    picture: chooseService,
    title: 'Choose a service',
    text: 'We weigh it and tell you the price for shipping and packing.',
  },
  {
    picture: keepReceipt,
    title: 'Keep your receipt',
    text: (
      <>
        Use its number to <Link href="/#track">track the package</Link>.
      </>
    ),
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
