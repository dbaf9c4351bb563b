import type { Illustration } from './illustration.tsx';
import { Mark, Parcel, Rect, Writing } from './shapes.tsx';

export const nameEachItem: Illustration = {
  name: 'name-each-item',
  title: 'Shirts, books, and a vase, each with a line of its own on the form.',
  width: 280,
  height: 170,
  shapes: (
    <>
      <path className="red" d="m22 22 16-8h16l16 8 8 16-12 6v16H26V44l-12-6z" />
      <path className="box" d="M20 78h52v10H20zM26 88h48v10H26zM20 98h52v10H20z" />
      <path className="glass" d="M38 120h18l-4 8c10 6 10 20 3 28H39c-7-8-7-22 3-28z" />
      <path strokeDasharray="4 5" d="M84 40h44M84 92h44M70 138h58" />
      <Rect x={136} y={14} width={126} height={144} />
      <path className="pen thin" d="M136 66h126M136 114h126M222 14v144" />
      <Writing x={148} y={36} lines={[60, 44]} />
      <Writing x={148} y={88} lines={[54, 36]} />
      <Writing x={148} y={134} lines={[48, 60]} />
      <path className="pen" d="M234 40h16M234 92h16M234 138h16" />
    </>
  ),
};

export const realValue: Illustration = {
  name: 'real-value',
  title: 'The receipt and the customs form show the same value.',
  width: 280,
  height: 170,
  shapes: (
    <>
      <path className="paper" d="M28 16h80v136l-8-7-8 7-8-7-8 7-8-7-8 7-8-7-8 7-8-7-8 7z" />
      <Writing x={40} y={36} lines={[40, 56, 50, 56]} />
      <path className="red thin" d="M40 104h56v16H40z" />
      <path d="M126 74h28M126 90h28" strokeWidth="4" />
      <Rect x={172} y={16} width={86} height={136} />
      <path className="shade" d="M172 16h86v20h-86z" />
      <Writing x={184} y={54} lines={[60, 50, 60, 40]} />
      <path className="red thin" d="M184 104h62v16h-62z" />
    </>
  ),
};

export const whoPaysDuty: Illustration = {
  name: 'who-pays-duty',
  title: 'A package stops at a border gate. Coins are on the recipient’s side.',
  width: 280,
  height: 170,
  shapes: (
    <>
      <path d="M4 148h272" />
      <Parcel x={18} y={86} width={66} height={54} depth={20} />
      <path className="shade" d="M138 66h20v82h-20z" />
      <path className="paper" d="M64 50h150v16H64z" />
      <path className="red thin" d="M64 50h24v16H64zM112 50h24v16h-24zM160 50h24v16h-24z" />
      {[132, 120, 108].map((y) => (
        <ellipse key={y} className="box" cx="220" cy={y} rx="28" ry="10" />
      ))}
      <path className="pen" d="M220 102v12m4-9c-8-3-10 3-4 4s4 6-4 3" />
    </>
  ),
};

export const cannotSend: Illustration = {
  name: 'cannot-send',
  title: 'Perfume, fruit, medicine, and a loose battery are crossed out.',
  width: 280,
  height: 170,
  shapes: (
    <>
      <path className="glass" d="M22 62h50v58H22z" />
      <path className="shade" d="M38 44h18v18H38z" />
      <path d="M60 40h12m-12 8 10 6M60 32l10-6" />
      <path
        className="box"
        d="M116 66c-30-10-40 50-8 56 6 2 10-2 14-2s8 4 14 2c32-6 22-66-8-56-6 2-8 2-12 0z"
      />
      <path d="M122 64c0-10 4-16 12-20" />
      <path className="paper" d="M170 78h42v42h-42z" />
      <path className="shade" d="M166 64h50v14h-50z" />
      <path className="pen" d="M191 88v22m-11-11h22" />
      <path className="shade" d="M232 70h28v50h-28zM240 60h12v10h-12z" />
      <path className="pen" d="M246 82v12m-6-6h12M240 108h12" />
      <Mark x={47} y={144} right={false} />
      <Mark x={121} y={144} right={false} />
      <Mark x={191} y={144} right={false} />
      <Mark x={246} y={144} right={false} />
    </>
  ),
};

export const planeOrShip: Illustration = {
  name: 'plane-or-ship',
  title: 'A plane over a globe, a truck, and a calendar with more days.',
  width: 280,
  height: 170,
  shapes: (
    <>
      <circle className="glass" cx="84" cy="92" r="62" />
      <path
        className="pen thin"
        d="M22 92h124M84 30v124M84 30c-44 30-44 94 0 124 44-30 44-94 0-124M31 60h106M31 124h106"
      />
      <path className="accent" strokeDasharray="7 6" d="M40 124C50 60 90 46 124 62" />
      <path
        className="paper"
        d="m112 50 34-4 12-18 8 2-4 18 26 2c8 2 8 8 0 10l-26 2 4 18-8 2-12-18-34-4z"
      />
      <Rect x={184} y={84} width={80} height={70} />
      <path className="red thin" d="M184 84h80v16h-80z" />
      <path className="pen" d="M200 78v12M248 78v12" />
      <path className="pen thin" d="M184 118h80M184 136h80M204 100v54M224 100v54M244 100v54" />
    </>
  ),
};

export const overseasAddress: Illustration = {
  name: 'overseas-address',
  title: 'An address label with the country on the last line, and a phone number.',
  width: 280,
  height: 170,
  shapes: (
    <>
      <Rect x={16} y={16} width={248} height={140} look="box" />
      <Rect x={40} y={34} width={176} height={104} />
      <path className="pen" d="M56 54h80M56 72h104M56 90h92" />
      <path className="red thin" d="M56 108h112v16H56z" />
      <path className="white" d="M66 116h60" />
      <path className="pen thin" d="M176 48h26v30h-26z" />
      <path className="shade" d="M182 92h16v32h-16z" />
      <path className="pen" d="M188 118h4" />
    </>
  ),
};
