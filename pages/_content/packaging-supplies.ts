import {
  heavyInSmall,
  roomOnTwoSides,
  spareRoll,
} from '../_components/illustrations/art-and-moving-supplies.tsx';

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
    text: 'Check with your local program before you recycle them.',
  },
  {
    title: 'Paper instead of plastic',
    text: 'Honeycomb wrap, kraft paper filling and gummed paper tape.',
  },
  { title: 'Use it again', text: 'Keep a good box and its padding for your next move.' },
];

export const calculator = [
  ['Quantity', 'How many rooms, shelves or orders per week?'],
  ['Fragile items', 'Plates and glasses need extra paper.'],
  ['Large items', 'Pictures, lamps and bikes need boxes of their own.'],
  ['Date', 'The day you start packing.'],
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
