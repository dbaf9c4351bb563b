import type { Illustration } from './illustration.tsx';
import { Foam, Rect, Writing } from './shapes.tsx';
import { Crate } from './things.tsx';

const size = { width: 150, height: 100 } as const;

interface BellProps {
  /** The middle of its crown. */
  readonly x: number;
  readonly y: number;
  /** 1 is 44 units wide and 40 high. */
  readonly scale: number;
  /** So its clapper is below its lip. */
  readonly hangs?: boolean;
}

/** A bronze bell, which is heavy. */
function Bell({ x, y, scale, hangs }: BellProps) {
  return (
    <g transform={`translate(${x} ${y})scale(${scale})`} strokeWidth={2 / scale}>
      {hangs && <circle className="shade" cx="0" cy="37" r="6" />}
      <circle className="glass" cx="0" cy="-2" r="5" />
      <path className="glass" d="M-22 38q7-4 8-14C-13 8-11 0 0 0s13 8 14 24q1 10 8 14z" />
      <path className="pen thin" d="M-15 28h30M-17 32h34" />
    </g>
  );
}

/** A person who carries one end of a pole on the shoulder. */
function Carrier({ x }: { readonly x: number }) {
  return (
    <>
      <path className="shade" d={`M${x - 9} 66h8v24h-8zM${x + 1} 66h8v24h-8z`} />
      <path className="paper" d={`M${x - 12} 68V42q0-12 12-12t12 12v26z`} />
      <circle className="box" cx={x} cy="17" r="9" />
    </>
  );
}

const takesTwo: Illustration = {
  name: 'crate-takes-two',
  title: 'Two people carry a heavy bell that hangs from a pole. A question mark is above it.',
  ...size,
  shapes: (
    <>
      <path d="M2 90h146" />
      <Carrier x={22} />
      <Carrier x={128} />
      <path d="M75 38v6" />
      <Bell x={75} y={48} scale={0.88} hangs />
      <path className="box" d="M2 34h146v6H2z" />
      <text className="large ground" x="75" y="24">
        ?
      </text>
    </>
  ),
};

const tapeOnTheBell: Illustration = {
  name: 'crate-tape-on-the-bell',
  title: 'A tape measure reaches from the floor to the top of a bell. Its width is marked, too.',
  ...size,
  shapes: (
    <>
      <path d="M2 90h146" />
      <Bell x={50} y={32} scale={1.52} />
      <path className="accent" d="M17 12h66m-60-5-6 5 6 5m54-10 6 5-6 5" />
      <path strokeDasharray="4 4" d="M58 24h44" />
      <path className="paper" d="M102 22h9v44h-9z" />
      <path className="pen thin" d="M102 32h5m-5 8h5m-5 8h5m-5 8h5" />
      <path className="thick" d="M98 22h13" />
      <path className="red" d="M100 90V66h22q14 0 14 13v11z" />
      <circle className="paper" cx="119" cy="79" r="6" />
    </>
  ),
};

const wallsAround: Illustration = {
  name: 'crate-walls-around',
  title:
    'A bell between foam blocks on the base of a crate. A drill fastens the wall on the right.',
  ...size,
  shapes: (
    <>
      <path className="shade" d="M16 80h18v10H16zM82 80h18v10H82z" />
      <path className="box" d="M16 10h84v62H16z" />
      <path className="pen thin" d="M16 25h84M16 40h84M16 55h84" />
      <Foam x={16} y={48} width={22} height={24} />
      <Foam x={78} y={48} width={22} height={24} />
      <Bell x={58} y={26} scale={1.15} />
      <path className="shade" d="M8 8h8v64H8zM100 8h8v64h-8zM6 72h104v8H6z" />
      <path d="M108 32h10" />
      <path className="glass" d="M118 27h8v10h-8z" />
      <path className="red" d="M126 23h18q4 0 4 5v8q0 4-4 4h-2l2 20h-12l-2-20h-4z" />
      <path className="shade" d="M128 60h20v10h-20z" />
      <path d="M2 90h146" />
    </>
  ),
};

const onTheForks: Illustration = {
  name: 'crate-on-the-forks',
  title: 'A forklift with a labeled crate on its forks.',
  ...size,
  shapes: (
    <>
      <path d="M2 92h146" />
      <Crate x={4} y={22} width={68} height={62} />
      <path className="pen" d="M26 62V44m-5 6 5-6 5 6" />
      <Rect x={36} y={40} width={24} height={24} />
      <Writing x={40} y={47} lines={[16, 10]} />
      <path className="thick" d="M20 86h58M78 88V8" />
      <path d="M88 56 92 10h38l6 42" />
      <circle className="box" cx="112" cy="28" r="8" />
      <path className="glass" d="M102 62V50q0-11 10-11t11 11v12z" />
      <path className="pen" d="M112 48H98" />
      <path className="red" d="M82 84V58h12l4 8h24V50h20q5 0 5 6v28z" />
      <circle className="shade" cx="96" cy="83" r="9" />
      <circle className="shade" cx="134" cy="83" r="9" />
      <circle className="paper thin" cx="96" cy="83" r="3" />
      <circle className="paper thin" cx="134" cy="83" r="3" />
    </>
  ),
};

/** In the order of the steps. */
export const crateQuestionSteps = [takesTwo, tapeOnTheBell, wallsAround, onTheForks] as const;
