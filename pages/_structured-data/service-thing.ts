import type { Service } from 'schema-dts';
import { type PageView, policy, type ReadingPolicy } from '#authoring';
import { pageId, reference, storeId } from './identifiers.ts';
import { openingHours } from './opening-hours.ts';
import { placesServed } from './places-served.ts';
import { priceCatalogs } from './price-catalogs.ts';
import { serviceCatalog } from './service-catalog.ts';

/** What a page offers, by the store. */
export function serviceThing(
  { address, url, origin, meta }: PageView,
  under: ReadingPolicy = policy,
): Service {
  const name = meta.breadcrumbs?.at(-1)?.name ?? meta.title;
  const { services, areaServed } = meta.own ?? {};
  const named = services ? [serviceCatalog(name, services)] : [];
  const catalogs = [...named, ...priceCatalogs(address)];
  return {
    '@type': 'Service',
    '@id': pageId(url, 'service'),
    url,
    name,
    description: meta.description,
    provider: reference(storeId(origin)),
    ...(areaServed && { areaServed: placesServed(meta) }),
    ...(catalogs.length > 0 && { hasOfferCatalog: catalogs }),
    hoursAvailable: openingHours(under),
  };
}
