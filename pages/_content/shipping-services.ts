import { overnight } from '../_facts/drop-off.ts';
import { clockTime, counted } from '../_facts/format.ts';
import { parcelLimitPounds } from '../_facts/freight.ts';
import { pickupCell } from '../_facts/pickup-rows.ts';
import { counterRules } from '../_facts/store-policies.ts';
import { countriesReached, transitDays } from '../_facts/transit.ts';

const { arrives } = overnight.chosen;

export const ways = [
  {
    ...pickupCell('fedex'),
    href: '/fedex-services',
    text: `Ground takes ${counted(transitDays.fedexGround, 'day')}. Express can arrive the next morning.`,
  },
  {
    ...pickupCell('ups'),
    href: '/ups-services',
    text: 'Ground, 3 Day Select, 2nd Day Air and Next Day Air.',
  },
  {
    ...pickupCell('usps'),
    href: '/usps-services',
    text: 'Letters, packages, Media Mail, Certified Mail and stamps.',
  },
  {
    ...pickupCell('dhl'),
    href: '/dhl-services',
    text: `International express to more than ${countriesReached.dhl} countries.`,
  },
  {
    name: 'International',
    href: '/international-shipping',
    label: 'Ships to',
    time: `${countriesReached.fedex}+`,
    days: 'countries',
    text: 'Express, economy and budget, with help for customs forms.',
  },
  {
    name: 'Overnight',
    href: '/overnight-shipping',
    label: 'Arrives by',
    time: clockTime(arrives.priorityBy),
    days: 'Priority Overnight, the next business day',
    text: `Early AM starts at ${clockTime(arrives.earlyFrom)}. Standard arrives by ${clockTime(arrives.standardBy)}.`,
  },
];

export const before = [
  {
    title: 'UPS packages',
    text: `They need a printed label. We print it ${counterRules.labelPrinting}.`,
  },
  {
    title: 'Amazon returns',
    text: 'Bring a return with a printed label. We don’t accept QR codes.',
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
    title: 'Packing and supplies',
    text: 'We can pack it for you, or you can buy a single box.',
  },
];
