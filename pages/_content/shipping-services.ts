import { read } from '#authoring';
import { parcelLimitPounds } from '../_facts/freight.ts';
import { founded } from '../_facts/identity.ts';
import { byAmazonQr, counterRules } from '../_facts/store-policies.ts';

export const before = [
  {
    title: 'UPS packages',
    text: `They need a printed label. We print it ${counterRules.labelPrinting}.`,
  },
  {
    title: 'Amazon returns',
    text: byAmazonQr(
      'Bring the return with its label, on the box or as a file, or with an Amazon QR code.',
      'Bring the return with its label, on the box or as a file. We don’t accept QR codes.',
    ),
    href: '/returns-labels',
  },
  {
    title: 'Hazardous materials',
    text: 'We ship only limited types, so ask us first.',
  },
  {
    title: 'Freight',
    text: `For a pallet, or an item over ${parcelLimitPounds} lbs, ask for a freight quote.`,
    href: '/ltl-freight',
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
