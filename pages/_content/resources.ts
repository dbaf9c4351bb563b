import { counted } from '../_facts/format.ts';
import { insuranceText } from '../_facts/insurance.ts';
import { international } from '../_facts/transit.ts';

export const figures = [
  {
    name: 'Report damage',
    value: insuranceText.reportWithin,
    text: 'Call us within this time.',
  },
  {
    name: 'Declared value',
    value: insuranceText.declaredLimit,
    text: insuranceText.declared.note,
  },
  {
    name: 'Appraisal',
    value: `Over ${insuranceText.appraisalOver}`,
    text: 'We recommend an appraisal.',
  },
  {
    name: 'Customs invoice',
    value: counted(international.commercialInvoiceCopies, 'copy', 'copies'),
    text: 'Of the commercial invoice, with an international package.',
  },
];
