import './tracking-row.css';
import { Icon } from '../icons/icon.tsx';

export interface TrackingRowProps {
  readonly carriers: readonly {
    readonly name: string;
    /** The carrier's own page. */
    readonly trackingUrl: string;
  }[];
  /** The name of the carrier that the page is about. */
  readonly here?: string;
}

/** A link to each carrier’s tracking page. */
export function TrackingRow({ carriers, here }: TrackingRowProps) {
  return (
    <ul className="tracking-row" data-shared>
      {carriers.map(({ name, trackingUrl }) => (
        <li key={name}>
          <a
            className={name === here ? 'tracking-row-here' : undefined}
            href={trackingUrl}
            target="_blank"
            rel="noopener"
          >
            <span>
              Track {name}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </span>
            <Icon name="arrow-up-right" />
          </a>
        </li>
      ))}
    </ul>
  );
}
