import type { Illustration } from './illustration.tsx';
import { Mark, Rect } from './shapes.tsx';

const size = { width: 200, height: 130 };
const waves = 'q3.6-22 7.2-22t7.1 22'.repeat(12);

const peanuts = [
  [104, 96],
  [122, 98],
  [142, 96],
  [112, 80],
  [132, 82],
  [148, 78],
  [124, 66],
  [144, 62],
  [148, 44],
]
  .map(([x, y]) => `M${x} ${y}c-6-2-6 8 0 6s6 2 6-2-2-4-6-4z`)
  .join('');

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
  title: 'The round stamp with the weight limit on the bottom flap of a box.',
  ...size,
  shapes: (
    <>
      <path className="box" d="M30 10h140v66H30z" />
      <path className="shade" d="M30 76h140l16 46H14z" />
      <circle className="paper" cx="100" cy="98" r="20" />
      <circle className="pen thin" cx="100" cy="98" r="15" />
      <path className="pen thin" d="M90 94h20M94 102h12" />
      <path className="accent" d="m150 34-32 44m2-14-2 14 13-5" />
    </>
  ),
};

export const newOrUsed: Illustration = {
  name: 'new-or-used',
  title: 'A flat new box, and a used one with a soft, bent corner.',
  ...size,
  shapes: (
    <>
      <path className="box" d="M10 44h74v62H10zM10 44l12-16h74L84 44z" />
      <path className="shade" d="m84 44 12-16v62l-12 16z" />
      <path className="box" d="m118 50 60-2 4 8-4 12 2 38-62 2 2-24-6-16z" />
      <path className="pen" d="m118 50 8 8-2 12M182 56l-12 4M130 96l16-8 10 6" />
      <path className="paper thin" d="m136 62 24 2-2 16-24-2z" />
      <path className="red thin" d="m134 70 28-4 1 6-28 4z" />
      <Mark x={96} y={112} right />
    </>
  ),
};

export const layersOfWrap: Illustration = {
  name: 'layers-of-wrap',
  title: 'A bottle in one layer of bubble wrap is wrong, in three layers right.',
  ...size,
  shapes: (
    <>
      <circle className="glass" cx="52" cy="54" r="30" />
      <circle className="paper" cx="52" cy="54" r="22" />
      <circle className="shade" cx="52" cy="54" r="9" />
      <circle className="glass" cx="144" cy="58" r="50" />
      <circle className="pen thin" strokeDasharray="1 7" cx="144" cy="58" r="42" />
      <circle className="pen" cx="144" cy="58" r="36" />
      <circle className="pen thin" strokeDasharray="1 7" cx="144" cy="58" r="30" />
      <circle className="paper" cx="144" cy="58" r="24" />
      <circle className="shade" cx="144" cy="58" r="9" />
      <Mark x={52} y={110} right={false} />
      <Mark x={186} y={110} right />
    </>
  ),
};

export const looseFilling: Illustration = {
  name: 'loose-filling',
  title: 'Peanuts have slid to one side of a box, and the item is against the wall.',
  ...size,
  shapes: (
    <>
      <Rect x={30} y={14} width={140} height={104} look="box" />
      <Rect x={40} y={24} width={120} height={84} />
      <Rect x={44} y={66} width={44} height={38} look="glass" />
      <path className="red" d={peanuts} />
      <path d="M120 8H76m8-6-8 6 8 6" />
    </>
  ),
};

export const tapeOnItem: Illustration = {
  name: 'tape-on-item',
  title: 'Tape pulls the finish off a wooden box. On the wrapping it does no harm.',
  ...size,
  shapes: (
    <>
      <path className="shade" d="M14 40h70v56H14z" />
      <path className="paper" d="m36 58 12-8 10 8 12 2-6 12-18 4-12-6z" />
      <path className="red" d="m40 54 26-34 14 12-24 30z" />
      <path className="glass" d="M114 40h72v56h-72z" />
      <path
        className="pen thin"
        strokeDasharray="1 8"
        d="M120 48h62M120 58h62M120 80h62M120 90h62"
      />
      <path className="red thin" d="M114 64h72v9h-72z" />
      <Mark x={49} y={112} right={false} />
      <Mark x={150} y={112} right />
    </>
  ),
};
