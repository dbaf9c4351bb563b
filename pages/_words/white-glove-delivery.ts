import { insuranceText } from '../_store/insurance-text.ts';

export const stops = [
  { title: 'Curb', text: 'It comes off the truck. The rest is yours, and so is the rain.' },
  { title: 'Threshold', text: 'Through the first dry door: a hall, a lobby, a garage.' },
  { title: 'Room of choice', text: 'Carried to the room, still packed.' },
  {
    title: 'White glove',
    text: 'Unpacked, placed, simple legs or shelves put on, packing taken away. Hanging and wiring are asked for separately.',
  },
];

export const signing = [
  {
    title: 'Walk around the packing',
    text: 'A crushed corner is written on the slip, in words, before your name.',
  },
  {
    title: 'See it unwrapped',
    text: 'Front, back, feet and drawers. Two strangers waiting is what you paid for.',
  },
  {
    title: 'Found something later?',
    text: `Call within ${insuranceText.reportWithin}, and keep every scrap of packing until we say otherwise.`,
  },
  {
    title: 'What the company pays',
    text: `Its own terms hold, often by weight. Over ${insuranceText.appraisalOver}, get an appraisal and a policy first.`,
  },
];

export const features = [
  {
    field: 'Heavy',
    title: 'A sideboard, a bronze',
    text: 'What you could not turn on your own stairs without taking plaster along.',
  },
  {
    field: 'Tender',
    title: 'A mirror, a chandelier',
    text: 'Opened by those who know how it was closed, so that nobody cuts into the parcel.',
  },
  {
    field: 'Far',
    title: 'A gift for your mother',
    text: 'She opens the door. The lifting, the knives and the cardboard are other people’s.',
  },
];

export const need = [
  ['Doors', 'The narrowest one, with the door on its hinges.'],
  ['Turns', 'Hall width at each corner, ceiling over each landing.'],
  ['Stairs', 'How many, straight or winding; or the inside of the elevator.'],
  ['The truck', 'Where it may stand, and for how long.'],
  ['Rules', 'Buildings that want papers or a booked elevator.'],
] as const;
