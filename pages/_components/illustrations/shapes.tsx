export interface RectProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Its class; see `Illustration`. */
  readonly look?: string;
}

/** A sheet, a door, a board: anything flat. */
export function Rect({ look = 'paper', ...place }: RectProps) {
  return <rect className={look} {...place} />;
}

export interface ParcelProps extends Omit<RectProps, 'look'> {
  /** How far it goes back, to the right and up. */
  readonly depth: number;
  readonly taped?: boolean;
  readonly labeled?: boolean;
}

/** A closed box seen from the front, its top and right side showing. */
export function Parcel({ x, y, width, height, depth, taped = true, labeled = true }: ParcelProps) {
  const rise = depth * 0.55;
  const tape = Math.max(5, width * 0.15);
  const left = x + width / 2 - tape / 2;
  return (
    <>
      <path className="box" d={`M${x} ${y}h${width}v${height}h${-width}z`} />
      <path className="box" d={`M${x} ${y}l${depth} ${-rise}h${width}l${-depth} ${rise}z`} />
      <path
        className="shade"
        d={`M${x + width} ${y}l${depth} ${-rise}v${height}l${-depth} ${rise}z`}
      />
      {taped && (
        <path
          className="red thin"
          d={`M${left} ${y}l${depth} ${-rise}h${tape}l${-depth} ${rise}v${height * 0.26}h${-tape}z`}
        />
      )}
      {labeled && (
        <AddressLabel
          x={x + width * 0.1}
          y={y + height * 0.42}
          width={width * 0.42}
          height={height * 0.42}
        />
      )}
    </>
  );
}

/** A label with three lines of writing. */
export function AddressLabel({ x, y, width, height }: Omit<RectProps, 'look'>) {
  const line = (down: number, long: number) =>
    `M${x + width * 0.15} ${y + height * down}h${width * long}`;
  return (
    <>
      <rect className="paper thin" {...{ x, y, width, height }} />
      <path className="pen thin" d={line(0.28, 0.55) + line(0.52, 0.35) + line(0.76, 0.65)} />
    </>
  );
}

/** In a circle: right or wrong. */
export function Mark({
  x,
  y,
  right,
}: {
  readonly x: number;
  readonly y: number;
  readonly right: boolean;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={right ? 'ink' : 'red'} r="13" />
      <path className="white" d={right ? 'm-6 0 4 5 8-9' : 'm-5-5 10 10m0-10-10 10'} />
    </g>
  );
}

/** Rows of crumpled paper. */
export function Fill({ x, y, width, height }: Omit<RectProps, 'look'>) {
  const wave = `q4-6 8 0t8 0${'t8 0'.repeat(Math.floor(width / 8) - 2)}`;
  const rows = Array.from({ length: Math.floor(height / 12) }, (_, row) => y + 9 + row * 12);
  const left = x + (width - Math.floor(width / 8) * 8) / 2;
  return (
    <>
      <rect className="paper" {...{ x, y, width, height }} />
      <path className="fill" d={rows.map((row) => `M${left} ${row}${wave}`).join('')} />
    </>
  );
}

/** A sheet of bubble wrap, its bubbles 12 units apart. */
export function Bubbles({ x, y, width, height }: Omit<RectProps, 'look'>) {
  const [across, down] = [Math.floor((width - 4) / 12), Math.floor((height - 4) / 12)];
  const row = 'a3 3 0 1 0 6 0a3 3 0 1 0-6 0m12 0'.repeat(across);
  const left = x + (width - across * 12) / 2 + 3;
  const top = y + (height - down * 12) / 2 + 6;
  const rows = Array.from({ length: down }, (_, at) => `M${left} ${top + at * 12}${row}`);
  return (
    <>
      <rect className="glass" {...{ x, y, width, height }} />
      <path className="pen thin" d={rows.join('')} />
    </>
  );
}

/** A block of foam, hatched. */
export function Foam({ x, y, width, height }: Omit<RectProps, 'look'>) {
  const lines: string[] = [];
  for (let at = 18; at < width + height; at += 18) {
    const [down, right] = [Math.min(at, height), Math.min(at, width)];
    lines.push(`M${x + at - down} ${y + down}L${x + right} ${y + at - right}`);
  }
  return (
    <>
      <rect className="paper" {...{ x, y, width, height }} />
      <path className="pen thin" d={lines.join('')} />
    </>
  );
}

/** Lines of writing on a sheet, each with its length. */
export function Writing({
  x,
  y,
  lines,
}: {
  readonly x: number;
  readonly y: number;
  readonly lines: readonly number[];
}) {
  return (
    <path
      className="pen thin"
      d={lines.map((line, at) => `M${x} ${y + at * 10}h${line}`).join('')}
    />
  );
}

export interface CountProps {
  readonly of: number;
  readonly x: number;
  readonly y: number;
}

/** A number in a drawing, as the list beside it has it. */
export function Count({ of, x, y }: CountProps) {
  return (
    <>
      <circle className="ink" cx={x} cy={y} r="15" />
      <text className="large on-ink" x={x} y={y + 7}>
        {of}
      </text>
    </>
  );
}
