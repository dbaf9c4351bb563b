import type { OfferCatalog } from 'schema-dts';

/** Services that a page names, without prices. */
export function serviceCatalog(name: string, services: readonly string[]): OfferCatalog {
  return {
    '@type': 'OfferCatalog',
    name,
    itemListElement: services.map((service) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: service },
    })),
  };
}
