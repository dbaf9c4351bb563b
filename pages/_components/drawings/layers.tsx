import '../../_assets/css/draw.css';

export interface LayersProps {
  /** What is cut open. */
  readonly title: string;
  /** From the outside in; each with its name. */
  readonly layers: readonly string[];
}

const width = 210;
const height = 200;
const step = 17;
const fills = ['k', 's', 'h', 'k', 's', 't'] as const;

/** A packed thing cut open: each layer inside the one before, with its number; the names stand beside. */
export function Layers({ title, layers }: LayersProps) {
  return (
    <svg
      className="draw"
      viewBox={`0 0 400 ${Math.max(height, 14 + layers.length * 26)}`}
      role="img"
      aria-label={`${title}, from the outside in: ${layers.join(', ')}`}
    >
      {layers.map((layer, index) => (
        <Layer key={layer} name={layer} index={index} />
      ))}
    </svg>
  );
}

function Layer({ name, index }: { readonly name: string; readonly index: number }) {
  const inset = 2 + index * step;
  const y = 16 + index * 26;
  return (
    <>
      <rect
        className={fills[index % fills.length]}
        x={inset}
        y={inset}
        width={width - 2 * inset}
        height={height - 2 * inset}
      />
      <path className="l" d={`M${width - inset} ${inset + 8}L${width + 26} ${y - 4}`} />
      <text x={width + 32} y={y}>
        {`${index + 1} ${name}`}
      </text>
    </>
  );
}
