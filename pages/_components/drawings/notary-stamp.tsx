import '../../_assets/css/draw.css';

export interface NotaryStampProps {
  /** The state that commissioned the notary. */
  readonly state: string;
}

/** A page with lines for the signer, the witnesses, and the notary, and a seal. */
export function NotaryStamp({ state }: NotaryStampProps) {
  return (
    <svg
      className="draw"
      viewBox="0 0 320 220"
      role="img"
      aria-label="A document with lines for the signer, two witnesses and the notary’s seal"
    >
      <path className="s" d="M14 8h210v204H14z" />
      <path className="p h" d="M32 28h174M32 42h174M32 56h120" />
      <path className="p" d="M34 92c8-16 13 8 19-3s9 5 13 0 8-3 12 0" />
      <path className="p h" d="M32 100h96M32 138h96M32 176h96M140 138h66M140 176h66" />
      <text className="p" x="32" y="116">
        You
      </text>
      <text className="p" x="32" y="154">
        Witness
      </text>
      <text className="p" x="32" y="192">
        Notary
      </text>
      <circle className="k" cx="242" cy="144" r="58" />
      <circle className="p h" cx="242" cy="144" r="44" />
      <circle className="p" cx="242" cy="144" r="51" strokeDasharray="1 6" strokeWidth="7" />
      <text className="p n" x="242" y="140">
        NOTARY
      </text>
      <text className="p n" x="242" y="158">
        {state}
      </text>
    </svg>
  );
}
