import { insuranceText } from '../_store/insurance-text.ts';

export const features = [
  {
    field: 'Packing',
    title: 'A slower box',
    text: 'Thick foam inside, a sealed moisture barrier around it. The swing between noon and night reaches the piece late and small.',
  },
  {
    field: 'Transport',
    title: 'A truck that holds its temperature',
    text: 'Run by freight and art carriers, not by us. We ask them about your route and show you what they answer.',
  },
  {
    field: 'Timing',
    title: 'Out on a Monday',
    text: 'Shipped early in the week, nothing sits in a closed depot from Friday on. In storm season we watch the coast with you.',
  },
];

export const harms = [
  {
    title: 'Heat',
    rows: [
      ['Wax, encaustic, crayon', 'Softens, slumps, takes the print of its wrapping.'],
      ['Vinyl records, film', 'Warp, and stick to their sleeves.'],
    ],
  },
  {
    title: 'Damp',
    rows: [
      ['Paper and books', 'Cockle; sealed in while moist, they mold.'],
      ['Veneer and inlay', 'Lift where the glue gives way.'],
    ],
  },
  {
    title: 'Cold',
    rows: [['Acrylic paint', 'Turns brittle. A knock it would shrug off at home cracks it.']],
  },
  {
    title: 'Fast change',
    rows: [
      ['Panels and icons', 'The wood moves and the paint does not.'],
      ['Guitars and violins', 'Seams open. Slacken the strings before packing.'],
    ],
  },
] as const;

export const arrival = [
  {
    title: 'Leave it closed',
    text: 'Let the whole box come to the room’s temperature, overnight if it can.',
  },
  {
    title: 'Then open',
    text: 'Cold glass in warm air fogs on both sides, and the picture is on one of them.',
  },
  {
    title: 'Look, then hang',
    text: `Tell us of any damage within ${insuranceText.reportWithin}, with photos.`,
  },
];

export const need = [
  ['What it is made of', 'All of it: support, paint, glue, frame.'],
  ['Its range', 'If a conservator or lender gave one, the figures. If not, say so.'],
  ['The road', 'From where to where. Mountains and deserts count as weather.'],
  ['Room for dates', 'The more days you can give, the milder one we can pick.'],
] as const;
