import type { FaqItem } from '#authoring';
import { insuranceText } from '../_facts/insurance.ts';
import { sourced } from '../_facts/sources.ts';

export const questions: readonly FaqItem[] = [
  {
    question: 'Can an LTL truck deliver to a house?',
    answer: sourced(
      'fedexFreight',
      'Usually, if the truck can get there safely. A liftgate and a call before delivery cost extra, so ask for them with your quote.',
    ),
  },
  {
    question: 'What is a freight class?',
    answer: sourced(
      'freightClass',
      'It’s a number that helps set the price. It depends on density, handling, stowability and liability. Tell us what the item is.',
    ),
  },
  {
    question: 'Is LTL freight insured?',
    answer: sourced(
      'carrierLiability',
      'Not by default. The carrier can limit what it pays for loss or damage. For machines, furniture or anything costly, ask us about insurance.',
    ),
  },
  {
    question: 'What do I do if it arrives damaged?',
    answer: `Write the damage on the delivery receipt before you sign it. Take photos, and report it to us within ${insuranceText.reportWithin}.`,
  },
];
