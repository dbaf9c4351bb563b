// biome-ignore-all lint/a11y/noSvgWithoutTitle: the figures stand beside the drawing, so it is hidden from readers.
import type { Span } from '../../_facts/format.ts';

interface Scale {
  readonly days: number;
  readonly step: number;
}

/** The days (or weeks) over a column of bars, each in the middle of its own. */
export function TransitScale({ days, step }: Scale) {
  const marks = Array.from({ length: days / step }, (_, index) => index + 1);
  return (
    <svg aria-hidden="true">
      {marks.map((mark) => (
        <text key={mark} x={percent((mark - 0.5) * step, days)} y="65%">
          {mark}
        </text>
      ))}
    </svg>
  );
}

/** A thin line up to the first day on which it may arrive, and a block over all such days. */
export function TransitBar({ days, step, span }: Scale & { readonly span: Span }) {
  const [from, to] = typeof span === 'number' ? [span, span] : span;
  const lines = Array.from({ length: days / step }, (_, index) => index * step);
  return (
    <svg aria-hidden="true">
      {lines.map((day) => (
        <line
          key={day}
          className="transit-road"
          x1={percent(day, days)}
          x2={percent(day, days)}
          y2="100%"
        />
      ))}
      <line x2={percent(from - 1, days)} y1="50%" y2="50%" strokeWidth="2" />
      <line
        x1={percent(from - 1, days)}
        x2={percent(to, days)}
        y1="50%"
        y2="50%"
        strokeWidth="14"
      />
    </svg>
  );
}

function percent(day: number, days: number): string {
  return `${Math.round((1000 * day) / days) / 10}%`;
}
