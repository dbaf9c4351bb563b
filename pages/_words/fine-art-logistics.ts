import { counted } from '../_store/format.ts';
import { responseHours } from '../_store/identity.ts';

export const plan = [
  {
    title: 'The hanging day',
    rows: [
      [
        'Deliver',
        'One named person counts the pieces and signs. Boxes stay shut until the room suits.',
      ],
      ['Carry', 'Small works by parcel carrier, crates by freight on pallets. We book both.'],
    ],
  },
  {
    title: 'In the store',
    rows: [
      ['Pack', 'Piece by piece. The number on your list goes on the box.'],
      ['Check in', 'We tick each work off with you, and write down any old damage.'],
    ],
  },
  {
    title: 'By message',
    rows: [
      [
        'Quote',
        `We answer within ${counted(responseHours, 'hour')} on business days, and ask for what the list leaves out.`,
      ],
      ['List', 'You write it, or read it to us over the phone.'],
    ],
  },
] as const;

export const features = [
  {
    field: 'Many to one',
    title: 'Gathered',
    text: 'Artists bring or mail their works to our counter. When the list is complete, all leave together.',
  },
  {
    field: 'One to many',
    title: 'Sold off the wall',
    text: 'After the closing night each buyer’s piece goes to its own door with its own tracking number.',
  },
  {
    field: 'There and back',
    title: 'Fairs and tours',
    text: 'Crates, packing notes and return labels are made once, before the outward trip.',
  },
];

export const need = [
  ['Number, title', 'As in your catalog. It is what handlers will call the piece.'],
  ['Medium', 'Oil, pastel, bronze, neon: it decides what may touch the work.'],
  ['Size', 'With frame or base, and a guess at the weight of the heaviest.'],
  ['Value', 'The retail price, or what the artist and you agreed on.'],
  ['Receiver', 'Name and telephone of whoever will be there to sign.'],
] as const;
