import type { ReactNode } from 'react';
import { Label } from '../_components/label.tsx';
import { NowRow } from '../_components/open-now-row.tsx';
import { PickupBoard } from '../_components/pickup-board.tsx';
import { hoursRows } from '../_facts/hours-rows.ts';
import { pickupRows } from '../_facts/pickup-rows.ts';
import { StoreRuler } from './store-ruler.tsx';

export interface TodayLabelProps {
  /** The address of the page it stands on. */
  readonly place: string;
  /** The last row. */
  readonly children: ReactNode;
}

/** Open now, until when, which truck: the daily pickup banner as a label with the day as a ruler. */
export function TodayLabel({ place, children }: TodayLabelProps) {
  return (
    <Label>
      <NowRow hours={hoursRows(place)} clock />
      <PickupBoard pickups={pickupRows} />
      <StoreRuler place={place} />
      {children}
    </Label>
  );
}
