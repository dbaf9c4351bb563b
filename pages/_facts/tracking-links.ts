import type { CarrierId } from './carriers.ts';

/** The parameter in which each carrier's tracking page takes the number. */
export const trackingParameters = {
  fedex: 'trknbr',
  ups: 'tracknum',
  usps: 'tLabels',
  dhl: 'tracking-id',
} as const satisfies Readonly<Record<CarrierId, string>>;
