import { carrierIllustrations } from './carrier-steps.tsx';
import {
  counterMailboxes,
  counterNotary,
  counterPacking,
  counterPrinter,
  counterScale,
} from './counter.tsx';
import { guideIllustrations } from './guides.ts';
import { homeIllustrations } from './home.ts';
import type { Illustration } from './illustration.tsx';
import { notaryIllustrations } from './notary-steps.tsx';
import { packingIllustrations } from './packing-list.ts';
import { specialtyIllustrations } from './specialty.ts';
import { streetsNearStore } from './streets.tsx';

/** Each becomes a file. */
export const illustrations: readonly Illustration[] = [
  counterScale,
  counterPacking,
  counterMailboxes,
  counterNotary,
  counterPrinter,
  ...carrierIllustrations,
  ...guideIllustrations,
  ...homeIllustrations,
  ...notaryIllustrations,
  ...packingIllustrations,
  ...specialtyIllustrations,
  streetsNearStore,
];
