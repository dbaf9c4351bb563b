import { counted, dollars } from '../_store/format.ts';
import { insurance } from '../_store/insurance.ts';
import { international } from '../_store/transit.ts';

export const figures = [
  {
    name: 'Damage',
    value: counted(insurance.reportDamageWithinHours, 'hour'),
    text: 'to report it after the parcel came',
  },
  {
    name: 'Declared value',
    value: dollars(insurance.declaredValueMaximumCents),
    text: 'is typically the most it pays',
  },
  {
    name: 'Appraisal',
    value: dollars(insurance.appraisalOverCents),
    text: 'and over: have it valued first',
  },
  {
    name: 'Customs',
    value: counted(international.commercialInvoiceCopies, 'copy', 'copies'),
    text: 'of the commercial invoice, in the box and on it',
  },
];
