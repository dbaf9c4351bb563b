import { read } from '#authoring';
import { founded } from '../_facts/identity.ts';
import { byAmazonQr, counterRules } from '../_facts/store-policies.ts';

export const before = [
  {
    title: 'UPS packages',
    text: `They need a printed label. We print it ${counterRules.labelPrinting}.`,
  },
  {
    title: 'Amazon returns',
    text: byAmazonQr('Bring a label or a QR code.', 'Bring a label. We don’t accept QR codes.'),
    href: '/returns-labels',
  },
  {
    title: 'Hazardous materials',
    text: 'We ship only limited types, so ask us first.',
  },
];

export const reasons = [
  {
    title: 'Four carriers',
    text: 'You can compare them all in one trip.',
  },
  {
    title: 'Locally owned',
    text: `We’ve been in Wilmington since ${read(founded, '/shipping-services')}.`,
  },
];
