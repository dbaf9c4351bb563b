import type { Illustration } from './illustration.tsx';
import { Rect } from './shapes.tsx';

const size = { width: 200, height: 110 };

export const boxedLevel: Illustration = {
  name: 'boxed-level',
  title: 'Folded clothes in a box.',
  ...size,
  shapes: (
    <>
      <path d="M4 104h192" />
      <path className="red" d="M62 30h76v12H62z" />
      <path className="glass" d="M58 42h84v14H58z" />
      <path className="box" d="M46 50h108v54H46z" />
      <path className="shade" d="M46 50 26 34h20zM154 50l20-16h-20z" />
    </>
  ),
};

export const cushionedLevel: Illustration = {
  name: 'cushioned-level',
  title: 'Three pieces in a box, each in bubble wrap of its own.',
  ...size,
  shapes: (
    <>
      <path d="M4 104h192" />
      <Rect x={30} y={24} width={140} height={80} look="box" />
      <Rect x={40} y={34} width={120} height={70} />
      {[64, 100, 136].map((x) => (
        <g key={x}>
          <circle className="glass" cx={x} cy={70} r="16" />
          <circle className="pen thin" strokeDasharray="1 5" cx={x} cy={70} r="11" />
          <circle className="red thin" cx={x} cy={70} r="5" />
        </g>
      ))}
    </>
  ),
};

export const doubleBoxedLevel: Illustration = {
  name: 'double-boxed-level',
  title: 'A small box inside a large one.',
  ...size,
  shapes: (
    <>
      <path d="M4 104h192" />
      <path className="box" d="M34 40h104v64H34zM34 40l28-22h104l-28 22z" />
      <path className="shade" d="m138 40 28-22v64l-28 22z" />
      <path className="glass" d="m62 34 16-12h60l-16 12z" />
      <path className="red" d="m80 31 8-6h34l-8 6z" />
    </>
  ),
};

export const cratedLevel: Illustration = {
  name: 'crated-level',
  title: 'A wooden crate with a brace and skids.',
  ...size,
  shapes: (
    <>
      <path d="M4 104h192" />
      <Rect x={40} y={14} width={120} height={80} look="box" />
      <path
        className="shade"
        d="M40 14h120v14H40zM40 80h120v14H40zM40 28h14v52H40zM146 28h14v52h-14z"
      />
      <path className="pen" d="m54 80 92-52" />
      <path className="shade" d="M50 94h20v10H50zM130 94h20v10h-20z" />
      <path className="red thin" d="M90 48h20v14H90z" />
    </>
  ),
};
