import {
  artPapers,
  eachTransfer,
  measurePacked,
  restOvernight,
  whatItIsWorth,
} from './art-guide-steps.tsx';
import {
  boardsAndTube,
  boxOrCrate,
  photographArt,
  tapeGlass,
  wrapCanvas,
} from './artwork-steps.tsx';
import { firmBox, labelOnTop, leaveOut, twoFingers } from './box-steps.tsx';
import {
  cannotSend,
  nameEachItem,
  overseasAddress,
  planeOrShip,
  realValue,
  whoPaysDuty,
} from './customs-steps.tsx';
import type { Illustration } from './illustration.tsx';

/** The steps of the guides. */
export const guideIllustrations: readonly Illustration[] = [
  whatItIsWorth,
  measurePacked,
  eachTransfer,
  artPapers,
  restOvernight,
  photographArt,
  tapeGlass,
  wrapCanvas,
  boardsAndTube,
  boxOrCrate,
  firmBox,
  twoFingers,
  labelOnTop,
  leaveOut,
  nameEachItem,
  realValue,
  whoPaysDuty,
  cannotSend,
  planeOrShip,
  overseasAddress,
];
