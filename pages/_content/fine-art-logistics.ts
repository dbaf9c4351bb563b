import { counted } from '../_facts/format.ts';
import { responseHours } from '../_facts/identity.ts';

/** The last step first, as in the drawing. */
export const plan = [
  {
    title: 'Installation date',
    rows: [['Deliver', 'Name one person to count the packages and sign for them.']],
  },
  {
    title: 'At our store',
    rows: [
      ['Ship', 'Small works go by package carrier. Crates go on pallets, by freight.'],
      ['Pack', 'Packing depends on the size, the surface and the carrier.'],
      ['Drop off', 'Bring the works and your list to our counter.'],
    ],
  },
  {
    title: 'By message or phone',
    rows: [
      [
        'Quote',
        `We typically reply within ${counted(responseHours, 'hour')} on business days and ask for any details we need.`,
      ],
      ['List', 'You send the list, or read it to us over the phone.'],
    ],
  },
] as const;

export const features = [
  {
    field: 'Many to one',
    title: 'Artists to a gallery',
    text: 'Several artists, one gallery: ask us about one shipment.',
  },
  {
    field: 'One to many',
    title: 'Sold works to buyers',
    text: 'After the show, each work ships to its own buyer.',
  },
  {
    field: 'There and back',
    title: 'Fairs and traveling shows',
    text: 'A crate that opens with screws can be packed again for the trip home. Plan both trips at once.',
  },
];

export const need = [
  ['Number and title', 'As in your own list or catalog.'],
  ['Medium', 'Oil, pastel, bronze or neon. It decides how we pack the work.'],
  ['Size', 'With frame or base, and the weight of the heaviest piece.'],
  ['Value', 'The retail price, or the value you and the artist agreed on.'],
  ['Recipient', 'The name and phone number of the person who will sign.'],
] as const;
