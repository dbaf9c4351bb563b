import { Link } from '#authoring';

/** From the outside in, as in the drawing. */
export const parts = [
  { title: 'Plywood', text: 'Attached to wood battens, on skids.' },
  { title: 'Foam', text: 'Soft foam for light works, dense foam for heavy ones.' },
  {
    title: 'Inner box',
    text: 'You can carry it into the house and leave the crate outside.',
  },
  { title: 'Wrap', text: 'Acid-free paper or film, taped to itself and not to the piece.' },
  { title: 'Frame', text: 'The frame carries the weight, not the canvas.' },
  { title: 'Canvas', text: 'With space on both sides.' },
];

export const builds = [
  {
    title: 'Flat pieces',
    rows: [
      ['One framed picture', 'A foam tray that holds the frame and leaves the face clear.'],
      ['Several of one size', 'Padded slots, with a sleeve for each piece.'],
      [
        'Wet or unvarnished paint',
        'A travel frame, wider than the piece, that is fixed at the back.',
      ],
    ],
  },
  {
    title: 'Sculpture',
    rows: [
      ['Bronze, stone, wood', 'Padded blocks at the strong points.'],
      ['Glass and ceramics', 'A padded box inside the crate.'],
    ],
  },
  {
    title: 'Large pieces',
    rows: [['Mural panels', 'An A-shaped wood frame on a pallet, wrapped and boxed.']],
  },
] as const;

export const features = [
  {
    field: 'Paintings',
    title: 'Shipped on edge',
    text: 'A painting usually ships standing on edge, with arrows on the crate that show which way is up.',
  },
  {
    field: 'Sculpture',
    title: 'Fixed at the base',
    text: 'The base is bolted or blocked in place. Arms and other thin parts don’t carry weight.',
  },
  {
    field: 'Mirrors',
    title: 'Taped and upright',
    text: 'Tape holds the glass together if it breaks. The corners need extra padding.',
  },
];

export const course = [
  {
    title: 'Check',
    text: 'Look at the front, the back and the hanging hardware, and at anything loose.',
  },
  {
    title: 'Quote',
    text: 'The freight price depends on the outside size and weight of the crate.',
  },
  {
    title: 'Pack',
    text: 'Ask for a lid with screws, so the crate can be opened and used again.',
  },
  {
    title: 'Ship',
    text: (
      <>
        By <Link href="/commercial-freight">freight</Link>, or by a package carrier if the crate is
        small. To box it yourself, see <Link href="/pack-artwork">how to pack artwork</Link>.
      </>
    ),
  },
];

export const measures = [
  { title: 'Outside of the frame', text: 'Height and width. Include ornaments.' },
  {
    title: 'Depth at the deepest point',
    text: 'Include the hanging wire and anything else on the back.',
  },
  { title: 'Glass or surface', text: 'Glass, acrylic or no glass, and if the paint is dry.' },
  {
    title: 'Value and reason',
    text: 'What it’s worth, and if it’s for a sale, a loan or a move.',
  },
  { title: 'Date', text: 'When it has to arrive. Leave time to build the crate.' },
];
