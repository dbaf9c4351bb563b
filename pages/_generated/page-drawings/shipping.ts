import {
  counterToTruck,
  labelBent,
  labelFlat,
  labelOnce,
  paperLabel,
  tapeTheEnds,
  tapeTheSeam,
} from '../../_components/illustrations/carrier-steps.tsx';
import { invoiceCopies } from '../../_components/illustrations/customs.tsx';
import {
  forklift,
  freightPapers,
  loadAfterLoad,
  oneOrMany,
  someoneUnloads,
  spaceOnTheFloor,
} from '../../_components/illustrations/freight-features.tsx';
import { tapeTheBottom } from '../../_components/illustrations/packing.tsx';
import {
  cornerBoards,
  fillTheGaps,
  heaviestFirst,
  labelEachSide,
  straightColumns,
  strongPallet,
  wrapAndStraps,
  wrapUpward,
} from '../../_components/illustrations/pallet-building.tsx';
import {
  bringItLoose,
  doneInStore,
  everySeam,
  gelPacks,
  neededTomorrow,
  waysToSend,
} from '../../_components/illustrations/shipping.tsx';
import {
  looseToPacked,
  monthOfPackages,
  noteTheDamage,
  papersTravel,
} from '../../_components/illustrations/shipping-counter.tsx';
import type { PageDrawings } from './page-drawings.ts';

export const shippingDrawings: PageDrawings = {
  '/shipping-services': [looseToPacked, monthOfPackages],
  '/fedex-services': [counterToTruck],
  '/ups-services': [paperLabel, labelFlat, labelBent, labelOnce],
  '/usps-services': [tapeTheSeam, tapeTheEnds, tapeTheBottom],
  '/international-shipping': [invoiceCopies],
  '/overnight-shipping': [neededTomorrow, bringItLoose, everySeam, gelPacks],
  '/pallet-shipping': [
    strongPallet,
    straightColumns,
    wrapAndStraps,
    heaviestFirst,
    fillTheGaps,
    cornerBoards,
    wrapUpward,
    labelEachSide,
  ],
  '/ltl-freight': [spaceOnTheFloor, forklift, someoneUnloads, noteTheDamage],
  '/commercial-freight': [loadAfterLoad, freightPapers, oneOrMany, papersTravel],
  '/services': [waysToSend, doneInStore],
};
