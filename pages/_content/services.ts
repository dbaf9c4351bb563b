import { read } from '#authoring';
import { carriers } from '../_facts/carriers.ts';
import { counted } from '../_facts/format.ts';
import { authorizations } from '../_facts/identity.ts';
import { truckTime } from '../_facts/pickups.ts';
import { countriesReached, international, transitDays } from '../_facts/transit.ts';

const may = read(authorizations, '/services');

export const carrierSummaries = [
  {
    title: carriers.fedex.name,
    href: carriers.fedex.href,
    text: `Overnight, or Ground in ${counted(transitDays.fedexGround, 'day')}. We’re a ${may.fedex}.`,
  },
  {
    title: carriers.ups.name,
    href: carriers.ups.href,
    text: `Ground, air or ${international.canadaAndMexicoOnly[1]} to Canada and Mexico. Your UPS package needs a printed label.`,
  },
  {
    title: carriers.usps.name,
    href: carriers.usps.href,
    text: 'Letters, packages and delivery to PO boxes.',
  },
  {
    title: carriers.dhl.name,
    href: carriers.dhl.href,
    text: `Ship to more than ${countriesReached.dhl} countries. Pickup at ${truckTime('dhl')}.`,
  },
];

export const reasons = [
  {
    title: 'Four carriers in one stop',
    text: 'Drop off a UPS return, a FedEx package and a letter at the same counter.',
  },
  {
    title: 'Discounts for businesses',
    text: 'If you ship often, ask about a business account with volume discounts.',
  },
];
