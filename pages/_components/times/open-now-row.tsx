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
 * hours: `open.word`, `open.day`, `open.detail`, `open.clock`, and the state `open`.
 */
export function OpenNowRow({ hours: [main, other], clock }: OpenNowRowProps) {
  return (
    <div className="row open-now" data-live-state="open" data-shared>
      <span className="open-now-sign" data-live="open.word">
        Hours
      </span>
      <div className="cell">
        <span className="label-field" data-live="open.day">
          {main && `${main.first} to ${main.last}`}
        </span>
        <span className="open-now-answer" data-live="open.detail">
          {main?.hours}
        </span>
      </div>
      {clock && other && (
        <p className="cell open-now-clock">
          <span className="label-field without-script">{other.first}</span>
          <span className="label-field with-script">Store clock</span>
          <b data-live="open.clock">{other.hours}</b>
        </p>
      )}
    </div>
  );
}
