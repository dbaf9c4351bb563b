import './open-now.css';
import type { HoursRow } from '../../_facts/hours-rows.ts';

export interface OpenNowRowProps {
  /** Days with equal hours in one row: the first two are shown. */
  readonly hours: readonly HoursRow[];
  /** With a clock in the corner (the second row of the hours, until the live text comes). */
  readonly clock?: boolean;
}

/**
 * The row of a label that answers "open now?". Until the live text comes it claims nothing but the
 * hours: `open.word`, `open.day`, `open.detail`, `pickup.clock`, and the state `open`.
 */
export function OpenNowRow({ hours: [main, other], clock }: OpenNowRowProps) {
  return (
    <div className="row nowrow" data-live-state="open" data-shared>
      <span className="ind" data-live="open.word">
        Hours
      </span>
      <div className="lc">
        <span className="f" data-live="open.day">
          {main && `${main.first} to ${main.last}`}
        </span>
        <span className="big" data-live="open.detail">
          {main?.hours}
        </span>
      </div>
      {clock && other && (
        <p className="lc clock">
          <span className="f off">{other.first}</span>
          <span className="f on">Store clock</span>
          <b data-live="pickup.clock">{other.hours}</b>
        </p>
      )}
    </div>
  );
}
