import type { ReactNode } from 'react';
import { Label } from '../_components/label.tsx';
import { LeaveBoard } from '../_components/leave-board.tsx';
import { NowRow } from '../_components/open-now-row.tsx';
import { longest } from '../_facts/areas/drives.ts';
import type { DriveTime } from '../_facts/drive-times.ts';
import { counted } from '../_facts/format.ts';
import { hoursRows } from '../_facts/hours-rows.ts';
import { pickupRows, pickupRowsFrom } from '../_facts/pickup-rows.ts';

export interface LeaveTodayProps {
  /** The address of the page it is on. */
  readonly place: string;
  /** On a page about one place: the times are when to set out from there. One to a page. */
  readonly drive?: Pick<DriveTime, 'origin' | 'minutes'>;
  /** What its readers set out from: `campus`. */
  readonly from?: string;
  /** More rows of the label. */
  readonly children?: ReactNode;
}

/**
 * Open now? Will it leave today? The store's hours, and for each carrier the deadline, the answer
 * and the time left. Without a script, and on paper, it is the timetable.
 */
export function LeaveToday({ place, drive, from = 'home', children }: LeaveTodayProps) {
  const minutes = drive && longest(drive.minutes);
  return (
    <Label shared>
      <NowRow hours={hoursRows(place)} />
      <LeaveBoard rows={minutes ? pickupRowsFrom(from, minutes) : pickupRows} />
      {minutes && (
        <p className="lc" data-drive={minutes}>
          Allows {counted(minutes, 'minute')} from {drive.origin}.
        </p>
      )}
      {children}
    </Label>
  );
}
