import { BigTime } from './big-time.tsx';
import { CardTitle } from './card-title.tsx';
import { Label, LabelRow } from './label.tsx';

export interface CarrierCellsProps {
  /** Three: one time large, what it is for after. */
  readonly carriers: readonly {
    readonly name: string;
    readonly href: string;
    /** What the time is: `Drop off by`. */
    readonly label: string;
    readonly time: string;
    readonly days: string;
    readonly text: string;
  }[];
}

/** Carriers side by side, each leading to its own page. */
export function CarrierCells({ carriers }: CarrierCellsProps) {
  return (
    <Label>
      <LabelRow columns={3}>
        {carriers.map(({ name, href, label, time, days, text }) => (
          <article className="lc" key={href}>
            <h3>
              <CardTitle href={href}>{name}</CardTitle>
            </h3>
            <span className="f" data-shared>
              {label}
            </span>{' '}
            <BigTime time={time} />
            <p data-shared>{days}</p>
            <p>{text}</p>
          </article>
        ))}
      </LabelRow>
    </Label>
  );
}
