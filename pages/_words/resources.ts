import { counted } from '../_store/format.ts';
import { insuranceText } from '../_store/insurance-text.ts';
import { international } from '../_store/transit.ts';

export const figures = [
  {
    name: 'Report damage',
    value: insuranceText.reportWithin,
    text: 'is how long you have',
  },
  {
    name: 'Declared value',
    value: insuranceText.declaredLimit,
    text: 'is typically the maximum',
  },
  {
    name: 'Appraisal',
    value: `Over ${insuranceText.appraisalOver}`,
    text: 'is when we recommend an appraisal',
  },
  {
    name: 'Customs invoice',
    value: counted(international.commercialInvoiceCopies, 'copy', 'copies'),
    text: 'of the commercial invoice go with an international package',
  },
];
