export const insurance = {
  /** Declared value is typically no more than this. */
  declaredValueMaximumCents: 10_000,
  /** Above this an appraisal is recommended. */
  appraisalOverCents: 500_000,
  reportDamageWithinHours: 24,
} as const;
