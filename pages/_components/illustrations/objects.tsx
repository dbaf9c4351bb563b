import { AddressLabel, Rect } from './shapes.tsx';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A truck, 80 units long and 43 high. */
export function Truck({ x, y }: Place) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="paper" d="M0 0h54v36H0z" />
      <path className="red thin" d="M0 12h54v8H0z" />
      <path className="glass" d="M54 10h15l11 12v14H54z" />
      <path className="paper thin" d="M60 15h7l6 8H60z" />
      <circle className="shade" cx="16" cy="38" r="8" />
      <circle className="shade" cx="66" cy="38" r="8" />
      <circle className="paper thin" cx="16" cy="38" r="2" />
      <circle className="paper thin" cx="66" cy="38" r="2" />
    </g>
  );
}

/** A vase with a band, 30 units high. */
export function Vase({ x, y }: Place) {
  return (
    <>
      <path className="paper" d={`M${x} ${y}h14l-3 8c10 6 10 20 3 30h-14c-7-10-7-24 3-30z`} />
      <path className="pen thin" d={`M${x - 4} ${y + 20}h22`} />
    </>
  );
}

export interface GlobeProps extends Place {
  readonly radius: number;
}

export function Globe({ x, y, radius }: GlobeProps) {
  const bulge = radius * 0.55;
  const half = Math.round(radius * 0.86);
  const high = Math.round(radius * 0.5);
  return (
    <>
      <circle className="glass" cx={x} cy={y} r={radius} />
      <ellipse className="pen thin" cx={x} cy={y} rx={bulge} ry={radius} />
      <path
        className="pen thin"
        d={`M${x - radius} ${y}h${2 * radius}M${x} ${y - radius}v${2 * radius}M${x - half} ${y - high}h${2 * half}M${x - half} ${y + high}h${2 * half}`}
      />
    </>
  );
}

/** A label of its own size, with bars. */
export function BarLabel({ x, y }: Place) {
  return (
    <>
      <AddressLabel x={x} y={y} width={46} height={34} />
      <Rect x={x} y={y + 30} width={46} height={24} />
      <path
        className="pen"
        d={`M${x + 8} ${y + 49}v-13m6 13v-13m4 13v-13m8 13v-13m5 13v-13m6 13v-13`}
      />
    </>
  );
}
