import { TrackingRow } from '../../_components/times/tracking-row.tsx';
import type { CarrierId } from '../../_facts/carrier-names.ts';
import { carrierOrder, carriers } from '../../_facts/carriers.ts';

export interface TrackingLinksProps {
  /** The carrier that the page is about. */
  readonly here?: CarrierId;
}

/** A link to the tracking page of each carrier. The menus lead to the field that finds the carrier of a number. */
export function TrackingLinks({ here }: TrackingLinksProps) {
  return (
    <TrackingRow
      carriers={carrierOrder.map((carrier) => carriers[carrier])}
      {...(here && { here: carriers[here].name })}
    />
  );
}
