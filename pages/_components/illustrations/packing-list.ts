import {
  boxForTheTripHome,
  heavyInSmall,
  paperForStorage,
  roomOnTwoSides,
  spareRoll,
  stackOfFrames,
} from './art-and-moving-supplies.tsx';
import type { Illustration } from './illustration.tsx';
import {
  packedCanvas,
  packedDishes,
  packedFramed,
  packedGlasses,
  packedGuitar,
  packedLamp,
  packedPrint,
  packedScreen,
} from './packed-items.tsx';
import { tapeAnH, tapeTheBottom } from './packing.tsx';
import { canvas, dishes, framed, glasses, guitar, lamp, print, screen } from './packing-items.tsx';
import { boxedLevel, cratedLevel, cushionedLevel, doubleBoxedLevel } from './packing-levels.tsx';
import {
  boxItTwice,
  bringTheItem,
  handItOver,
  hearThePrice,
  keepForClaim,
  packIt,
  wrapIt,
} from './packing-steps.tsx';
import {
  boxWalls,
  layersOfWrap,
  looseFilling,
  newOrUsed,
  tapeOnItem,
  weightStamp,
} from './supplies.tsx';

/** Items to pack, how they are packed, and supplies. */
export const packingIllustrations: readonly Illustration[] = [
  boxForTheTripHome,
  stackOfFrames,
  paperForStorage,
  spareRoll,
  roomOnTwoSides,
  heavyInSmall,
  packedDishes,
  packedGlasses,
  packedLamp,
  packedScreen,
  packedGuitar,
  packedFramed,
  packedCanvas,
  packedPrint,
  tapeAnH,
  tapeTheBottom,
  dishes,
  glasses,
  lamp,
  screen,
  guitar,
  framed,
  canvas,
  print,
  boxedLevel,
  cushionedLevel,
  doubleBoxedLevel,
  cratedLevel,
  bringTheItem,
  hearThePrice,
  packIt,
  handItOver,
  wrapIt,
  boxItTwice,
  keepForClaim,
  boxWalls,
  weightStamp,
  newOrUsed,
  layersOfWrap,
  looseFilling,
  tapeOnItem,
];
