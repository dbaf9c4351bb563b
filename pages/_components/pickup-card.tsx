import type { ReactNode } from 'react';
import '../_assets/css/pickup-card.css';
import { Icon } from './icon.tsx';
import { Label } from './label.tsx';

export interface PickupCardProps {
  /** The carrier whose deadline counts; without one, any. */
  readonly carrier?: string;
  /** Shown while a deadline is near, and while none is: `Pickups Monday to Friday`. */
  readonly urgent: string;
  readonly calm: string;
  /** Above the warning. */
  readonly answer?: ReactNode;
  readonly children: ReactNode;
}

/** The larger pickup card. Live: the state `pickup.urgent`, or `pickup.<carrier>Urgent` (near). */
export function PickupCard({ carrier, urgent, calm, answer, children }: PickupCardProps) {
  return (
    <Label shared>
      {answer}
      <p className="urgent" data-live-state={carrier ? `pickup.${carrier}Urgent` : 'pickup.urgent'}>
        <Icon name="clock" />
        <span className="near">{urgent}</span>
        <span>{calm}</span>
      </p>
      {children}
    </Label>
  );
}
