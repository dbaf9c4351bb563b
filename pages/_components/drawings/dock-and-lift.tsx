import '../papers/freight.css';
import './draw.css';

/** Two ways to load: level with a dock, and up from the street on a liftgate. */
export function DockAndLift() {
  return (
    <svg
      className="draw"
      viewBox="0 0 440 340"
      role="img"
      aria-label="Top: a trailer at a loading dock. Bottom: a liftgate that raises a pallet from the street."
    >
      <path className="floor" d="M4 150h432" />
      <path className="k" d="M4 96h92v54H4zM4 20h60v76H4z" />
      <path className="p h" d="M14 40h40M14 52h40M14 64h40M14 76h40" />
      <path className="s" d="M112 22h214v78H112z" />
      <path className="s" d="M334 44h42q22 4 28 34v28h-70zM350 54h22q12 4 16 22h-38z" />
      <path d="M96 98h22" strokeWidth="5" />
      <path className="yours" d="M126 58h46v34h-46z" />
      <path className="t" stroke="none" d="M144 58h10v34h-10z" />
      <path className="p" d="M122 96h54M128 92v4M149 92v4M170 92v4" />
      <path
        className="s"
        d="M116 100h302v10H116zM140 109a20 20 0 1 0 .1 0M186 109a20 20 0 1 0 .1 0M372 109a20 20 0 1 0 .1 0"
      />
      <text className="p cap" x="214" y="66">
        Dock
      </text>
      <path className="floor" d="M4 326h432" />
      <path className="s" d="M152 198h174v78H152z" />
      <path className="s" d="M334 220h42q22 4 28 34v28h-70zM350 230h22q12 4 16 22h-38z" />
      <path d="M152 276v14M84 290h68" strokeWidth="4" />
      <path className="yours" d="M92 246h46v34H92z" />
      <path className="t" stroke="none" d="M110 246h10v34h-10z" />
      <path d="M88 284h54M94 280v4M115 280v4M136 280v4" />
      <path
        className="s"
        d="M156 276h262v10H156zM200 285a20 20 0 1 0 .1 0M372 285a20 20 0 1 0 .1 0"
      />
      <path className="dim" d="M64 318v-58m-7 10 7-10 7 10" />
      <text className="p cap" x="204" y="242">
        Liftgate
      </text>
    </svg>
  );
}
