import { insuranceText } from '../_facts/insurance.ts';

export const stops = [
  { title: 'Curb', text: 'The piece comes off the truck. You take it from there.' },
  { title: 'Threshold', text: 'Just inside the first door: a hall, a lobby or a garage.' },
  { title: 'Room of choice', text: 'Carried to the room, still packed.' },
  {
    title: 'White glove',
    text: 'Unpacked and placed. Ask about assembly, and about the packing.',
  },
];

export const signing = [
  {
    title: 'Check the packing',
    text: 'Write any damage on the delivery receipt before you sign it.',
  },
  {
    title: 'Check the unpacked piece',
    text: 'Look at the front, back, feet and drawers. Take your time.',
  },
  {
    title: 'If you find damage later',
    text: `Call us within ${insuranceText.reportWithin}, and keep any packing you still have.`,
  },
  {
    title: 'Ask about insurance',
    text: `Ask before the piece ships. Over ${insuranceText.appraisalOver}, we recommend an appraisal.`,
  },
];

export const features = [
  {
    field: 'Heavy',
    title: 'Furniture and large sculpture',
    text: 'For pieces that are too heavy for two people at home.',
  },
  {
    field: 'Fragile',
    title: 'Mirrors and chandeliers',
    text: 'The recipient doesn’t have to cut into the packing.',
  },
  {
    field: 'Gift',
    title: 'For someone far away',
    text: 'The recipient only has to open the door.',
  },
];

export const need = [
  ['Doors', 'The width of the narrowest one, with the door on its hinges.'],
  ['Turns', 'The hall width at each corner and the ceiling height on each landing.'],
  ['Stairs', 'How many there are, and if they turn. If there’s an elevator, its inside size.'],
  ['Parking', 'Where the truck can park, and for how long.'],
  ['Building rules', 'Some buildings ask for proof of insurance or a reserved elevator.'],
] as const;
