import '../../_assets/css/draw.css';

/** Sheets drawn to one scale: letter, legal, and the largest that the store prints. */
export function PaperSizes({ largest }: { readonly largest: string }) {
  return (
    <svg
      className="draw"
      viewBox="0 0 300 210"
      role="img"
      aria-label={`Paper sizes up to ${largest} inches, drawn to scale`}
    >
      <path className="s" d="M6 20h272v176H6z" />
      <path className="k" d="M6 20h136v176H6z" />
      <path className="p h" d="M6 60h224v136" />
      <text className="p" x="14" y="188">
        Letter
      </text>
      <text className="p" x="150" y="84">
        Legal
      </text>
      <text className="p" x="186" y="42">
        {largest}
      </text>
    </svg>
  );
}

/** A page that goes out by phone line. */
export function FaxLine() {
  return (
    <svg
      className="draw"
      viewBox="0 0 300 190"
      role="img"
      aria-label="A fax machine with a page going in and a confirmation coming out"
    >
      <path className="s" d="M62 6h76v70H62z" />
      <path className="p h" d="M74 20h52M74 32h52M74 44h34" />
      <path className="k" d="M30 76h140v52H30z" />
      <path
        className="p b"
        d="M46 90h52v6H46zM112 88h10v10h-10zM130 88h10v10h-10zM112 104h10v10h-10zM130 104h10v10h-10z"
      />
      <path strokeDasharray="8 6" d="M170 102c40 0 30 60 70 60h54" />
      <path className="s" d="M58 128h84v50H58z" />
      <path className="t" stroke="none" d="M70 140h40v8H70z" />
      <path className="p h" d="M70 158h60M70 168h38" />
    </svg>
  );
}

/** Paper in, file out. */
export function ScanBeam() {
  return (
    <svg
      className="draw"
      viewBox="0 0 300 190"
      role="img"
      aria-label="A paper page on a scanner becomes a PDF file"
    >
      <path className="s" d="M14 14h96v128H14z" />
      <path className="p h" d="M28 34h68M28 46h68M28 58h50M28 94h68M28 106h68M28 118h40" />
      <path className="t" stroke="none" d="M4 72h116v9H4z" />
      <path d="M132 78h40m-10-9 10 9-10 9" />
      <path className="k" d="M190 14h62l34 34v94h-96z" />
      <path className="p" d="M252 14v34h34" />
      <text className="p" x="212" y="104">
        PDF
      </text>
      <path className="h" d="M4 160h116M190 160h96" />
    </svg>
  );
}

/** A document to keep, and another in a shredder. */
export function ShredStrips() {
  return (
    <svg
      className="draw"
      viewBox="0 0 300 190"
      role="img"
      aria-label="A stapled document next to a shredder"
    >
      <path className="k" d="M22 22h92v120H22z" />
      <path className="s" d="M12 12h92v120H12z" />
      <path className="p" d="M20 24l14-8" />
      <path className="p h" d="M26 44h64M26 56h64M26 68h64M26 80h40" />
      <path className="s" d="M182 6h76v56h-76z" />
      <path className="p h" d="M194 20h52M194 32h52M194 44h30" />
      <path className="k" d="M160 62h120v34H160z" />
      <path className="p b" d="M176 76h88v6h-88z" />
      <path
        className="h"
        d="M180 96l-3 82M192 96l2 76M204 96l-2 84M216 96l3 74M228 96l-2 82M240 96l3 78M252 96l-3 84"
      />
    </svg>
  );
}
