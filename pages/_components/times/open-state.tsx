import type { HoursRow } from '../../_facts/hours-rows.ts';

export interface OpenStateProps {
  readonly className: string;
  /** Days with equal hours in one row; the first one is shown. */
  readonly hours: readonly HoursRow[];
  /** Has room for the hours of today, too. */
  readonly roomy?: boolean;
}

/**
 * Open or closed, and until when. Before the live text comes these are the week's hours, true at
 * any time: `open.word` (Open, Closed), `open.detail` (Closes at 6:00 PM), `open.today` (Today
 * 9:00 AM – 6:00 PM), and the state `open` (open, closed), which draws the square.
 */
export function OpenState({ className, hours: [main], roomy }: OpenStateProps) {
  return (
    <p className={className} data-live-state="open">
      <b className="status" data-live="open.word">
        {main?.days}
      </b>
      <span className="small" data-live="open.detail">
        {main?.hours}
      </span>
      {roomy && <span className="small" data-live="open.today" />}
    </p>
  );
}
