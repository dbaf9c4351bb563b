import type { PickupRow } from '../_store/pickup-rows.ts';
import '../_assets/css/pickups.css';
import { BigTime } from './big-time.tsx';
import { LabelRow } from './label.tsx';

export interface PickupCellsProps {
  readonly pickups: readonly PickupRow[];
}

/** The daily pickups as a row of a label. Live: `pickup.<carrier>Day` (today, Wednesday). */
export function PickupCells({ pickups }: PickupCellsProps) {
  return (
    <LabelRow columns={4} className="pick" shared>
      {pickups.map(({ carrier, name, time, days }) => (
        <div className="lc" key={carrier}>
          <span className="who">{name}</span>
          <BigTime time={time} />
          <p data-live={`pickup.${carrier}Day`}>{days}</p>
        </div>
      ))}
    </LabelRow>
  );
}
