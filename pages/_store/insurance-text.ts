import { counted, dollars } from './format.ts';
import { insurance } from './insurance.ts';

/** The limits of cover as pages say them: `$100`, `$5,000`, `24 hours`. */
export const insuranceText = {
  declaredLimit: dollars(insurance.declaredValueMaximumCents),
  appraisalOver: dollars(insurance.appraisalOverCents),
  reportWithin: counted(insurance.reportDamageWithinHours, 'hour'),
} as const;
