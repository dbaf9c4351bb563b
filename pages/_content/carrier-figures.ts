import labelBent from '../_assets/drawings/label-bent.svg';
import labelFlat from '../_assets/drawings/label-flat.svg';
import labelOnce from '../_assets/drawings/label-once.svg';
import tapeTheBottom from '../_assets/drawings/tape-the-bottom.svg';
import tapeTheEnds from '../_assets/drawings/tape-the-ends.svg';
import tapeTheSeam from '../_assets/drawings/tape-the-seam.svg';
import { sourced } from '../_facts/sources.ts';

/** Where the label of a package goes. */
export const labelFigures = [
  {
    drawing: labelFlat,
    title: 'Flat on the largest side',
    text: sourced('upsPacking', 'Put it beside the tape. Keep the barcode smooth and dry.'),
  },
  {
    drawing: labelBent,
    title: 'Not around an edge',
    text: sourced('upsPacking', 'A scanner can’t read a bent barcode.'),
  },
  {
    drawing: labelOnce,
    title: 'Only one label',
    text: sourced('upsPacking', 'Remove or cross out the old label of a used box.'),
  },
];

/** How to close a box. */
export const tapeFigures = [
  {
    drawing: tapeTheSeam,
    title: '1. Tape the middle seam',
    text: sourced('fedexPacking', 'Run the tape a few inches down each end.'),
  },
  {
    drawing: tapeTheEnds,
    title: '2. Tape both ends',
    text: sourced('fedexPacking', 'Tape the two short edges, where the flaps end.'),
  },
  {
    drawing: tapeTheBottom,
    title: '3. Look for the H',
    text: sourced('fedexPacking', 'Turn the box over, and tape the bottom the same way.'),
  },
];
