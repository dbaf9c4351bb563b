import labelBent from '../_assets/drawings/label-bent.svg';
import labelFlat from '../_assets/drawings/label-flat.svg';
import labelOnce from '../_assets/drawings/label-once.svg';
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
