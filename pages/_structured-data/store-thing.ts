import type {
  AggregateRating,
  GeoCircle,
  ImageObject,
  LocalBusiness,
  PostalAddress,
} from 'schema-dts';
import { type PageView, policy, type ReadingPolicy, readUnder } from '#authoring';
import { country } from '../_facts/address.ts';
import { payment, storefrontPhoto } from '../_facts/arrival.ts';
import { founded, phone, rating, serviceRadius } from '../_facts/identity.ts';
import { email, faxNumber, storeName } from '../_facts/placeholders.ts';
import { postalAddress } from '../_facts/postal-address.ts';
import { isShown } from '../_navigation/page-visibility.ts';
import { storeId } from './identifiers.ts';
import { openingHours, specialOpeningHours } from './opening-hours.ts';
import { placesServed } from './places-served.ts';
import { serviceCatalog } from './service-catalog.ts';

const place = 'structured data';

/** What every page says of the store: who it is, where, and when in an ordinary week. */
export function shortStoreThing(
  { origin }: Pick<PageView, 'origin'>,
  under: ReadingPolicy = policy,
) {
  return {
    '@type': 'LocalBusiness',
    '@id': storeId(origin),
    name: readUnder(under, storeName, place),
    url: `${origin}/`,
    image: `${origin}/icon-512.png`,
    telephone: readUnder(under, phone, place).tel,
    address: addressThing(under),
    openingHoursSpecification: openingHours(under),
  } as const satisfies LocalBusiness;
}

/** The whole store, with what this page shows of it. */
export function storeThing(page: PageView, under: ReadingPolicy = policy): LocalBusiness {
  const { address, date, meta, origin } = page;
  const { services } = meta.own ?? {};
  return {
    ...shortStoreThing(page, under),
    ...(isShown('fax', address) && { faxNumber: readUnder(under, faxNumber, place).tel }),
    ...(isShown('email', address) && { email: readUnder(under, email, place) }),
    ...(payment.chosen !== null && { paymentAccepted: payment.chosen }),
    ...photoOfStore(origin),
    foundingDate: String(readUnder(under, founded, place)),
    specialOpeningHoursSpecification: specialOpeningHours(date, under),
    areaServed: [serviceCircle(under), ...placesServed(meta)],
    ...(isShown('rating', address) && { aggregateRating: ratingThing(under) }),
    ...(services && { hasOfferCatalog: serviceCatalog('Services', services) }),
  };
}

function photoOfStore(origin: string): { readonly photo?: ImageObject } {
  const photo = storefrontPhoto.chosen;
  if (!photo) return {};
  return {
    photo: { '@type': 'ImageObject', url: `${origin}${photo.of.url}`, caption: photo.alt },
  };
}

function addressThing(under: ReadingPolicy): PostalAddress {
  const { street, city, region, zip } = postalAddress(place, under);
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: region,
    postalCode: zip,
    addressCountry: country,
  };
}

/** Around the address, because no source gives the coordinates. */
function serviceCircle(under: ReadingPolicy): GeoCircle {
  return {
    '@type': 'GeoCircle',
    address: addressThing(under),
    geoRadius: serviceRadius.meters,
  };
}

function ratingThing(under: ReadingPolicy): AggregateRating {
  const { value, best, reviews } = readUnder(under, rating, place);
  return {
    '@type': 'AggregateRating',
    ratingValue: value,
    bestRating: best,
    reviewCount: reviews,
  };
}
