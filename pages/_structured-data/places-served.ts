import type { Place } from 'schema-dts';
import type { PageMeta } from '#authoring';

/** The places that a page names as served. */
export function placesServed({ own }: PageMeta): readonly Place[] {
  return (own?.areaServed ?? []).map((name) => ({ '@type': 'Place', name }));
}
