import type { ReactNode } from 'react';
import '../../_components/times/leave-board.css';
import { Label } from '../../_components/labels/label.tsx';
import { LeaveBoard } from '../../_components/times/leave-board.tsx';
import { OpenNowRow } from '../../_components/times/open-now-row.tsx';
import { hoursRows } from '../../_facts/hours-rows.ts';
import { pickupRows } from '../../_facts/pickup-rows.ts';
import { usePickups } from '../../_islands/store-clock/use-pickups.ts';

export interface LeaveTodayProps {
  /** The address of the page it is on. */
  readonly place: string;
  /** More rows of the label. */
  readonly children?: ReactNode;
}

/**
 * Open now? Will it leave today? The store's hours, and for each carrier the deadline, the answer
 * and the time left. Without a script, and on paper, it is the timetable.
 */
export function LeaveToday({ place, children }: LeaveTodayProps) {
  return (
    <Label shared>
      <OpenNowRow hours={hoursRows(place)} />
      <LeaveBoard rows={pickupRows} clock={usePickups()} />
      {children}
    </Label>
  );
}
