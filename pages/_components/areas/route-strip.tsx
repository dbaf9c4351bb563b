import './route-strip.css';
import { Label } from '../labels/label.tsx';

export interface RouteStripProps {
  /** From where you start to the counter. */
  readonly stops: readonly {
    readonly title: string;
    readonly text: string;
    /** How long it still takes: `15`, in minutes. */
    readonly minutes?: string;
  }[];
}

/** A way by road, stop by stop, along a drawn road. */
export function RouteStrip({ stops }: RouteStripProps) {
  return (
    <Label>
      <ol className="route-strip">
        {stops.map(({ title, text, minutes }) => (
          <li key={title}>
            <b className="name">{title}</b>
            {minutes && (
              <span className="number">
                {minutes}
                <small> min</small>
              </span>
            )}
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Label>
  );
}
