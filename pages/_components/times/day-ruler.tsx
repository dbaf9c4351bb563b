// biome-ignore-all lint/a11y/noSvgWithoutTitle: the ruler is hidden from readers as a whole.
import './timetable.css';

export interface DayRulerProps {
  /** When the store's day begins and ends, in hours from 0 to 24; a quarter of an hour is .25. */
  readonly from: number;
  readonly to: number;
  /** Hours at which something happens, the latest first. */
  readonly flags: readonly { readonly hour: number; readonly text: string }[];
  /** Whose pickup decides on which day the ruler is. */
  readonly carrier: string;
  /** The days on which it can be: `Mon–Fri`. */
  readonly days: string;
  /** Replaces the hours on days when the pickup time is unknown. */
  readonly early: string;
}

/**
 * The store's day as a ruler in quarter hours, with the pickups as flags and tape running out to
 * now. It shows today or, without tape, the day of the carrier's next pickup. Every time on it is also
 * text beside it, so it is hidden from screen readers. Live: the custom property `--now` from 0
 * (opening) to 1 (closing), the state `pickup.<carrier>Hour` (empty when the truck's time is
 * not known), `pickup.<carrier>Day`, and `open.clock`.
 */
export function DayRuler({ from, to, flags, carrier, days, early }: DayRulerProps) {
  const at = (hour: number) => `${round((100 * (hour - from)) / (to - from))}%`;
  const hours = wholeHours(Math.ceil(from), Math.floor(to));
  return (
    <div
      className="ruler"
      aria-hidden="true"
      data-live-state={`pickup.${carrier}Hour`}
      data-carrier={carrier}
      data-from={from}
      data-to={to}
    >
      <b data-live={`pickup.${carrier}Day`}>{days}</b>
      <p className="ruler-early">{early}</p>
      <div className="ruler-tape">
        <span>
          Now <b data-live="open.clock" />
        </span>
      </div>
      <svg className="ruler-flags">
        {flags.map(({ hour, text }, row) => (
          <g key={hour}>
            <line x1={at(hour)} x2={at(hour)} y1={`${row * 1.35}rem`} y2="4.2rem" />
            <text x={at(hour)} y={`${row * 1.35 + 0.9}rem`} dx="-.5rem">
              {text}
            </text>
          </g>
        ))}
      </svg>
      <svg className="ruler-ticks" viewBox={`0 0 ${4 * (to - from)} 2`} preserveAspectRatio="none">
        <path d={ticks(from, to)} />
      </svg>
      <svg className="ruler-hours">
        {hours.map((hour) => (
          <text key={hour} x={at(hour)} y=".9rem">
            {hour % 12 || 12}
            {(hour === hours[0] || hour === hours.at(-1)) && (
              <tspan> {hour < 12 ? 'AM' : 'PM'}</tspan>
            )}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** Each mark begins where the last one did, a quarter further; the full hours are longer. */
function ticks(from: number, to: number): string {
  const length = (quarter: number) => ((4 * from + quarter) % 4 === 0 ? 2 : 1);
  const quarters = Array.from({ length: 4 * (to - from) }, (_, quarter) => quarter);
  const marks = quarters.map((last) => `m1-${length(last)}v${length(last + 1)}`);
  return `M0 0v${length(0)}${marks.join('')}`;
}

function wholeHours(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function round(percent: number): number {
  return Math.round(percent * 100) / 100;
}
