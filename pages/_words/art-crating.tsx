import { Link } from '#authoring';

export const parts = [
  { title: 'Plywood', text: 'Screwed to a frame of battens, on skids.' },
  { title: 'Foam', text: 'As thick as a fall demands. Soft for light works, dense for heavy.' },
  {
    title: 'Inner box',
    text: 'It can be carried into the house alone, the crate left in the garage.',
  },
  { title: 'Wrap', text: 'Acid-free paper or film, taped to itself and never to the work.' },
  { title: 'Frame', text: 'It bears the weight. Screwed straps hold it by the back.' },
  { title: 'Canvas', text: 'With air on both sides.' },
];

export const builds = [
  {
    title: 'Flat',
    rows: [
      ['One framed picture', 'Foam tray, face to the air, hung from its own straps.'],
      ['Several of a size', 'Slots like a plate rack, each work in a sleeve.'],
      [
        'Wet or unvarnished paint',
        'A travel frame, wider than the work: the back is fixed, the front free.',
      ],
    ],
  },
  {
    title: 'Round',
    rows: [
      ['Bronze, stone, wood', 'Padded blocks at the strong points, a brace across the shoulders.'],
      ['Glass and ceramic', 'A box in the crate, filled until nothing shifts when tilted.'],
    ],
  },
  {
    title: 'Large',
    rows: [['Mural panels, diptychs', 'An A of wood on a pallet, wrapped and boxed over.']],
  },
] as const;

export const features = [
  {
    field: 'Painting',
    title: 'On edge, always',
    text: 'Arrows and a tilt mark on both faces. The backboard stops the canvas from slapping its bars.',
  },
  {
    field: 'Sculpture',
    title: 'Low and heavy',
    text: 'The base is bolted down or blocked in. Raised arms carry nothing but themselves.',
  },
  {
    field: 'Mirror',
    title: 'Taped, stiff, upright',
    text: 'Old silvering does not like damp or pressure. The glass never rests on its corners.',
  },
];

export const course = [
  {
    title: 'Look',
    text: 'At the work, its back and its hooks. Loose keys and glass are dealt with first.',
  },
  { title: 'Draw', text: 'You get the outer size early: the freight price hangs on it.' },
  { title: 'Fit', text: 'Foam is cut to the piece, not the piece pressed into foam.' },
  {
    title: 'Go',
    text: (
      <>
        By <Link href="/commercial-freight">freight</Link>, or by parcel if the crate is small. For
        cardboard instead, read <Link href="/pack-artwork">how to pack artwork</Link>.
      </>
    ),
  },
];

export const measures = [
  { title: 'Outer edges of the frame', text: 'Ornaments too. Gilded plaster is what chips first.' },
  {
    title: 'Depth at the deepest',
    text: 'Hanging wire, stretcher, labels that must not be rubbed.',
  },
  { title: 'What covers it', text: 'Glass, acrylic or nothing, and whether the surface is dry.' },
  { title: 'Value and purpose', text: 'Sale, loan or a move decides how often the lid is opened.' },
  { title: 'The date', text: 'Sooner than you think: fresh oil needs a different build.' },
];
