import '../_assets/css/pickup-lead.css';
import '../_assets/css/leave-board.css';
import { BigTime } from './big-time.tsx';
import { LabelRow } from './label.tsx';

export interface PickupLeadProps {
  readonly carrier: string;
  readonly large: LeadCell;
  readonly other: LeadCell;
}

interface LeadCell {
  readonly name: string;
  readonly time: string;
  readonly text: string;
}

/**
 * One carrier in large figures. Live: the state `pickup.<carrier>`, `…Time`, `…Half`, `…Day` and
 * `…Left`.
 */
export function PickupLead({ carrier, large, other }: PickupLeadProps) {
  const live = `pickup.${carrier}`;
  const timed = carrier === 'usps' ? undefined : live;
  return (
    <LabelRow columns={2} className="jumbo" {...(timed && { live })}>
      <div className="lc">
        <span className="f">{large.name}</span> <BigTime time={large.time} live={timed} />
        <p>
          <span data-live={timed && `${timed}Day`}>{large.text}</span>
          <b className="left" data-live={timed && `${live}Left`} />
        </p>
      </div>
      <div className="lc">
        <span className="f">{other.name}</span>
        <div className="other">
          <BigTime time={other.time} />
          <p>{other.text}</p>
        </div>
        <p className="short">We close early today. Drop off before we close.</p>
      </div>
    </LabelRow>
  );
}

/** The answer first: leaves today or not. Live: the state `pickup.<carrier>` and `…Answer`. */
export function PickupAnswer({
  carrier,
  text,
}: {
  readonly carrier: string;
  readonly text: string;
}) {
  return (
    <p className="leaves" data-live-state={`pickup.${carrier}`}>
      <span className="st" data-live={`pickup.${carrier}Answer`}>
        {text}
      </span>
    </p>
  );
}
