import './carrier-drawings.css';
import './draw.css';

/** A road that turns around at the store's mark: a parcel comes along it, and goes back. */
export function ReturnRoad() {
  return (
    <svg
      className="draw"
      viewBox="0 0 440 262"
      role="img"
      aria-label="A package goes from the seller to you, to our counter, and back to the seller"
    >
      <path className="road" d="M0 68h316a63 63 0 0 1 0 126H0" />
      <path className="lane" d="M0 68h316a63 63 0 0 1 0 126H0" />
      <text className="cap" x="2" y="26">
        Delivered to you
      </text>
      <text className="cap" x="2" y="250">
        Back to the seller
      </text>
      <g transform="translate(120 42)">
        <path className="k" d="M0 0h52v52H0z" />
        <path className="s" strokeWidth="1.5" d="M9 26h34v17H9z" />
        <path className="p h" d="M14 32h16M14 37h22" />
        <path strokeWidth="9" d="M66 26h46" />
        <path strokeWidth="3" d="M72 26h34m-11-10 11 10-11 10" className="arrow" />
      </g>
      <g transform="translate(220 168)">
        <path className="k" d="M0 0h52v52H0z" />
        <path className="s" strokeWidth="1.5" d="M9 26h34v17H9z" />
        <path className="p" strokeWidth="4" d="m17 34 6 6 12-14" />
        <path strokeWidth="9" d="M-12 26h-48" />
        <path strokeWidth="3" d="M-20 26h-34m11-10-11 10 11 10" className="arrow" />
      </g>
      <g transform="translate(343 95)">
        <path className="k" d="M0 0h72v72H0z" />
        <path className="t" stroke="none" d="M24 0h24v72H24z" />
        <path className="lane" d="M36 4v64" />
      </g>
    </svg>
  );
}
