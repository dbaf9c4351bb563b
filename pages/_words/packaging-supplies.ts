export const wholesale = [
  { title: 'By the bundle', text: 'Boxes come flat, tied as the mill ties them.' },
  { title: 'By the month', text: 'Shops that pack every day tell us once what they use.' },
  { title: 'By the job', text: 'A fair, a move, a product launch: we order ahead for it.' },
];

export const eco = [
  { title: 'Recycled cartons', text: 'Brown outside and in, and fit for your curbside bin.' },
  { title: 'Paper in place of plastic', text: 'Honeycomb wrap, kraft fill, gummed paper tape.' },
  { title: 'Second life', text: 'Ask for cartons that were used once and are still sound.' },
];

export const calculator = [
  ['Rooms', 'Or shelves, or orders a week.'],
  ['Breakables', 'They take twice the paper that you think.'],
  ['Large things', 'Pictures, lamps, bikes: each wants a carton of its own.'],
  ['When', 'The day you begin to pack, not the day of the truck.'],
] as const;

export const tips = [
  {
    title: 'Tape',
    text: 'One more roll than you planned. It is always the first thing to run out.',
  },
  { title: 'Marker', text: 'Write the room on two sides. The top is covered by the next box.' },
  { title: 'Weight', text: 'If you can’t slide it with your foot, take something out.' },
];
