import { statedLink } from '../_navigation/dead-links.ts';

/** A framed picture's packing, from the inside out. The titles are numbered as in the drawing. */
export const layers = [
  {
    title: 'Tape on the glass',
    text: 'If the glass breaks, the tape helps keep the pieces off the picture.',
  },
  {
    title: 'Acid-free paper',
    text: 'It keeps bubble wrap off the paint. Around art, the bubbles face out, to help avoid marks.',
  },
  { title: 'Corner protectors', text: 'They absorb bumps that could open the frame’s joints.' },
  {
    title: 'Two rigid boards',
    text: 'One on the front and one on the back, at least as large as the frame.',
  },
  {
    title: 'Double-wall box',
    text: 'With cushioning on all six sides, and arrows that show which way is up.',
  },
];

export const features = [
  {
    field: 'Paintings and framed prints',
    title: 'Box',
    text: 'They usually ship standing on edge, in a double-wall box or between rigid boards.',
  },
  {
    field: 'Posters, prints and photographs',
    title: 'Tube',
    text: 'They usually ship rolled, or flat between boards if they are stiff.',
  },
  {
    field: 'Sculpture',
    title: 'Double box or crate',
    text: 'Pottery and glass usually ship in a box inside a larger box. Heavy pieces need a crate, usually on a pallet, by freight.',
  },
];

export const steps = [
  {
    title: 'Send photos and sizes',
    text: 'Photograph the front and the back. Measure height, width and depth with the frame on.',
  },
  { title: 'Compare prices', text: 'Ask for packing, shipping and insurance.' },
  {
    title: 'Bring the piece',
    text: 'Wrap it in a blanket. If it won’t fit in your car, call us before you move it.',
  },
  {
    title: 'Track it',
    text: 'Use the tracking number on your receipt.',
  },
];

export const guides = [
  {
    title: 'Art to another country',
    href: '/international-shipping',
    text: 'Choose the country to see which documents it needs.',
  },
  {
    title: 'Art shipping guide',
    href: statedLink('/resources/art-shipping-guide'),
    text: 'What to decide before you ship.',
  },
  {
    title: 'How to pack artwork',
    href: '/pack-artwork',
    text: 'Do it yourself, step by step.',
  },
  {
    title: 'Art packing supplies',
    href: '/art-supplies',
    text: 'Tubes, corner protectors and boards.',
  },
];

export const need = [
  ['Size', 'The outside size of the frame, and the weight if you know it.'],
  ['Surface', 'Glass, acrylic, bare canvas, pastel or metal, and the parts we can’t touch.'],
  ['Value', 'What you paid, or what it would cost to replace.'],
  ['From and to', 'A home, a gallery or another country.'],
  ['Date', 'When it has to arrive. Slower services usually cost less.'],
] as const;
