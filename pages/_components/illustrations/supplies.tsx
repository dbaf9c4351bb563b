import type { Illustration } from './illustration.tsx';
import { AddressLabel, Bubbles, Mark, Rect } from './shapes.tsx';

const size = { width: 200, height: 130 };
const waves = 'q3.6-22 7.2-22t7.1 22'.repeat(12);

/** Two boxes of peanuts: loose on one side of the first, all around the item in the second. */
const peanuts = [
  ...[...row(84, 56, 3), ...row(72, 63, 2), ...row(60, 70, 1)],
  ...[...row(86, 118, 6), ...row(74, 118, 2), ...row(74, 166, 2), ...row(62, 118, 2)],
  ...[...row(62, 166, 2), ...row(50, 118, 2), ...row(50, 166, 2), ...row(38, 118, 6)],
  ...row(26, 118, 6),
]
  .map(([x, y]) => `M${x} ${y}c-6-2-6 8 0 6s6 2 6-2-2-4-6-4z`)
  .join('');

function row(y: number, x: number, count: number) {
  return Array.from({ length: count }, (_, at) => [x + at * 12.5, y] as const);
}

export const boxWalls: Illustration = {
  name: 'box-walls',
  title: 'Cardboard from the edge: one row of waves in single wall, two rows in double wall.',
  ...size,
  shapes: (
    <>
      <path className="box" d="M14 22h172v24H14zM14 72h172v44H14z" />
      <path className="pen" d={`M14 46${waves}M14 94${waves}M14 116${waves}`} />
      <path className="pen" d="M14 94h172" />
    </>
  ),
};

export const weightStamp: Illustration = {
  name: 'weight-stamp',
  title: 'A box with its bottom to the front. The round stamp on one flap gives its weight limit.',
  ...size,
  shapes: (
    <>
      <path className="box" d="M24 36h118v84H24z" />
      <path className="box" d="m24 36 28-22h118l-28 22z" />
      <path className="shade" d="m142 36 28-22v84l-28 22z" />
      <path className="pen thin" d="M24 78h118" />
      <circle className="paper" cx="62" cy="98" r="18" />
      <circle className="pen thin" cx="62" cy="98" r="13" />
      <path className="pen thin" d="M54 94h16M57 101h10" />
      <path className="accent" d="m122 52-38 30m3-13-5 14 14 0" />
    </>
  ),
};

export const newOrUsed: Illustration = {
  name: 'new-or-used',
  title: 'A new box with sharp corners, and a used one with bent corners and an old label.',
  ...size,
  shapes: (
    <>
      <path className="box" d="M6 34h62v62H6zM6 34l16-14h62L68 34z" />
      <path className="shade" d="m68 34 16-14v62L68 96z" />
      <path className="box" d="m106 42 8-14 30 4 34-8 18 8-14 12z" />
      <path className="shade" d="m182 42 14-10-6 28 4 24-14 14-4-22z" />
      <path className="box" d="m106 42 38 6 38-6-6 30 4 26-36-4-34 6 4-34z" />
      <path className="pen" d="m118 98 4-18M176 56l-14 4M112 52l10 8" />
      <AddressLabel x={130} y={62} width={32} height={24} />
      <path className="accent" d="m128 88 36-28" />
      <Mark x={38} y={114} right />
      <Mark x={146} y={114} right={false} />
    </>
  ),
};

const bottle = 'M-6-36H6v16c8 5 11 10 11 18v34h-34V-2c0-8 3-13 11-18z';

export const layersOfWrap: Illustration = {
  name: 'layers-of-wrap',
  title: 'A bottle in one layer of bubble wrap is wrong, in three layers right.',
  ...size,
  shapes: (
    <>
      <Rect x={22} y={14} width={54} height={86} look="glass" />
      <path className="paper" d={bottle} transform="translate(49 62)" />
      <Bubbles x={98} y={4} width={98} height={100} />
      <Rect x={112} y={18} width={70} height={72} look="glass" />
      <Rect x={121} y={26} width={52} height={58} look="glass" />
      <path className="paper" d={bottle} transform="translate(147 57)scale(.66)" />
      <path className="red thin" d="M136 64h22v8h-22zM32 72h34v12H32z" />
      <Mark x={49} y={114} right={false} />
      <Mark x={147} y={114} right />
    </>
  ),
};

export const looseFilling: Illustration = {
  name: 'loose-filling',
  title: 'Loose peanuts let an item slide to the wall of its box. Packed tightly, they hold it.',
  ...size,
  shapes: (
    <>
      <Rect x={4} y={8} width={90} height={92} look="box" />
      <Rect x={10} y={14} width={78} height={80} />
      <path className="glass" d="M12 60h26v34H12zM38 66c14-2 14 20 0 18" />
      <Rect x={106} y={8} width={90} height={92} look="box" />
      <Rect x={112} y={14} width={78} height={80} />
      <path className="glass" d="M138 48h18v30h-18zM156 53c9-2 9 18 0 16" />
      <path className="red thin" d={peanuts} />
      <Mark x={49} y={114} right={false} />
      <Mark x={151} y={114} right />
    </>
  ),
};

export const tapeOnItem: Illustration = {
  name: 'tape-on-item',
  title: 'Tape pulls the finish off a chest of drawers. On its wrapping it does no harm.',
  ...size,
  shapes: (
    <>
      <Chest x={12} />
      <path className="paper" d="m46 44 14-6 8 8 10 0-4 14-14 2-12-6z" />
      <path className="red" d="m50 50 26-40 12 8-24 40z" />
      <Chest x={112} />
      <Bubbles x={108} y={26} width={84} height={52} />
      <path className="red thin" d="M106 46h88v12h-88z" />
      <Mark x={50} y={114} right={false} />
      <Mark x={150} y={114} right />
    </>
  ),
};

/** Three drawers, 76 units wide, its feet at 98. */
function Chest({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path className="shade" d="M6 88h8v10H6zM62 88h8v10h-8z" />
      <path className="box" d="M0 28h76v60H0zM8 36h60v12H8zM8 54h60v12H8zM8 72h60v10H8z" />
      <path className="pen" d="M32 42h12M32 60h12M32 77h12" />
    </g>
  );
}
