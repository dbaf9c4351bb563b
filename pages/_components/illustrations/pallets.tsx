import { Rect } from './shapes.tsx';

export interface PalletProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A wooden pallet from its side, 20 units high. */
export function Pallet({ x, y, width }: PalletProps) {
  const middle = x + width / 2;
  return (
    <>
      <Rect look="shade" x={x + 4} y={y + 6} width={16} height={9} />
      <Rect look="shade" x={middle - 8} y={y + 6} width={16} height={9} />
      <Rect look="shade" x={x + width - 20} y={y + 6} width={16} height={9} />
      <Rect look="box" x={x} y={y} width={width} height={6} />
      <Rect look="box" x={x} y={y + 15} width={width} height={5} />
    </>
  );
}

export interface ColumnsProps {
  readonly x: number;
  /** Of the lowest edge. */
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
  /** Of one box. */
  readonly width: number;
  readonly height: number;
}

/** Boxes that stand corner over corner. */
export function Columns({ x, y, columns, rows, width, height }: ColumnsProps) {
  const [wide, high] = [columns * width, rows * height];
  const across = Array.from(
    { length: rows - 1 },
    (_, row) => `M${x} ${y - (row + 1) * height}h${wide}`,
  );
  const down = Array.from(
    { length: columns - 1 },
    (_, at) => `M${x + (at + 1) * width} ${y}v${-high}`,
  );
  return (
    <>
      <Rect look="box" x={x} y={y - high} width={wide} height={high} />
      <path className="pen thin" d={[...across, ...down].join('')} />
    </>
  );
}
