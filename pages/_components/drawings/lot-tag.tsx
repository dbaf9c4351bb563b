import '../../_assets/css/draw.css';

export interface LotTagProps {
  /** What has to be ticked before a lot may leave the house. */
  readonly lines: readonly string[];
}

/** The tag on a lot that may leave the auction house. */
export function LotTag({ lines }: LotTagProps) {
  return (
    <svg
      className="draw"
      viewBox="0 0 420 236"
      role="img"
      aria-label={`An auction lot tag with check marks for: ${lines.join(', ')}`}
    >
      <path d="M6 60c30-50 60-30 82 40" />
      <path className="k" d="M112 20h296v196H112L58 150V86z" />
      <circle className="s" cx="92" cy="118" r="12" />
      <text className="p" x="134" y="58" fontSize="30">
        Lot
      </text>
      <path className="s" d="M196 34h190v32H196z" />
      {lines.map((line, at) => (
        <g key={line} transform={`translate(134 ${88 + at * 38})`}>
          <path className="s" d="M0 0h24v24H0z" />
          <path className="p" strokeWidth="4" d="M5 12l6 7L21 3" />
          <text className="p" x="38" y="17">
            {line}
          </text>
          <path className="p h" d="M38 26h214" />
        </g>
      ))}
    </svg>
  );
}
