import type { Illustration } from './illustration.tsx';
import { Rect, Writing } from './shapes.tsx';

const size = { width: 200, height: 130 };

export const boxForTheTripHome: Illustration = {
  name: 'box-for-the-trip-home',
  title: 'A mirror box in two halves that slide apart, with a picture between them.',
  ...size,
  shapes: (
    <>
      <Rect x={62} y={20} width={76} height={84} />
      <path className="pen" d="m66 98 22-32 14 16 10-10 22 26" />
      <path className="box" d="M10 14h68v96H10zM122 14h68v96h-68z" />
      <path className="shade" d="M78 14h8v96h-8zM114 14h8v96h-8z" />
      <path className="accent" d="M60 62H24m9-8-9 8 9 8M140 62h36m-9-8 9 8-9 8" />
    </>
  ),
};

export const stackOfFrames: Illustration = {
  name: 'stack-of-frames',
  title: 'Three frames side by side, the front one with cardboard corners.',
  ...size,
  shapes: (
    <>
      <path d="M4 118h192" />
      {[14, 58, 102].map((x) => (
        <g key={x}>
          <Rect x={x} y={20} width={78} height={98} look="shade" />
          <Rect x={x + 10} y={30} width={58} height={78} />
        </g>
      ))}
      <path
        className="box"
        d="M102 20h26l-26 26zM180 20v26l-26-26zM180 118h-26l26-26zM102 118V92l26 26z"
      />
      <circle className="red" cx="141" cy="69" r="12" />
    </>
  ),
};

export const paperForStorage: Illustration = {
  name: 'paper-for-storage',
  title: 'Prints in a drawer, with a sheet of acid-free paper between them.',
  ...size,
  shapes: (
    <>
      <path className="shade" d="M14 74h172v44H14z" />
      <path className="pen" d="M86 96h28" />
      <path className="glass" d="m36 66 20-40h108l-12 40z" />
      <path className="paper" d="m24 74 16-34h108l-12 34z" />
      <path className="red thin" d="m56 64 8-16h28l-6 16z" />
      <path className="pen thin" d="M102 52h26M98 62h24" />
    </>
  ),
};

export const spareRoll: Illustration = {
  name: 'spare-roll',
  title: 'A roll of packing tape in its dispenser, and a spare roll.',
  ...size,
  shapes: (
    <>
      <path d="M4 118h192" />
      <path className="red" d="M46 58a30 30 0 0 1 0 60H30a30 30 0 0 0 0-60z" />
      <ellipse className="red" cx="32" cy="88" rx="22" ry="30" />
      <ellipse className="box" cx="32" cy="88" rx="12" ry="17" />
      <path className="paper" d="M110 24h56l24 12 2 8-10 4-8-6h-64z" />
      <path className="glass" d="m182 48 4 8 3-9 5 7 0-12-2-4z" />
      <path className="shade" d="M112 54h16l10 40c2 8-14 12-17 4z" />
      <circle className="box" cx="126" cy="42" r="30" />
      <circle className="paper" cx="126" cy="42" r="13" />
    </>
  ),
};

export const roomOnTwoSides: Illustration = {
  name: 'room-on-two-sides',
  title: 'A moving box with the room written on its front and on its side.',
  ...size,
  shapes: (
    <>
      <path className="box" d="M20 44h100v72H20zM20 44l34-26h100l-34 26z" />
      <path className="shade" d="m120 44 34-26v72l-34 26z" />
      <text className="large" x="70" y="88">
        Kitchen
      </text>
      <path className="pen" d="m128 78 18-14M128 90l18-14" />
      <path className="red" d="m164 108 18-52 10 4-18 52-12 6z" />
    </>
  ),
};

export const heavyInSmall: Illustration = {
  name: 'heavy-in-small',
  title: 'Books in a small box, pillows in a large one.',
  ...size,
  shapes: (
    <>
      <path d="M4 118h192" />
      <path className="red thin" d="M28 46h10v30H28zM52 42h10v34H52z" />
      <path className="paper" d="M38 50h14v26H38zM62 48h12v28H62z" />
      <path className="box" d="M18 66h66v52H18z" />
      <Writing x={30} y={86} lines={[42, 30]} />
      <path
        className="glass"
        d="M110 50c6-12 4-24 0-34 10 5 20 6 35 6s25-1 35-6c-4 10-6 22 0 34z"
      />
      <path className="box" d="M100 42h90v76h-90z" />
      <path className="pen thick" d="M134 66h22" />
    </>
  ),
};
