import { dhlGlobe, fedexTruck, upsLabel, uspsLetter } from './carriers-at-home.tsx';
import {
  choiceDropOff,
  choiceMailbox,
  choiceNotary,
  choiceOverseas,
  choicePack,
  choicePrint,
  choiceReturn,
  choiceShip,
} from './choices.tsx';
import { bringItem, chooseService, keepReceipt } from './how-it-works.tsx';
import type { Illustration } from './illustration.tsx';
import { nineAreasMap } from './nine-areas.tsx';

/** The drawings of the home page. */
export const homeIllustrations: readonly Illustration[] = [
  choiceDropOff,
  choiceMailbox,
  choiceNotary,
  choiceOverseas,
  choicePack,
  choicePrint,
  choiceReturn,
  choiceShip,
  fedexTruck,
  upsLabel,
  uspsLetter,
  dhlGlobe,
  bringItem,
  chooseService,
  keepReceipt,
  nineAreasMap,
];
