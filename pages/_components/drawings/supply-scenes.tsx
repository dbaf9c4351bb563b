import './draw.css';

/** Boxes on a shelf, the smallest beside the largest, and tubes. */
export function BoxShelf() {
  return (
    <svg
      className="draw"
      viewBox="0 0 320 200"
      role="img"
      aria-label="A shelf of boxes in six sizes, and mailing tubes"
    >
      <path d="M4 96h312M4 192h312" />
      <path className="k" d="M14 60h36v36H14zM60 44h54v52H60zM124 24h78v72h-78z" />
      <path className="k" d="M14 108h112v84H14zM136 128h70v64h-70zM218 148h88v44h-88z" />
      <path
        className="s"
        d="M216 30h12v66h-12zM232 22h12v74h-12zM248 34h12v62h-12zM264 16h12v80h-12zM280 28h12v68h-12z"
      />
      <path
        className="k2"
        d="M215 24h14v10h-14zM231 16h14v10h-14zM247 28h14v10h-14zM263 10h14v10h-14zM279 22h14v10h-14z"
      />
      <path
        className="k2 h"
        d="M28 60h8v36h-8zM83 44h8v52h-8zM157 24h12v72h-12zM165 128h12v64h-12zM257 148h10v44h-10z"
      />
      <path className="t" d="M62 108h16v84H62z" />
    </svg>
  );
}

/** What protects an item in its box: bubble wrap, foam, paper, and corners. */
export function Cushions() {
  return (
    <svg
      className="draw"
      viewBox="0 0 320 200"
      role="img"
      aria-label="A roll of bubble wrap, foam blocks, a roll of kraft paper and a corner protector on a frame"
    >
      <path className="m" d="M38 12h104v72H38z" />
      <path
        stroke="var(--paper)"
        strokeDasharray="0 15"
        strokeWidth="10"
        d="M74 24h66M66 40h74M74 56h66M66 72h74"
      />
      <path className="m" d="M38 12a14 36 0 1 0 .1 0z" />
      <path className="s" d="M38 36a5 12 0 1 0 .1 0z" />
      <path className="s" d="M178 58h92v26h-92zM178 58l24-18h92l-24 18zM270 58l24-18v26l-24 18z" />
      <path className="s" d="M194 26h76v20h-76zM194 26l20-14h76l-20 14zM270 26l20-14v20l-20 14z" />
      <path className="k" d="M60 150h82v44l-14-7-13 7-14-7-13 7-14-7-14 7z" />
      <path className="k" d="M38 112h104v46H38z" />
      <path className="k" d="M38 112a11 23 0 1 0 .1 0z" />
      <path className="k2" d="M38 128a4 7 0 1 0 .1 0z" />
      <path className="k2" d="M312 118v14H204v60h-14v-74z" />
      <path className="s" d="M312 132H204v60h108z" />
      <path className="t" d="M178 106h70v18h-52v52h-18z" />
    </svg>
  );
}

/** A glass, a cup, and a camera, each in its bubble wrap. */
export function WrappedFragiles() {
  return (
    <svg
      className="draw"
      viewBox="0 0 320 200"
      role="img"
      aria-label="An empty wine glass, a cup and a camera, each standing in bubble wrap"
    >
      <path d="M4 190h312" />
      <path className="s" d="M33 26c0 42 8 56 27 56s27-14 27-56z" />
      <ellipse className="m" cx="60" cy="26" rx="27" ry="7" />
      <path className="s" d="M57 82h6v40h-6z" />
      <path className="p h" d="M42 44c0 14 2 20 6 26" />
      <path className="s" d="M126 62h60c0 34-8 52-30 52s-30-18-30-52z" />
      <path className="s" d="M184 68c28-6 26 36-6 34l4-9c14 0 14-16 1-15z" />
      <path className="t" d="M128 76h56l-2 12h-52z" />
      <ellipse className="m" cx="156" cy="62" rx="30" ry="7" />
      <path className="k2" d="M238 64l7-14h26l7 14z" />
      <path className="b" d="M220 64h84v60h-84z" />
      <circle className="m" cx="262" cy="92" r="21" />
      <circle className="p" cx="262" cy="92" r="11" />
      <path
        className="m"
        d="M24 112q6-10 12 0q6-10 12 0q6-10 12 0q6-10 12 0q6-10 12 0q6-10 12 0v78H24zM116 112q7-10 13.3 0q7-10 13.3 0q7-10 13.4 0q7-10 13.3 0q7-10 13.3 0q7-10 13.4 0v78h-80zM216 112q7-10 13.1 0q7-10 13.1 0q7-10 13.2 0q7-10 13.2 0q7-10 13.2 0q7-10 13.1 0q7-10 13.1 0v78h-92z"
      />
      <path
        stroke="var(--paper)"
        strokeDasharray="0 14"
        strokeWidth="9"
        d="M32 128h56M39 144h44M32 160h56M39 176h44M128 128h60M135 144h46M128 160h60M135 176h46M227 128h74M234 144h60M227 160h74M234 176h60"
      />
    </svg>
  );
}

/** A picture with corner protectors and glassine goes into a mirror box, before a foam board. */
export function ArtInLayers() {
  return (
    <svg
      className="draw"
      viewBox="0 0 320 220"
      role="img"
      aria-label="A framed picture with glassine over its face, corner protectors and a foam board, going into one half of a mirror box"
    >
      <path className="s" d="M30 24h164v176H30z" />
      <path className="k2" d="M18 38h150v148H18z" />
      <path className="s" d="M34 54h118v116H34z" />
      <path className="m" d="M34 170v-36l36-34 28 30 20-16 34 30v26z" />
      <circle className="t" cx="122" cy="80" r="11" />
      <path className="s" opacity=".82" d="M34 54h62v84l-16 32H34z" />
      <path className="k" d="M96 138 80 170l-6-26z" />
      <path
        className="k"
        d="M10 30h44L10 74zM176 30v44l-44-44zM10 194v-44l44 44zM176 194h-44l44-44z"
      />
      <path className="k" d="M226 14h84v194h-84z" />
      <path className="k2" d="M226 14h14v194h-14z" />
      <path stroke="var(--red)" strokeWidth="3" d="M182 112h34m-12-9 12 9-12 9" />
      <path className="p h" d="M275 60v-26m-8 9 8-9 8 9M295 60v-26m-8 9 8-9 8 9" />
    </svg>
  );
}
