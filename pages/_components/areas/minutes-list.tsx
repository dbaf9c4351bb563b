import './areas.css';
import { type Span, span } from '../../_facts/format.ts';

export interface MinutesListProps {
  readonly drives: readonly {
    readonly origin: string;
    readonly minutes: Span;
    readonly route?: string;
  }[];
  /** The start that the page is about. */
  readonly here: string;
  /** Minutes that fill the whole width: one scale for all lists of the site. */
  readonly scale: number;
}

/** Minutes by car to the counter: the start and the minutes on one line, a bar below. */
export function MinutesList({ drives, here, scale }: MinutesListProps) {
  return (
    <ol className="minutes">
      {drives.map(({ origin, minutes, route }) => (
        <li key={origin} className={origin === here ? 'minutes-here' : undefined}>
          <span>
            <b>From {origin}</b>
            {route && <small> on {route}</small>}
          </span>
          <span className="number">
            {span(minutes)} <small>min</small>
          </span>
          <Bar minutes={minutes} scale={scale} />
        </li>
      ))}
    </ol>
  );
}

/** As long as the shorter time; what the longer one adds is hollow. */
function Bar({ minutes, scale }: { readonly minutes: Span; readonly scale: number }) {
  const [from, to] = typeof minutes === 'number' ? [minutes, minutes] : minutes;
  const long = (minute: number) => `${Math.round((100 * minute) / scale)}%`;
  return (
    <svg aria-hidden="true">
      {to > from && <rect className="minutes-more" width={long(to)} height="100%" />}
      <rect width={long(from)} height="100%" />
    </svg>
  );
}
