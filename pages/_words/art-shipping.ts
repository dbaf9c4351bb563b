import { statedLink } from '../_store/dead-links.ts';

export const layers = [
  {
    title: 'The picture',
    text: 'Tape across the glass. If it cracks, the pieces stay up and do not scratch the sheet.',
  },
  {
    title: 'Smooth paper',
    text: 'Acid-free, against the surface. Bubble wrap on paint leaves its rings in the varnish.',
  },
  { title: 'Corner caps', text: 'A frame breaks at its miters first. Caps take the knock.' },
  {
    title: 'Two boards',
    text: 'Stiff, one on each face and larger than the frame, against whatever pokes the box.',
  },
  {
    title: 'The box',
    text: 'Double-walled, cushioned on all six sides, with arrows so that it rides upright.',
  },
];

export const features = [
  {
    field: 'Hangs',
    title: 'Framed and stretched work',
    text: 'It travels on edge. A canvas on its back drums with every bump in the road.',
  },
  {
    field: 'Rolls',
    title: 'Prints, posters, photographs',
    text: 'Around a core and inside a second tube, or flat between boards when the paper is stiff.',
  },
  {
    field: 'Stands',
    title: 'Sculpture, glass, ceramics',
    text: 'Hollows are filled and arms supported before anything is wrapped. A heavy base asks for a crate.',
  },
];

export const steps = [
  { title: 'Show it to us', text: 'Front, back, and one photo with a tape measure in it.' },
  { title: 'Compare', text: 'You see packing, carriage and cover as separate sums.' },
  {
    title: 'Bring it',
    text: 'In a blanket will do. If your car is too small, call before you load.',
  },
  { title: 'Follow it', text: 'You go home with a receipt and a tracking number.' },
];

export const guides = [
  {
    title: 'The art shipping guide',
    href: statedLink('/resources/art-shipping-guide'),
    text: 'Which questions to settle before a piece leaves the house.',
  },
  {
    title: 'How to pack artwork',
    href: '/pack-artwork',
    text: 'The layers above, done at your own table.',
  },
  {
    title: 'Art supplies',
    href: '/art-supplies',
    text: 'Tubes, corner caps and boards by the piece.',
  },
];

export const need = [
  ['Size', 'Height, width and depth with the frame on, and whether one person can lift it.'],
  ['Surface', 'Glass, acrylic, bare canvas, pastel, bronze: say what may be touched.'],
  ['Value', 'What you paid, or what replacing it would cost.'],
  ['From and to', 'A house, a gallery, another country. Abroad means customs papers.'],
  ['By when', 'A birthday or an opening. Without a date the cheaper road is open.'],
] as const;
