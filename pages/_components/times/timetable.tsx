import './timetable.css';
import { BigTime } from '../labels/big-time.tsx';
import { CardTitle } from '../labels/card-title.tsx';
import { LabelRow } from '../labels/label.tsx';
import type { LeaveRow } from './leave-board.tsx';

export interface TimetableAnswerProps {
  readonly carrier: string;
  /** True at any time: `Pickup 5:00 PM, Mon–Fri`. */
  readonly text: string;
  /** Attributes with what the clock of the pickups has to know. */
  readonly clock: Readonly<Record<`data-${string}`, string>>;
}

/** The answer first: leaves today or not. Live: the state `pickup.<carrier>` and `…Answer`. */
export function TimetableAnswer({ carrier, text, clock }: TimetableAnswerProps) {
  return (
    <p className="timetable-answer" {...clock} data-live-state={`pickup.${carrier}`}>
      <span className="label-field">Will it leave today?</span>
      <span className="status" data-live={`pickup.${carrier}Answer`}>
        {text}
      </span>
    </p>
  );
}

export interface TimetableCellsProps {
  readonly carrier: string;
  readonly large: TimetableCell & { readonly time: string };
  readonly others: readonly TimetableCell[];
}

export interface TimetableCell {
  readonly name: string;
  readonly time?: string;
  readonly text: string;
  /** Replaces the time and the text on days when the pickup time is unknown. */
  readonly early?: string;
}

/**
 * One carrier's deadline in large figures, and what explains it. Live: the state
 * `pickup.<carrier>`, `…Label`, `…Time`, `…Half`, `…When`, and `…Urgent`.
 */
export function TimetableCells({ carrier, large, others }: TimetableCellsProps) {
  const live = `pickup.${carrier}`;
  return (
    <LabelRow columns={3} className="timetable-cells">
      <div className="cell">
        <span className="label-field" data-live={`${live}Label`}>
          {large.name}
        </span>{' '}
        <BigTime time={large.time} live={live} />
        <p>
          <b data-live={`${live}When`} data-live-state={`${live}Urgent`}>
            {large.text}
          </b>
        </p>
      </div>
      {others.map(({ name, time, text, early }) => (
        <div className="cell" key={name} data-live-state={early && live}>
          <span className="label-field">{name}</span>{' '}
          <div>
            {time && <BigTime time={time} />}
            <p>{text}</p>
          </div>
          {early && <p className="timetable-early">{early}</p>}
        </div>
      ))}
    </LabelRow>
  );
}

/** The other carriers. Live, for each: the state `pickup.<carrier>`, `…Label`, `…Time`, `…Half`, `…Answer`. */
export function OtherCarriers({ rows }: { readonly rows: readonly LeaveRow[] }) {
  return (
    <LabelRow columns={3} className="timetable-others">
      {rows.map(({ carrier, name, href, label, large, pickup }) => {
        const live = `pickup.${carrier}`;
        return (
          <p className="cell" key={carrier} data-live-state={live}>
            <b className="name">
              <CardTitle href={href}>{name}</CardTitle>
            </b>
            <span data-live={`${live}Label`}>{label}</span> <BigTime time={large} live={live} />
            <span className="status" data-live={`${live}Answer`}>
              {pickup}
            </span>
          </p>
        );
      })}
    </LabelRow>
  );
}
