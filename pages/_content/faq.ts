import type { FaqItem } from '#authoring';
import { carrierNames } from '../_facts/carrier-names.ts';
import { universityMailbox } from '../_facts/mailbox-prices.ts';
import { pickupDaysInWords, trucks } from '../_facts/pickup-days.ts';
import { uspsPickup } from '../_facts/pickups.ts';
import { sourced } from '../_facts/sources.ts';
import { byAmazonQr, counterRules } from '../_facts/store-policies.ts';

const names = Object.values(carrierNames);

/** Of the mailbox page. */
export const mailboxFaq: readonly FaqItem[] = [
  {
    question: 'Which size do I need?',
    answer:
      'Choose small for yourself, medium if you share the box or get magazines, and large for a business.',
  },
  {
    question: 'Can I change to another size?',
    answer: 'Yes, if one is available. The price difference is prorated.',
  },
  {
    question: 'Is a private mailbox the same as a PO box?',
    answer: sourced(
      'usps',
      'No. A PO box is at the post office. A private mailbox has a street address, so FedEx, UPS and DHL can deliver to it.',
    ),
  },
  {
    question: 'I’m a UNCW student. Do I need a full year?',
    answer: `No. Students can rent by the ${universityMailbox.terms.join(' or by the ')}.`,
  },
];

/** Of the services overview. */
export const servicesFaq: readonly FaqItem[] = [
  {
    question: 'Which carrier should I use?',
    answer: `It depends on the size, the destination and the date. Give us those, and we’ll tell you what ${names.slice(0, -1).join(', ')} and ${names.at(-1)} charge.`,
  },
  {
    question: 'Can I drop off an Amazon return?',
    answer: `${byAmazonQr(
      'Yes, by QR code or with a label.',
      'Not with a QR code. Choose a return option that gives you a label.',
    )} If you can’t print a label, we can ${counterRules.labelPrinting}.`,
  },
  {
    question: 'When will my package go out?',
    answer: `${trucks()} USPS picks up ${uspsPickup.word.toLowerCase()}, ${pickupDaysInWords('usps')}.`,
  },
];

/** Of the university area. */
export const campusFaq: readonly FaqItem[] = [
  {
    question: 'Can I rent for one semester?',
    answer: `Yes. You can rent by the ${universityMailbox.terms.join(' or the ')}.`,
  },
  {
    question: 'What if I don’t have a US driver’s license?',
    answer: 'Bring another pair of IDs, such as a passport and your lease.',
  },
  {
    question: 'When can I get my mail?',
    answer: 'Letters are in your box. Packages are at the counter during store hours.',
  },
  {
    question: 'Can you ship my belongings home in May?',
    answer: 'Yes. Bring them boxed or loose.',
  },
];
