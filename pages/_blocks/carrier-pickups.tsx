import type { ReactNode } from 'react';
import { Label } from '../_components/label.tsx';
import { LeaveRows } from '../_components/leave-board.tsx';
import { PickupAnswer, PickupLead, type PickupLeadProps } from '../_components/pickup-lead.tsx';
import { UrgentRow } from '../_components/urgent-row.tsx';
import type { CarrierId } from '../_facts/carriers.ts';
import { type PickupRow, pickupRows } from '../_facts/pickup-rows.ts';
import { urgentText } from '../_facts/pickups.ts';

export interface CarrierPickupsProps {
  /** The one in large figures. */
  readonly carrier: CarrierId;
  /** Whether the other carriers follow. */
  readonly others?: boolean;
  /** The day ruler, where there is one. */
  readonly children?: ReactNode;
}

/** The larger pickup card of one carrier: whether it leaves today, and until when to drop off. */
export function CarrierPickups({ carrier, others, children }: CarrierPickupsProps) {
  const own = pickupRows.find((row) => row.carrier === carrier);
  if (!own) return null;
  return (
    <Label shared>
      <PickupAnswer carrier={carrier} text={own.pickup} />
      <UrgentRow carrier={carrier} urgent={urgentText} calm={`${own.name} picks up ${own.days}`} />
      <PickupLead carrier={carrier} {...cells(own)} />
      {children}
      {others && <LeaveRows rows={pickupRows.filter((row) => row !== own)} />}
    </Label>
  );
}

function cells(row: PickupRow): Pick<PickupLeadProps, 'large' | 'other'> {
  const { carrier, name, time, days, label, large } = row;
  if (carrier === 'usps')
    return {
      large: { name: `${name} pickup`, time: days, text: time },
      other: { name: 'Pickup time', time: 'Varies', text: 'Earlier in the day is safer.' },
    };
  return {
    large: { name: label, time: large, text: days },
    other: { name: `${name} pickup`, time, text: 'Monday to Friday. None on Saturday or Sunday.' },
  };
}
