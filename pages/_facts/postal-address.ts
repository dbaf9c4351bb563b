import { policy, type ReadingPolicy, readUnder } from '#authoring';
import { city, region, street, zip } from './address.ts';

export interface PostalAddress {
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly zip: string;
  /** `Wilmington, NC 28405` */
  readonly cityLine: string;
  /** All of it on one line. */
  readonly oneLine: string;
}

/** The store's address, as read in one place. */
export function postalAddress(place: string, under: ReadingPolicy = policy): PostalAddress {
  const here = { street: readUnder(under, street, place), zip: readUnder(under, zip, place) };
  const cityLine = `${city}, ${region} ${here.zip}`;
  return { ...here, city, region, cityLine, oneLine: `${here.street}, ${cityLine}` };
}
