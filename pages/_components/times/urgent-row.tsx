import './timetable.css';
import { Icon } from '../icons/icon.tsx';

export interface UrgentRowProps {
  /** The carrier whose deadline counts. */
  readonly carrier: string;
  /** Shown while a deadline is near, and while none is: `Pickups Monday to Friday`. */
  readonly urgent: string;
  readonly calm: string;
}

/** A warning. Live: the state `pickup.<carrier>Urgent` (near). */
export function UrgentRow({ carrier, urgent, calm }: UrgentRowProps) {
  return (
    <p className="urgent" data-live-state={`pickup.${carrier}Urgent`}>
      <Icon name="clock" />
      <span className="urgent-near">{urgent}</span>
      <span>{calm}</span>
    </p>
  );
}
