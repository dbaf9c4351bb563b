import {
  boxForTheTripHome,
  heavyInSmall,
  paperForStorage,
  roomOnTwoSides,
  spareRoll,
  stackOfFrames,
} from '../../_components/illustrations/art-and-moving-supplies.tsx';
import { wholeCounter } from '../../_components/illustrations/counter.tsx';
import { packedByUs } from '../../_components/illustrations/guarantee.tsx';
import {
  boxedLevel,
  cratedLevel,
  cushionedLevel,
  doubleBoxedLevel,
} from '../../_components/illustrations/packing-levels.tsx';
import {
  boxItTwice,
  bringTheItem,
  handItOver,
  hearThePrice,
  keepForClaim,
  packIt,
  wrapIt,
} from '../../_components/illustrations/packing-steps.tsx';
import {
  boxWalls,
  layersOfWrap,
  looseFilling,
  newOrUsed,
  tapeOnItem,
  weightStamp,
} from '../../_components/illustrations/supplies.tsx';
import type { PageDrawings } from './page-drawings.ts';

export const supplyDrawings: PageDrawings = {
  '/packing-services': [
    packedByUs,
    bringTheItem,
    hearThePrice,
    packIt,
    handItOver,
    boxedLevel,
    cushionedLevel,
    doubleBoxedLevel,
    cratedLevel,
    ...wholeCounter,
  ],
  '/fragile-packing': [wrapIt, boxItTwice, keepForClaim],
  '/packaging-supplies': [spareRoll, roomOnTwoSides, heavyInSmall],
  '/boxes-containers': [boxWalls, weightStamp, newOrUsed],
  '/protective-materials': [layersOfWrap, looseFilling, tapeOnItem],
  '/art-supplies': [boxForTheTripHome, stackOfFrames, paperForStorage],
};
