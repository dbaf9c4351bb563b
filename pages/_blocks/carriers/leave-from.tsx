import { Label } from '../../_components/labels/label.tsx';
import { LeaveBoard } from '../../_components/times/leave-board.tsx';
import { longest } from '../../_facts/areas/drives.ts';
import type { DriveTime } from '../../_facts/drive-times.ts';
import { counted } from '../../_facts/format.ts';
import { pickupRowsFrom } from '../../_facts/pickup-rows.ts';

export interface LeaveFromProps {
  readonly drive: Pick<DriveTime, 'origin' | 'minutes'>;
}

/**
 * Will it leave today? When to set out from one place, so that a package makes the pickup of each
 * carrier. The live text takes the drive from `data-drive`: one to a page.
 */
export function LeaveFrom({ drive: { origin, minutes } }: LeaveFromProps) {
  const allowed = longest(minutes);
  return (
    <Label shared>
      <LeaveBoard rows={pickupRowsFrom(allowed)} />
      <div className="cell">
        <p data-drive={allowed}>
          Allows {counted(allowed, 'minute')} by car from {origin}.
        </p>
      </div>
    </Label>
  );
}
