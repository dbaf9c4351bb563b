import heavyInSmall from '../_assets/drawings/heavy-in-small.svg';
import roomOnTwoSides from '../_assets/drawings/room-on-two-sides.svg';
import spareRoll from '../_assets/drawings/spare-roll.svg';

export const wholesale = [
  { title: 'By the bundle', text: 'Boxes come flat. Ask how many are in a bundle.' },
  { title: 'Regular orders', text: 'Tell us what your business uses in a month.' },
  {
    title: 'For one job',
    text: 'A move, a trade show or a product launch: tell us the date and the quantity.',
  },
];

export const eco = [
  {
    title: 'Recycled cardboard boxes',
    text: 'Boxes made from recycled paper, for shipping or a move.',
  },
  {
    title: 'Paper instead of plastic',
    text: 'Honeycomb wrap, kraft paper filling and gummed paper tape.',
  },
  { title: 'Use it again', text: 'Keep a good box and its padding for your next move.' },
];

export const calculator = [
  ['For a move', 'Count the rooms, and the shelves of books.'],
  ['For a business', 'Count the orders you ship in a week.'],
  ['Fragile items', 'Count the plates and glasses. They need extra paper.'],
  ['Large items', 'Count the pictures, lamps and bikes. They need boxes of their own.'],
] as const;

export const tips = [
  {
    illustration: spareRoll,
    title: 'Tape',
    text: 'Buy one more roll than you think you need.',
  },
  {
    illustration: roomOnTwoSides,
    title: 'Marker',
    text: 'Write the room on two sides. Another box can hide the top.',
  },
  {
    illustration: heavyInSmall,
    title: 'Weight',
    text: 'Put heavy items in small boxes, so you can lift them.',
  },
];
