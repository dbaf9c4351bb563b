// biome-ignore-all lint/a11y/noSvgWithoutTitle: the text beside the moon says the same.
import './night-line.css';
import { BigTime } from '../labels/big-time.tsx';

interface Hour {
  readonly time: string;
  readonly title: string;
  readonly text: string;
}

export interface NightLineProps {
  readonly title: string;
  /** At our counter, the earliest first. */
  readonly before: readonly Hour[];
  /** What happens in between. */
  readonly night: string;
  /** At the other door. */
  readonly after: readonly Hour[];
}

/** The hours of one evening and the next day on one line, with the night between them. */
export function NightLine({ title, before, night, after }: NightLineProps) {
  return (
    <div className="night-line">
      <h2>{title}</h2>
      <ol>
        {before.map((hour) => (
          <HourMark key={hour.title} {...hour} />
        ))}
        <li className="night-line-night">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M14 2a10 10 0 1 0 8 15A9 9 0 0 1 14 2z" />
          </svg>
          {night}
        </li>
        {after.map((hour) => (
          <HourMark key={hour.title} {...hour} />
        ))}
      </ol>
    </div>
  );
}

function HourMark({ time, title, text }: Hour) {
  return (
    <li>
      <BigTime time={time} />
      <span>
        <b>{title}</b> {text}
      </span>
    </li>
  );
}
