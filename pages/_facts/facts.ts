import type { Fact } from '#authoring';
import { street, zip } from './address.ts';
import { areasWeServe } from './areas/areas.ts';
import { areaCommunities } from './areas/communities.ts';
import { waysToStore } from './areas/ways.ts';
import { access, busLine, landmark, parking, payment, storefrontPhoto } from './arrival.ts';
import { assumedFacts } from './assumed.ts';
import { carrierHolidays } from './carrier-holidays.ts';
import { packageLimitFigures } from './carrier-limits.ts';
import { globalExpressGuaranteed } from './carriers.ts';
import { counterPrices } from './counter-prices.ts';
import { mapBearings } from './distances.ts';
import { blueClayDrive, interstateExits } from './drive-times.ts';
import { dhlDropOff, fedexDropOff, overnight, sameDayDropOff } from './drop-off.ts';
import { faqUpvotes } from './faq-upvotes.ts';
import { freightFigures } from './freight.ts';
import { holidays, undecidedHolidays } from './holidays.ts';
import { hoursRemarks, weeklyHours } from './hours.ts';
import { authorizations, founded, phone, rating } from './identity.ts';
import { declaredValue } from './insurance.ts';
import { deadLinksFact } from './link-repairs.ts';
import { willRule } from './notary.ts';
import { palette } from './palette.ts';
import { pickupClock } from './pickups.ts';
import {
  email,
  faxNumber,
  insuranceQuoteUrl,
  quoteUrl,
  siteOrigin,
  storeName,
} from './placeholders.ts';
import { ratingSource, sampleReviews } from './reviews.ts';
import { securityContactSeen } from './security-contact.ts';
import { serviceStandards } from './service-days.ts';
import { generalSources } from './sources.ts';

/** Every fact that is contested, assumed, or missing: the table that `site facts` prints. */
export const facts: readonly Fact[] = [
  weeklyHours,
  ...Object.values(hoursRemarks),
  holidays,
  undecidedHolidays,
  carrierHolidays,
  street,
  zip,
  phone,
  faxNumber,
  areasWeServe,
  founded,
  pickupClock,
  deadLinksFact,
  faqUpvotes,
  rating,
  blueClayDrive,
  storeName,
  siteOrigin,
  email,
  quoteUrl,
  insuranceQuoteUrl,
  ...Object.values(sampleReviews),
  ratingSource,
  authorizations,
  mapBearings,
  waysToStore,
  parking,
  landmark,
  access,
  payment,
  busLine,
  storefrontPhoto,
  ...counterPrices,
  areaCommunities,
  palette,
  fedexDropOff,
  sameDayDropOff,
  dhlDropOff,
  overnight,
  interstateExits,
  declaredValue,
  willRule,
  globalExpressGuaranteed,
  serviceStandards,
  freightFigures,
  packageLimitFigures,
  securityContactSeen,
  generalSources,
  ...assumedFacts,
];
