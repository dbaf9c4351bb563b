import { read } from '#authoring';
import { uspsLimits } from '../_facts/carriers.ts';
import { counted, dollars } from '../_facts/format.ts';
import { authorizations } from '../_facts/identity.ts';
import { pickupCell } from '../_facts/pickup-rows.ts';
import { countriesReached, international, transitDays } from '../_facts/transit.ts';

const here = '/services';

export const ways = [
  ['FedEx', 'Overnight and ground'],
  ['UPS', 'Ground and air'],
  ['USPS', 'Letters, PO boxes'],
  ['DHL', 'International'],
] as const;

export function summaries() {
  const may = read(authorizations, here);
  return [
    {
      ...pickupCell('fedex'),
      href: '/services/fedex',
      text: `Ship overnight, by Ground in ${counted(transitDays.fedexGround, 'day')}, or to more than ${countriesReached.fedex} countries. We’re a ${may.fedex}.`,
    },
    {
      ...pickupCell('ups'),
      href: '/services/ups',
      text: `Ship by ground or air, or use ${international.canadaAndMexicoOnly[1]} to Canada and Mexico. Your package needs a printed label. We’re a ${may.ups}.`,
    },
    {
      ...pickupCell('usps'),
      href: '/services/usps',
      text: `Send letters and packages, with insurance up to ${dollars(uspsLimits.insuranceUpToCents)}. USPS delivers to PO boxes.`,
    },
  ];
}

export const reasons = [
  {
    title: 'Four carriers in one stop',
    text: 'Drop off a UPS return, a FedEx package and a letter at the same counter.',
  },
  {
    title: 'We compare prices',
    text: 'Ask for a price from each carrier before you choose.',
  },
  {
    title: 'Our packing guarantee',
    text: 'If something we packed breaks, we handle the insurance claim.',
  },
  {
    title: 'Discounts for businesses',
    text: 'If you ship often, ask about a business account with volume discounts.',
  },
];
