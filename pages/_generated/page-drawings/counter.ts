import {
  callTheOfficeFirst,
  faceForThePhoto,
  readItOnceMore,
  stapleOut,
} from '../../_components/illustrations/before-you-come.tsx';
import { contractAtOneCounter } from '../../_components/illustrations/contract.tsx';
import {
  boxOfRecords,
  faxForYou,
  faxPages,
  formFromPhone,
  oldPhoto,
  signedForm,
} from '../../_components/illustrations/fax-and-scan.tsx';
import {
  callAhead,
  noCertifiedCopy,
  notaryOnTheRoad,
  signTogether,
  willToSign,
} from '../../_components/illustrations/notary-steps.tsx';
import {
  clippedSets,
  fileToPrint,
  floorPlan,
  passportPhoto,
  shredder,
  stackOfCopies,
} from '../../_components/illustrations/print-and-copy.tsx';
import { streetsNearStore } from '../../_components/illustrations/streets.tsx';
import type { PageDrawings } from './page-drawings.ts';

export const counterDrawings: PageDrawings = {
  '/business-services': [signTogether, stackOfCopies, signedForm, faxPages, contractAtOneCounter],
  '/printing-services': [fileToPrint, stackOfCopies, floorPlan, readItOnceMore, streetsNearStore],
  '/document-services': [passportPhoto, shredder, clippedSets, faceForThePhoto, streetsNearStore],
  '/fax-services': [faxPages, formFromPhone, faxForYou, callTheOfficeFirst, streetsNearStore],
  '/scanning-services': [signedForm, boxOfRecords, oldPhoto, stapleOut, streetsNearStore],
  '/notary-services': [
    willToSign,
    callAhead,
    signTogether,
    notaryOnTheRoad,
    noCertifiedCopy,
    streetsNearStore,
  ],
};
