import { counted, dollars } from '../_facts/format.ts';
import { insurance } from '../_facts/insurance.ts';

/** The limits of cover as pages say them: `$100`, `$5,000`, `24 hours`. */
export const insuranceText = {
  declaredLimit: dollars(insurance.declaredValueMaximumCents),
  appraisalOver: dollars(insurance.appraisalOverCents),
  reportWithin: counted(insurance.reportDamageWithinHours, 'hour'),
} as const;
