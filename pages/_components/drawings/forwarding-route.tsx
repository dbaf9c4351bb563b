import '../../_assets/css/draw.css';

export interface ForwardingRouteProps {
  /** The names under the first and the second envelope. */
  readonly from: string;
  readonly to: string;
}

/** Letters that go from a mailbox to a second address. */
export function ForwardingRoute({ from, to }: ForwardingRouteProps) {
  return (
    <svg
      className="draw"
      viewBox="0 0 320 170"
      role="img"
      aria-label={`Two letters go from “${from}” to “${to}”`}
    >
      <path className="s" d="M10 84h74v56H10z" />
      <path className="p" d="M10 84l37 30 37-30" />
      <path strokeDasharray="7 6" d="M92 96C150 20 210 20 252 70" />
      <path d="M243 62l10 10 2-14" />
      <path className="t" d="M236 84h74v56h-74z" />
      <path className="p" d="M236 84l37 30 37-30" />
      <path
        className="h"
        d="M126 62h26v18h-26zM126 62l13 9 13-9M182 38h26v18h-26zM182 38l13 9 13-9"
      />
      <text x="10" y="160">
        {from}
      </text>
      <text x="236" y="160">
        {to}
      </text>
    </svg>
  );
}
