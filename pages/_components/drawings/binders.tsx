import '../../_assets/css/draw.css';

export interface BindersProps {
  /** What stands on the backs: a word or two each. */
  readonly titles: readonly string[];
}

const pitch = 62;
const heights = [196, 182, 204, 188, 200, 176];

/** Binders on the shelf over the packing table. Their titles stand beside them as links. */
export function Binders({ titles }: BindersProps) {
  const width = titles.length * pitch + 24;
  return (
    <svg className="draw" viewBox={`0 0 ${width} 236`} aria-hidden="true">
      <path className="k" d={`M2 216h${width - 4}v14H2z`} />
      {titles.map((title, index) => (
        <Binder key={title} x={index * pitch + 12} {...{ title, index }} />
      ))}
    </svg>
  );
}

interface BinderProps {
  readonly title: string;
  readonly x: number;
  readonly index: number;
}

function Binder({ title, x, index }: BinderProps) {
  const height = heights[index % heights.length] ?? 190;
  const top = 216 - height;
  return (
    <>
      <path className={index % 2 ? 'k' : 's'} d={`M${x} ${top}h52v${height}h-52z`} />
      <path className="s" d={`M${x + 11} ${top + 12}h30v${height - 66}h-30z`} />
      <circle className="p" cx={x + 26} cy={192} r="9" />
      <text className="p" transform={`translate(${x + 31} 152) rotate(-90)`}>
        {title}
      </text>
    </>
  );
}
