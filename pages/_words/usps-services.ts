import { counted } from '../_store/format.ts';
import { uspsPickup } from '../_store/pickups.ts';
import { transitDays } from '../_store/transit.ts';

export const mailing = [
  ['A birthday card', 'First-Class Mail and a stamp.'],
  ['A box of books', 'Media Mail. No letter, no toys, no advertising inside.'],
  ['Papers for a court', 'Certified Mail. You keep the receipt, they sign for it.'],
  ['Keys, or a passport', 'Priority Mail Express with a signature.'],
  [
    'A gift to a cousin abroad',
    `Priority Mail International, ${counted(transitDays.uspsPriorityMailInternational, 'day')}, or First-Class if it is light.`,
  ],
] as const;

export const business = [
  {
    title: 'A stack of certified letters',
    text: 'Landlords and law offices: bring the list, we fill in the slips and hand back the receipts.',
  },
  {
    title: 'Stamps for the drawer',
    text: 'Buy them when you drop the mail off. Nobody has to queue a second time.',
  },
  {
    title: 'Parcels every week',
    text: 'A business account has discounts by volume. Ask with a month’s numbers in hand.',
  },
];

export const dropOff = [
  {
    title: `USPS: ${uspsPickup.word.toLowerCase()}, ${uspsPickup.daysText}`,
    text: 'No fixed minute, so earlier in the day is safer. Nothing leaves on Sunday.',
  },
  {
    title: 'Stamped or labeled',
    text: 'Hand it over. Ask for a receipt if you need to show when.',
  },
  {
    title: 'No postage yet',
    text: 'We weigh it and print the postage. Say what is inside, for Media Mail and for going abroad.',
  },
  {
    title: 'Perfume, batteries, aerosols',
    text: 'Mail that flies may not carry most of them. Some can go Ground Advantage, within limits.',
  },
];
