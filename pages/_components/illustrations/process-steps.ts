import { artShippingSteps, damagedFrame } from './art-shipping-steps.tsx';
import { auctionSteps } from './auction-steps.tsx';
import { campusSteps } from './campus-steps.tsx';
import { claimSteps } from './claim-steps.tsx';
import { artCratingSteps, customCratingSteps } from './crating-steps.tsx';
import { errandDrawings } from './errands.tsx';
import type { Illustration } from './illustration.tsx';
import { loanSteps } from './loan-steps.tsx';
import { overseasSteps } from './overseas-steps.tsx';
import { pickupSteps } from './pickup-steps.tsx';
import { returnSteps } from './return-steps.tsx';
import { unpackingSteps } from './unpacking-steps.tsx';

/** The drawings of what happens, step by step: a sheet for each page. */
export const processIllustrations: readonly Illustration[] = [
  ...artShippingSteps,
  damagedFrame,
  ...artCratingSteps,
  ...auctionSteps,
  ...campusSteps,
  ...claimSteps,
  ...customCratingSteps,
  ...errandDrawings,
  ...loanSteps,
  ...overseasSteps,
  ...pickupSteps,
  ...returnSteps,
  ...unpackingSteps,
];
