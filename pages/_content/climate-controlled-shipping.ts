import { insuranceText } from '../_facts/insurance.ts';

export const features = [
  {
    field: 'Packing',
    title: 'Insulated box',
    text: 'Thick foam and a sealed moisture barrier slow the change in temperature and humidity.',
  },
  {
    field: 'Transport',
    title: 'Temperature-controlled truck',
    text: 'Ask us about your route and your dates.',
  },
  {
    field: 'Timing',
    title: 'A better date',
    text: 'Ship early in the week, and check the forecast in storm season.',
  },
];

export const harms = [
  {
    title: 'Heat',
    rows: [
      ['Wax, encaustic, crayon', 'Softens, sags and picks up the pattern of its wrapping.'],
      ['Vinyl records, film', 'Warp, and stick to their sleeves.'],
    ],
  },
  {
    title: 'Moisture',
    rows: [
      ['Paper and books', 'Ripple, and can mold if they are sealed while damp.'],
      ['Veneer and inlay', 'Lift where the glue lets go.'],
    ],
  },
  {
    title: 'Cold',
    rows: [['Acrylic paint', 'Gets brittle and can crack from a small bump.']],
  },
  {
    title: 'Fast change',
    rows: [
      ['Painted wood panels', 'The wood moves, and the paint can crack.'],
      ['Guitars and violins', 'Seams can open. Loosen the strings before packing.'],
    ],
  },
] as const;

export const arrival = [
  {
    title: 'Keep it closed',
    text: 'Cold glass fogs in warm air, and the moisture can reach the picture.',
  },
  {
    title: 'Then open it',
    text: 'Wait until the closed box is at room temperature, overnight if you can.',
  },
  {
    title: 'Check it',
    text: `Tell us about damage within ${insuranceText.reportWithin}, with photos.`,
  },
];

export const need = [
  ['Materials', 'All of them: canvas or panel, paint, glue and frame.'],
  ['Safe range', 'The temperature and humidity that a conservator or lender gave you, if any.'],
  ['Route', 'Where it starts and where it goes.'],
  ['Dates', 'The more days you can give us, the easier it is to pick a mild one.'],
] as const;
