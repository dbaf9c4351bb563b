import type { ReactNode } from 'react';
import { PickupCard, type PickupCardProps } from '../_components/pickup-card.tsx';
import type { CarrierId } from '../_store/carriers.ts';
import { pickupRows } from '../_store/pickup-rows.ts';
import { pickupDaysText } from '../_store/pickups.ts';

export interface CarrierPickupsProps {
  /** The one in large figures. */
  readonly carrier: CarrierId;
  readonly lead: PickupCardProps['lead'];
  /** The day ruler, where there is one. */
  readonly children?: ReactNode;
}

/** The larger pickup card, led by one carrier. */
export function CarrierPickups({ carrier, lead, children }: CarrierPickupsProps) {
  const others = pickupRows.filter((row) => row.carrier !== carrier);
  return (
    <PickupCard calm={`Leaves ${pickupDaysText}`} lead={lead} pickups={others}>
      {children}
    </PickupCard>
  );
}
