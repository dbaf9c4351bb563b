import '../../_assets/css/draw.css';

export interface ValueSquaresProps {
  /** How often the first value goes into the second. */
  readonly count: number;
  readonly title: string;
}

/** One square for what is declared, and as many as the thing is worth. */
export function ValueSquares({ count, title }: ValueSquaresProps) {
  const across = 10;
  const squares = Array.from({ length: count }, (_, at) => ({
    x: 4 + (at % across) * 41,
    y: 4 + Math.floor(at / across) * 41,
  }));
  const [declared, ...rest] = squares;
  return (
    <svg
      className="draw"
      viewBox={`0 0 ${across * 41 + 3} ${Math.ceil(count / across) * 41 + 3}`}
      role="img"
      aria-label={title}
    >
      <path className="k" d={rest.map(square).join('')} />
      {declared && <path className="t" d={square(declared)} />}
    </svg>
  );
}

function square({ x, y }: { readonly x: number; readonly y: number }): string {
  return `M${x} ${y}h35v35h-35z`;
}
