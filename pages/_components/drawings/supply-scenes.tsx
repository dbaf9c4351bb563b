import '../../_assets/css/draw.css';

/** Cartons on a shelf, the smallest beside the largest. */
export function BoxShelf() {
  return (
    <svg
      className="draw"
      viewBox="0 0 320 200"
      role="img"
      aria-label="A shelf of boxes in six sizes"
    >
      <path d="M4 96h312M4 192h312" />
      <path className="k" d="M14 60h36v36H14zM60 44h54v52H60zM124 24h78v72h-78z" />
      <path className="k" d="M14 108h112v84H14zM136 128h70v64h-70z" />
      <path
        className="s"
        d="M216 30h12v66h-12zM232 22h12v74h-12zM248 34h12v62h-12zM264 16h12v80h-12zM280 28h12v68h-12z"
      />
      <path className="k" d="M218 148h88v44h-88z" />
      <path
        className="t"
        stroke="none"
        d="M28 60h8v36h-8zM83 44h8v52h-8zM157 24h12v72h-12zM64 108h12v84H64zM165 128h10v64h-10zM257 148h10v44h-10z"
      />
    </svg>
  );
}

/** What stands between a thing and the road: bubble, foam, paper and corners. */
export function Cushions() {
  return (
    <svg
      className="draw"
      viewBox="0 0 320 200"
      role="img"
      aria-label="Bubble wrap, foam, crumpled paper and corner protectors"
    >
      <path className="s" d="M8 8h140v84H8z" />
      <path
        className="p"
        strokeDasharray="0 20"
        strokeWidth="12"
        d="M24 26h118M34 44h108M24 62h118M34 80h108"
      />
      <path className="k" d="M172 8h140v84H172z" />
      <path className="p h" d="M172 29h140M172 50h140M172 71h140" />
      <path className="s" d="M8 108h140v84H8z" />
      <path
        className="p h"
        d="M14 124l26 18-12 20 34-12 20 26 14-34 30 12-10-26 24-10M30 184l20-14M90 120l14 22"
      />
      <path className="k" d="M172 108h140v84H172z" />
      <path className="t" d="M172 108h52l-52 52zM312 192h-52l52-52z" />
    </svg>
  );
}

/** A wine glass hung in the middle of two boxes. */
export function GlassInBox() {
  return (
    <svg
      className="draw"
      viewBox="0 0 320 220"
      role="img"
      aria-label="An empty wine glass in a padded box inside a larger padded box"
    >
      <path className="k" d="M40 8h240v204H40z" />
      <path className="s" d="M76 38h168v144H76z" />
      <path
        className="p"
        strokeDasharray="0 15"
        strokeWidth="9"
        d="M58 24h212M58 198h212M58 44v150M262 44v150"
      />
      <path className="p" d="M160 118v38M138 158h44" />
      <path className="m" d="M132 58h56l-6 38a22 22 0 0 1-44 0z" />
      <path className="t" stroke="none" d="M72 100h10v20H72zM238 100h10v20h-10z" />
    </svg>
  );
}

/** The corner of a frame in its guard, glassine turned back. */
export function FrameCorner() {
  return (
    <svg
      className="draw"
      viewBox="0 0 320 220"
      role="img"
      aria-label="A picture frame with a cardboard corner protector and glassine paper over the picture"
    >
      <path className="s" d="M20 20h280v190H20z" />
      <path className="p" d="M54 54h246M54 54v156" />
      <path className="k" d="M4 4h110L4 114z" />
      <path className="p h" d="M90 90h210M90 90v120" />
      <path
        className="t"
        stroke="none"
        d="M104 150c40-50 70 20 110-30s60 0 86-18v108H104z"
        opacity=".75"
      />
      <path className="s" d="M300 90v64l-70-64z" />
    </svg>
  );
}
