import '../papers/load-sheet.css';
import './draw.css';

export interface SharedTrailerProps {
  /** For screen readers. */
  readonly title: string;
  readonly rows: number;
  readonly abreast: number;
  /** Which places are yours, counted from the doors. */
  readonly yours: readonly number[];
}

/** A trailer from above, loaded with other customers' pallets and some of yours. */
export function SharedTrailer({ title, rows, abreast, yours }: SharedTrailerProps) {
  const places = Array.from({ length: rows * abreast }, (_, index) => index);
  const columns = yours.map((place) => Math.floor(place / abreast));
  const [left, right] = [10 + Math.min(...columns) * 28, 35 + Math.max(...columns) * 28];
  return (
    <svg className="draw" viewBox="0 0 460 176" role="img" aria-label={title}>
      <path className="paper" d="M4 42h374v92H4z" />
      <path className="paper" d="M386 50h22q40 0 44 38-4 38-44 38h-22zM378 76h8v24h-8" />
      <path className="pen thin" d="M412 58q22 4 26 30-4 26-26 30" />
      {places.map((place) => {
        const [column, row] = [Math.floor(place / abreast), place % abreast];
        const corner = `M${10 + column * 28} ${47 + row * 42}`;
        return yours.includes(place) ? (
          <g key={place}>
            <path className="yours" d={`${corner}h25v39h-25z`} />
            <path className="red bare" d={`${corner}m9 0h7v39h-7z`} />
          </g>
        ) : (
          <path key={place} className="pen other" d={`${corner}h25v39h-25zm0 13h25m-25 13h25`} />
        );
      })}
      <path className="dim" d={`M${left} 38v-8h${right - left}v8`} />
      <text className="cap" x={left} y="20">
        Yours
      </text>
      <text className="cap mid" x="250" y="160">
        Other customers’ freight
      </text>
    </svg>
  );
}
