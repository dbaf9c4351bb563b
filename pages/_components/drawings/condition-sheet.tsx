import '../../_assets/css/draw.css';
import { PartNumber } from './part-number.tsx';

/** A picture as a condition report shows it: squared like a map, each mark with its number. */
export function ConditionSheet() {
  return (
    <svg
      className="draw"
      viewBox="0 0 420 262"
      role="img"
      aria-label="A framed picture with four numbered marks for a condition report: on the frame, the surface, the edge and the back"
    >
      <path className="k" d="M60 28h220v212H60z" />
      <path className="s" d="M78 46h184v176H78z" />
      <path className="p" d="M78 176l44-58 36 40 30-50 74 78" />
      <circle className="p" cx="216" cy="84" r="15" />
      <path
        className="p h"
        strokeDasharray="3 5"
        d="M139 46v176M201 46v176M78 105h184M78 163h184"
      />
      <g textAnchor="middle">
        {['A', 'B', 'C'].map((letter, at) => (
          <text key={letter} x={108 + at * 62} y="19">
            {letter}
          </text>
        ))}
        {[1, 2, 3].map((row) => (
          <text key={row} x="42" y={22 + row * 58}>
            {row}
          </text>
        ))}
      </g>
      <path className="s" d="M60 240v-16l9 6-3 10z" />
      <path className="p" d="M132 72c14 10 22 8 40 26" />
      <path className="p" d="M262 130c-8 8-8 20 0 30" />
      <path className="s" d="M322 46h84v176h-84z" />
      <path className="p h" d="M322 46l84 176M406 46l-84 176" />
      <path className="k" d="M334 108h40v24h-40z" />
      <text x="364" y="246" textAnchor="middle">
        Back
      </text>
      <PartNumber of={1} x={92} y={216} />
      <PartNumber of={2} x={122} y={66} />
      <PartNumber of={3} x={246} y={145} />
      <PartNumber of={4} x={386} y={96} />
    </svg>
  );
}
