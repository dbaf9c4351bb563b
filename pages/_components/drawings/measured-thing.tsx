import '../../_assets/css/handbook.css';
import '../../_assets/css/draw.css';

/** A thing in the smallest box that would hold it: the three lengths to measure. */
export function MeasuredThing() {
  return (
    <svg
      className="draw measured"
      viewBox="0 0 330 250"
      role="img"
      aria-label="A jug in a dashed box. Measure height, width and depth at the widest points, handle and spout included."
    >
      <path className="s" d="M96 62h74l-10 26c46 26 46 86 6 112H100c-40-26-40-86 6-112z" />
      <path d="M164 96c46-8 52 52 12 62M96 62l-22-12 26 28" strokeWidth="3" />
      <path strokeDasharray="6 6" d="M56 46h148v156H56zM56 46l52-30h148l-52 30M256 16v156l-52 30" />
      <path d="M38 46v156m-6-8 6 8 6-8M32 54l6-8 6 8M56 220h148m-8-6 8 6-8 6M64 214l-8 6 8 6" />
      <path d="M216 214l52-30m-10 0 10 0-4 10M226 214l-10 0 4-10" />
      <text x="130" y="244" textAnchor="middle">
        Width
      </text>
      <text x="252" y="218">
        Depth
      </text>
      <text x="22" y="128" textAnchor="middle" transform="rotate(-90 22 128)">
        Height
      </text>
    </svg>
  );
}
