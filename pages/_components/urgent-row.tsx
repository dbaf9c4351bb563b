import '../_assets/css/urgent-row.css';
import { Icon } from './icon.tsx';

export interface UrgentRowProps {
  /** The carrier whose deadline counts; without one, any. */
  readonly carrier?: string;
  /** Shown while a deadline is near, and while none is: `Pickups Monday to Friday`. */
  readonly urgent: string;
  readonly calm: string;
}

/** A warning. Live: the state `pickup.urgent`, or `pickup.<carrier>Urgent` (near). */
export function UrgentRow({ carrier, urgent, calm }: UrgentRowProps) {
  return (
    <p className="urgent" data-live-state={carrier ? `pickup.${carrier}Urgent` : 'pickup.urgent'}>
      <Icon name="clock" />
      <span className="near">{urgent}</span>
      <span>{calm}</span>
    </p>
  );
}
