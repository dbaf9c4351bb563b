import type { ReactNode } from 'react';
import type { PickupRow } from '../_store/pickup-rows.ts';
import '../_assets/css/carriers.css';
import { BigTime } from './big-time.tsx';
import { Icon } from './icon.tsx';
import { Label, LabelRow } from './label.tsx';

export interface PickupCardProps {
  /** Said while no deadline is near: `Pickups Monday to Friday`. */
  readonly calm: string;
  /** What the page is about: one or two large cells. */
  readonly lead: readonly { readonly name: string; readonly time: string; readonly text: string }[];
  /** The other carriers, below. */
  readonly pickups: readonly PickupRow[];
  /** The day ruler, where there is one. */
  readonly children?: ReactNode;
}

/** The larger pickup card. Live: `pickup.urgent`, `pickup.<carrier>Urgent`, `pickup.<carrier>Day`. */
export function PickupCard({ calm, lead, pickups, children }: PickupCardProps) {
  return (
    <Label shared>
      <p className="urgent">
        <Icon name="clock" />
        <span data-live="pickup.urgent" />
        <span>{calm}</span>
      </p>
      <LabelRow columns="duo" className="jumbo">
        {lead.map(({ name, time, text }) => (
          <div className="lc" key={name}>
            <span className="f">{name}</span>
            <BigTime time={time} />
            <p>{text}</p>
          </div>
        ))}
      </LabelRow>
      {children}
      <LabelRow columns={pickups.length > 3 ? 4 : 3} className="mini">
        {pickups.map((row) => (
          <CarrierLine key={row.carrier} {...row} />
        ))}
      </LabelRow>
    </Label>
  );
}

function CarrierLine({ carrier, name, time, days }: PickupRow) {
  return (
    <p className="lc">
      <b className="who">
        {name} {time}
      </b>
      <span className="late" data-live={`pickup.${carrier}Urgent`} />
      <span data-live={`pickup.${carrier}Day`}>{days}</span>
    </p>
  );
}
