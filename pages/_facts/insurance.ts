import { counted, dollars } from './format.ts';

export const insurance = {
  /** Declared value is typically no more than this. */
  declaredValueMaximumCents: 10_000,
  /** Above this an appraisal is recommended. */
  appraisalOverCents: 500_000,
  reportDamageWithinHours: 24,
} as const;

/** The same in words: `$100`, `$5,000`, `24 hours`. */
export const insuranceText = {
  declaredLimit: dollars(insurance.declaredValueMaximumCents),
  appraisalOver: dollars(insurance.appraisalOverCents),
  reportWithin: counted(insurance.reportDamageWithinHours, 'hour'),
} as const;
