import './draw.css';

export interface PaperSizesProps {
  /** In inches. */
  readonly sizes: readonly {
    readonly name: string;
    readonly width: number;
    readonly height: number;
  }[];
}

/** Sheets side by side, drawn to one scale. */
export function PaperSizes({ sizes }: PaperSizesProps) {
  const scale = 10;
  const gap = 16;
  const lefts = sizes.map((_, index) =>
    sizes.slice(0, index).reduce((left, { width }) => left + width * scale + gap, 4),
  );
  const names = sizes.map(({ name, width, height }) => `${name} ${width}×${height}`);
  return (
    <svg
      className="draw"
      viewBox="0 0 320 178"
      role="img"
      aria-label={`Paper sizes in inches, drawn to scale: ${names.join(', ')}`}
    >
      {sizes.map(({ name, width, height }, index) => {
        const left = lefts[index] ?? 0;
        const top = 174 - height * scale;
        return (
          <g key={name}>
            <path
              className="paper"
              d={`M${left} ${top}h${width * scale}v${height * scale}h${-width * scale}z`}
            />
            <path className="red bare" d={`M${left + 10} ${top + 14}h28v5h-28z`} />
            <path className="pen thin" d={lines(left + 10, top + 78, 168, width * scale - 20)} />
            <text className="pen" x={left + 10} y={top + 42}>
              {name}
            </text>
            <text className="pen" x={left + 10} y={top + 61}>
              {`${width}×${height} in`}
            </text>
          </g>
        );
      })}
      <path d="M0 175h320" />
    </svg>
  );
}

/** Lines of writing, down to the foot of a sheet. */
function lines(left: number, top: number, foot: number, width: number): string {
  const count = Math.floor((foot - top) / 12);
  return Array.from({ length: count }, (_, line) => `M${left} ${top + 12 * line}h${width}`).join(
    '',
  );
}
