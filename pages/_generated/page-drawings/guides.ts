import {
  artPapers,
  eachTransfer,
  measurePacked,
  restOvernight,
  whatItIsWorth,
} from '../../_components/illustrations/art-guide-steps.tsx';
import {
  boardsAndTube,
  boxOrCrate,
  photographArt,
  tapeGlass,
  wrapCanvas,
} from '../../_components/illustrations/artwork-steps.tsx';
import {
  firmBox,
  labelOnTop,
  leaveOut,
  twoFingers,
} from '../../_components/illustrations/box-steps.tsx';
import { claimSteps } from '../../_components/illustrations/claim-steps.tsx';
import { crateQuestionSteps } from '../../_components/illustrations/crate-questions.tsx';
import {
  cannotSend,
  nameEachItem,
  overseasAddress,
  planeOrShip,
  realValue,
  whoPaysDuty,
} from '../../_components/illustrations/customs-steps.tsx';
import {
  artShippingCover,
  crateCover,
  insuranceCover,
  internationalCover,
  packArtworkCover,
  packingTipsCover,
} from '../../_components/illustrations/guide-covers.tsx';
import { tapeAnH } from '../../_components/illustrations/packing.tsx';
import { carriedOrLifted } from '../../_components/illustrations/safe-hands.tsx';
import { itemsToPack } from './items-to-pack.ts';
import type { PageDrawings } from './page-drawings.ts';

export const guideDrawings: PageDrawings = {
  '/art-shipping-guide': [whatItIsWorth, measurePacked, eachTransfer, artPapers, restOvernight],
  '/crating-faq': [carriedOrLifted, ...crateQuestionSteps],
  '/insurance-information': claimSteps,
  '/international-guide': [
    nameEachItem,
    realValue,
    whoPaysDuty,
    cannotSend,
    planeOrShip,
    overseasAddress,
  ],
  '/pack-artwork': [
    ...itemsToPack('art'),
    photographArt,
    tapeGlass,
    wrapCanvas,
    boardsAndTube,
    boxOrCrate,
  ],
  '/packing-tips': [
    ...itemsToPack('household'),
    firmBox,
    twoFingers,
    tapeAnH,
    labelOnTop,
    leaveOut,
  ],
  '/resources': [
    packingTipsCover,
    packArtworkCover,
    artShippingCover,
    crateCover,
    internationalCover,
    insuranceCover,
  ],
};
