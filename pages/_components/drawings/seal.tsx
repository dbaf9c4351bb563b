import '../../_assets/css/draw.css';

/** A signed page with a notary's seal. Stands beside words that say so. */
export function Seal() {
  return (
    <svg className="draw" viewBox="0 0 150 110" width="150" height="110" aria-hidden="true">
      <path className="s" d="M14 6h88v98H14z" />
      <path className="p h" d="M26 22h52M26 32h64M26 42h64M26 52h44M26 88h36" />
      <path className="p" d="M26 84c6-12 10 6 14-2s7 4 10 0 6-2 9 0" />
      <circle className="k" cx="104" cy="76" r="26" />
      <circle className="p h" cx="104" cy="76" r="20" />
      <circle className="p" cx="104" cy="76" r="23" strokeDasharray="1 3.1" strokeWidth="4" />
      <path className="p" d="m94 76 7 8 14-16" />
    </svg>
  );
}
