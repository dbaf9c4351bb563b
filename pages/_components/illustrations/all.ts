import { beforeYouComeIllustrations } from './before-you-come.tsx';
import { carrierIllustrations } from './carrier-steps.tsx';
import { contractAtOneCounter } from './contract.tsx';
import {
  counterMailboxes,
  counterNotary,
  counterPacking,
  counterPrinter,
  counterScale,
} from './counter.tsx';
import { faxAndScanIllustrations } from './fax-and-scan.tsx';
import { freightIllustrations } from './freight-features.tsx';
import { packedByUs } from './guarantee.tsx';
import { guideCovers } from './guide-covers.tsx';
import { guideIllustrations } from './guides.ts';
import { homeIllustrations } from './home.ts';
import type { Illustration } from './illustration.tsx';
import { mailboxIllustrations } from './mailboxes.ts';
import { notaryIllustrations } from './notary-steps.tsx';
import { packingIllustrations } from './packing-list.ts';
import { palletIllustrations } from './pallet-building.tsx';
import { printAndCopyIllustrations } from './print-and-copy.tsx';
import { processIllustrations } from './process-steps.ts';
import { shippingIllustrations } from './shipping.tsx';
import { shippingCounterIllustrations } from './shipping-counter.tsx';
import { specialtyIllustrations } from './specialty.ts';
import { streetsNearStore } from './streets.tsx';

/** Each becomes a file. */
export const illustrations: readonly Illustration[] = [
  counterScale,
  counterPacking,
  counterMailboxes,
  counterNotary,
  counterPrinter,
  ...beforeYouComeIllustrations,
  ...carrierIllustrations,
  contractAtOneCounter,
  ...faxAndScanIllustrations,
  ...freightIllustrations,
  ...guideCovers,
  ...guideIllustrations,
  ...homeIllustrations,
  ...mailboxIllustrations,
  ...notaryIllustrations,
  packedByUs,
  ...packingIllustrations,
  ...printAndCopyIllustrations,
  ...processIllustrations,
  ...palletIllustrations,
  ...shippingCounterIllustrations,
  ...shippingIllustrations,
  ...specialtyIllustrations,
  streetsNearStore,
];
