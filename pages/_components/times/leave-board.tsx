import './leave-board.css';
import { BigTime } from '../labels/big-time.tsx';
import { CardTitle } from '../labels/card-title.tsx';

export interface LeaveBoardProps {
  /** Attributes with what the clock of the pickups has to know. */
  readonly clock: Readonly<Record<`data-${string}`, string>>;
  readonly rows: readonly LeaveRow[];
}

/** The timetable of one carrier, true at any time of any week. */
export interface LeaveRow {
  readonly carrier: string;
  readonly name: string;
  readonly href: string;
  /** What the large time is: `Drop off by`. */
  readonly label: string;
  readonly large: string;
  /** `Pickup 5:00 PM, Mon–Fri` */
  readonly pickup: string;
  /** Of a carrier whose pickup has no known time: what to do about it. */
  readonly untimed?: string;
}

/**
 * Will it leave today? Each carrier with its deadline, the answer, and the time left or the deadline's
 * day. Live, for each carrier: the state `pickup.<carrier>`, `…Label`, `…Time`, `…Half`, `…Answer`,
 * `…When`, and `…Urgent`; and the store's clock, `open.clock`.
 */
export function LeaveBoard({ rows, clock }: LeaveBoardProps) {
  return (
    <>
      <div className="board-head">
        <h2>Will it leave today?</h2>
        <p>
          <span className="label-field">Store clock</span>{' '}
          <b data-live="open.clock">Eastern Time</b>
        </p>
      </div>
      <ul className="board" {...clock}>
        {rows.map((row) => (
          <BoardRow key={row.carrier} {...row} />
        ))}
      </ul>
    </>
  );
}

function BoardRow({ carrier, name, href, label, large, pickup, untimed }: LeaveRow) {
  const live = `pickup.${carrier}`;
  const timed = untimed === undefined ? live : undefined;
  return (
    <li data-live-state={timed}>
      <span className="name">
        <CardTitle href={href}>{name}</CardTitle>
      </span>{' '}
      <span className="board-by">
        {/* The space is part of the live text: one of its own would move with it. */}
        <span className="label-field" data-live={`${live}Label`}>
          {`${label} `}
        </span>
        <BigTime time={large} live={live} />
      </span>{' '}
      <span className="status" data-live={`${live}Answer`}>
        {pickup}
      </span>{' '}
      <span
        className="board-left"
        data-live={`${live}When`}
        data-live-state={timed && `${live}Urgent`}
      >
        {untimed}
      </span>
    </li>
  );
}
