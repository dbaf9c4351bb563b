import '../../_assets/css/draw.css';
import '../../_assets/css/carriers.css';

/** A phone with a code, struck out; and a box with a paper label, ticked. */
export function PaperLabel() {
  return (
    <svg
      className="draw"
      viewBox="0 0 440 210"
      role="img"
      aria-label="Use a printed label on the box, not a code on a phone"
    >
      <rect className="s" x="42" y="14" width="92" height="178" rx="11" />
      <rect className="k" x="51" y="30" width="74" height="136" />
      <path className="p h" d="M79 179h18" />
      <path className="s" d="M60 62h56v56H60z" />
      <path
        className="p"
        strokeLinecap="butt"
        strokeWidth="5"
        d="M66 68.5h13v10H66zM97 68.5h13v10H97zM66 100.5h13v10H66z"
      />
      <path
        className="p"
        strokeLinecap="butt"
        strokeWidth="4"
        strokeDasharray="4 5 8 3"
        d="M86 68h6M86 77h6M64 88h48M66 94h46M86 102h26M84 108h28M90 113h22"
      />
      <path className="x" d="M22 178 154 32M22 32l132 146" />
      <path className="k" d="M206 66 250 30h152l-40 36z" />
      <path className="k" d="M362 66l40-36v112l-40 46z" />
      <path className="k" d="M206 66h156v122H206z" />
      <path className="t" stroke="none" d="M272 66l42-36h20l-40 36v18h-22z" />
      <path className="s" d="M220 92h128v82H220z" />
      <path className="p h" d="M220 112h128M284 112v62M229 102h42M229 124h42M229 136h34" />
      <path
        className="p h"
        d="M296 124h40M296 132h40M296 140h40M296 148h40M296 156h40M296 164h26"
      />
      <path className="p" strokeWidth="9" d="m236 154 12 12 24-30" />
    </svg>
  );
}
