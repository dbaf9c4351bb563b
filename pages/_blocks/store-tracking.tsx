import { TrackingRow } from '../_components/tracking-row.tsx';
import { type CarrierId, carrierOrder, carriers } from '../_facts/carriers.ts';

export interface StoreTrackingProps {
  /** The carrier that the page is about. */
  readonly here?: CarrierId;
}

/** A link to the tracking page of each carrier. */
export function StoreTracking({ here }: StoreTrackingProps) {
  return (
    <TrackingRow
      carriers={carrierOrder.map((carrier) => carriers[carrier])}
      {...(here && { here: carriers[here].name })}
    />
  );
}
