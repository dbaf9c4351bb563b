import {
  counterToTruck,
  invoicesInPouch,
  labelBent,
  labelFlat,
  labelOnce,
  paperLabel,
  tapeTheEnds,
  tapeTheSeam,
} from '../../_components/illustrations/carrier-steps.tsx';
import { deadlineTrucks, fedexSteps } from '../../_components/illustrations/fedex-steps.tsx';
import {
  forklift,
  freightPapers,
  loadAfterLoad,
  oneOrMany,
  someoneUnloads,
  spaceOnTheFloor,
} from '../../_components/illustrations/freight-features.tsx';
import { overseasSteps } from '../../_components/illustrations/overseas-steps.tsx';
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
import { quoteNeeds } from '../../_components/illustrations/quote-needs.tsx';
import { returnSteps } from '../../_components/illustrations/return-steps.tsx';
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
  trucksAtTheDock,
} from '../../_components/illustrations/shipping-counter.tsx';
import type { PageDrawings } from './page-drawings.ts';

export const shippingDrawings: PageDrawings = {
  '/international-shipping': overseasSteps,
  '/returns-labels': returnSteps,
  '/shipping-services': [looseToPacked, monthOfPackages, trucksAtTheDock],
  '/fedex-services': [counterToTruck, deadlineTrucks, ...fedexSteps],
  '/ups-services': [paperLabel, labelFlat, labelBent, labelOnce],
  '/dhl-services': [invoicesInPouch],
  '/usps-services': [tapeTheSeam, tapeTheEnds, tapeTheBottom],
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
  '/services': [waysToSend, doneInStore, quoteNeeds],
};
