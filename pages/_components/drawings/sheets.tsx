import '../../_assets/css/draw.css';

/** The largest sheet that can be printed, measured. Stands beside words that say so. */
export function Sheets() {
  return (
    <svg className="draw" viewBox="0 0 170 110" width="170" height="110" aria-hidden="true">
      <path className="s" d="M8 20h128v84H8z" />
      <path className="k" d="M8 20h65v84H8z" />
      <path className="p h" d="M18 34h44M18 44h44M18 54h30M84 34h42M84 44h42M84 54h42M84 64h20" />
      <path className="h" d="M8 8h128M8 4v8M136 4v8M148 20v84M144 20h8M144 104h8" />
      <text className="n" x="72" y="12">
        17
      </text>
      <text className="n" x="148" y="66">
        11
      </text>
    </svg>
  );
}
