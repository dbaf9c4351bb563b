import '../../_assets/css/draw.css';

export interface BackwardPlanProps {
  /** The stretches of work, the last one first. */
  readonly stretches: readonly string[];
}

/** A plan that starts from its last day: every stretch ends where the next one begins. */
export function BackwardPlan({ stretches }: BackwardPlanProps) {
  const all = stretches.join(', ');
  return (
    <svg
      className="draw"
      viewBox="0 0 420 252"
      role="img"
      aria-label={`Timeline counted back from the opening day: ${all}`}
    >
      <path className="t" stroke="none" d="M392 8h8v236h-8z" />
      <text x="382" y="20" textAnchor="end">
        The day
      </text>
      {stretches.map((stretch, at) => (
        <g key={stretch}>
          <path
            className="h"
            strokeDasharray="3 5"
            d={`M${310 - at * 76} ${66 + at * 40}v${178 - at * 40}`}
          />
          <path className={at % 2 ? 's' : 'k'} d={`M${310 - at * 76} ${34 + at * 40}h76v32h-76z`} />
          <text className="p" x={348 - at * 76} y={55 + at * 40} textAnchor="middle">
            {stretch}
          </text>
        </g>
      ))}
      <path d="M396 244H14m10-8-10 8 10 8" />
    </svg>
  );
}
