import '../papers/load-sheet.css';
import './draw.css';

export interface PalletStackProps {
  /** For screen readers. */
  readonly title: string;
  /** What is written along the two edges. */
  readonly length: string;
  readonly width: string;
}

/** A pallet with boxes in columns, corner boards and straps, and its two measures. */
export function PalletStack({ title, length, width }: PalletStackProps) {
  return (
    <svg className="draw" viewBox="0 0 440 330" role="img" aria-label={title}>
      <path className="paper" d="M40 226 226 288 402 214 402 232 226 308 40 244z" />
      <path className="pen" d="M40 226v18M226 288v20M102 246v20M164 268v20M284 264v20M344 238v20" />
      <path className="box" d="M52 92v128l174 58V146z" />
      <path className="box" d="M226 146v132l164-68V84z" />
      <path className="box" d="M52 92 222 42l168 42-164 62z" />
      <path className="pen thin" d="M52 134l174 56 164-64M52 176l174 58 164-66" />
      <path className="pen thin" d="M110 110v128M168 128v130M281 126v129M335 105v128" />
      <path className="pen thin" d="M110 110l166-53M168 128l168-58M136 67l168 50" />
      <path className="red bare" d="M134 118l12 4v130l-12-4zM300 118l12-5v131l-12 5z" />
      <path className="red bare" d="M134 118 302 57l10 4-166 61zM300 118 136 67l12-4 164 50z" />
      <path className="pen" strokeWidth="5" d="M226 146v132M52 92v128M390 84v126" />
      <path className="dim" d="M34 262l186 64m-186-64 4 10m-4-10 10-3m176 67-10 2m10-2-5-9" />
      <path className="dim" d="M234 326l172-76m-172 76 11 1m-11-1 5-10m167-66-11-1m11 1-5 10" />
      <text className="cap mid" x="96" y="312">
        {length}
      </text>
      <text className="cap mid" x="350" y="312">
        {width}
      </text>
    </svg>
  );
}
