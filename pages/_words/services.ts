import { read } from '#authoring';
import { uspsLimits } from '../_store/carriers.ts';
import { counted, dollars } from '../_store/format.ts';
import { authorizations } from '../_store/identity.ts';
import { type PickupRow, pickupRows } from '../_store/pickup-rows.ts';
import { countriesReached, international, transitDays } from '../_store/transit.ts';

const here = '/services';

export const ways = [
  ['FedEx', 'Due tomorrow'],
  ['UPS', 'Heavy, by ground'],
  ['USPS', 'A letter, a PO box'],
  ['DHL', 'Another country'],
] as const;

export function summaries() {
  const may = read(authorizations, here);
  return [
    {
      ...row('fedex'),
      href: '/services/fedex',
      text: `Express the next morning, Ground in ${counted(transitDays.fedexGround, 'day')}, ${countriesReached.fedex}+ countries. We are a ${may.fedex}.`,
    },
    {
      ...row('ups'),
      href: '/services/ups',
      text: `Ground to Next Day Air, and ${international.canadaAndMexicoOnly[1]} to Canada and Mexico. It must carry a printed label. We are a ${may.ups}.`,
    },
    {
      ...row('usps'),
      href: '/services/usps',
      text: `From a stamped letter to a box insured for ${dollars(uspsLimits.insuranceUpToCents)}. The only one that delivers to a PO box.`,
    },
  ];
}

function row(carrier: PickupRow['carrier']) {
  const found = pickupRows.find((pickup) => pickup.carrier === carrier);
  return { name: found?.name ?? '', time: found?.time ?? '', days: found?.days ?? '' };
}

export const reasons = [
  {
    title: 'One queue instead of four',
    text: 'A return for UPS, a present for FedEx and a letter with a stamp go over the same counter.',
  },
  {
    title: 'We do not sell for one carrier',
    text: 'You hear every price that fits, the dearer and the cheaper.',
  },
  {
    title: 'The claim is our paperwork',
    text: 'Packed here and broken on the way: the insurance claim is ours to handle.',
  },
  {
    title: 'Volume has a price',
    text: 'A business account brings a discount once you ship often.',
  },
];
