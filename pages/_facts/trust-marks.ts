import { openingHours } from './hours.ts';
import { openDays } from './hours-rows.ts';

/** The four carton marks. */
export const trustMarks = [
  'Insured & Protected',
  'Expert Packing',
  'Locally Owned',
  `Open ${openDays(openingHours).length} Days`,
] as const;
