import { counted } from '../_facts/format.ts';
import { insuranceText } from '../_facts/insurance.ts';
import { international } from '../_facts/transit.ts';

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
