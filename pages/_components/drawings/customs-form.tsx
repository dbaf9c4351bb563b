import '../../_assets/css/draw.css';

/** A customs declaration, filled in the way that lets a parcel through. */
export function CustomsForm() {
  return (
    <svg
      className="draw"
      viewBox="0 0 340 230"
      role="img"
      aria-label="A customs form with lines for the contents, quantity, value, country of origin, signature and date"
    >
      <path className="s" d="M8 8h324v214H8z" />
      <path className="k" d="M8 8h324v34H8z" />
      <text className="p" x="20" y="31">
        Customs declaration
      </text>
      <path className="p h" d="M8 70h324M8 104h324M8 138h324M190 42v96M240 42v96M8 178h324" />
      <text className="p" x="20" y="62">
        Contents
      </text>
      <text className="p" x="198" y="62">
        Qty
      </text>
      <text className="p" x="262" y="62">
        Value
      </text>
      <text className="p" x="20" y="94">
        Cotton shirts
      </text>
      <text className="p" x="204" y="94">
        2
      </text>
      <text className="p" x="20" y="128">
        Used books
      </text>
      <text className="p" x="204" y="128">
        3
      </text>
      <text className="p" x="20" y="164">
        Made in, weight, gift or sale
      </text>
      <path className="p" d="M30 206c8-16 13 8 19-3s9 5 13 0 8-3 12 0" />
      <path className="p h" d="M20 212h130M200 212h110" />
      <path className="t" stroke="none" d="M262 84h44v10h-44zM262 118h44v10h-44z" />
    </svg>
  );
}
