import '../../_assets/css/draw.css';

/** How warm it gets outside a buffered box and inside it, over a day and a night. Drawn, not measured. */
export function DayCurves() {
  return (
    <svg
      className="draw"
      viewBox="0 0 420 244"
      role="img"
      aria-label="Graph of a day and a night: the temperature in the truck rises and falls, and the temperature in the box changes less"
    >
      <path className="s" d="M20 14h386v190H20z" />
      <path className="k" stroke="none" d="M21 96h384v34H21z" />
      <path
        className="p"
        strokeWidth="4"
        d="M20 150c40 0 50-110 96-110s52 140 98 140 52-140 98-140 52 110 94 110"
      />
      <path
        className="p"
        strokeDasharray="7 6"
        d="M20 116c60 0 60-8 110-8s60 12 104 12 60-12 108-12 40 8 64 8"
      />
      <path className="h" d="M116 204v8M214 204v8M312 204v8" />
      <g textAnchor="middle">
        <text x="116" y="230">
          Noon
        </text>
        <text x="214" y="230">
          Night
        </text>
        <text x="312" y="230">
          Noon
        </text>
        <text className="p" x="116" y="31">
          In the truck
        </text>
        <text className="p" x="214" y="150">
          In the box
        </text>
      </g>
    </svg>
  );
}
