import { counterRules } from '../_store/counter-rules.ts';
import { overnight } from '../_store/drop-off.ts';
import { clockTime, counted } from '../_store/format.ts';
import { truckTime, uspsPickup } from '../_store/pickups.ts';
import { countriesReached, transitDays } from '../_store/transit.ts';

const { arrives } = overnight.chosen;

export const trucks = [
  { name: 'DHL', time: truckTime('dhl'), text: 'Monday to Friday' },
  { name: 'FedEx and UPS', time: truckTime('fedex'), text: 'Monday to Friday' },
];

export const ways = [
  {
    name: 'FedEx',
    href: '/fedex-services',
    time: truckTime('fedex'),
    days: 'Pickup Mon–Fri',
    text: `Ground in ${counted(transitDays.fedexGround, 'day')}, Express from the next morning.`,
  },
  {
    name: 'UPS',
    href: '/ups-services',
    time: truckTime('ups'),
    days: 'Pickup Mon–Fri',
    text: 'Ground, 3 Day Select, 2nd Day Air, Next Day Air. Needs a printed label.',
  },
  {
    name: 'USPS',
    href: '/usps-services',
    time: uspsPickup.word,
    days: `Pickup ${uspsPickup.daysText}`,
    text: 'Letters, Media Mail, Certified Mail, and parcels to any mailbox.',
  },
  {
    name: 'DHL',
    href: '/dhl-services',
    time: truckTime('dhl'),
    days: 'Pickup Mon–Fri',
    text: 'Nine ways to leave the country, with the customs papers sent ahead.',
  },
  {
    name: 'International',
    href: '/international-shipping',
    time: `${countriesReached.fedex}+`,
    days: 'Countries',
    text: 'Express, economy and budget side by side, with what customs will ask.',
  },
  {
    name: 'Overnight',
    href: '/overnight-shipping',
    time: clockTime(arrives.priorityBy),
    days: 'Priority, the next business day',
    text: `Or Early AM from ${clockTime(arrives.earlyFrom)}, Standard by ${clockTime(arrives.standardBy)}.`,
  },
];

export const before = [
  {
    title: 'A UPS package',
    text: `It needs a pre-printed label. Without one we print it ${counterRules.labelPrinting}.`,
  },
  {
    title: 'An Amazon return',
    text: 'We do not accept Amazon QR-code returns. A printed UPS label works.',
    href: '/returns-labels',
  },
  {
    title: 'Hazardous goods',
    text: 'Hazmat shipping is limited. Tell us about batteries, aerosols or perfume first.',
  },
  {
    title: 'On a pallet, or on canvas',
    text: 'Freight and art have their own desks. Call with the size.',
    href: '/art-shipping',
  },
];

export const reasons = [
  {
    title: 'Four prices, not one',
    text: 'We look up each carrier for the same box and the same day.',
  },
  {
    title: 'Somebody to ask',
    text: 'If it is late, bring the receipt. We read the tracking with you.',
  },
  {
    title: 'Small is welcome',
    text: 'One envelope gets the same counter as forty cartons.',
  },
];
