import type { Illustration } from './illustration.tsx';
import { AddressLabel, Fill, Mark, Parcel } from './shapes.tsx';

export const firmBox: Illustration = {
  name: 'firm-box',
  title: 'A box with sharp corners is right. A box with crushed corners and a hole is wrong.',
  width: 280,
  height: 170,
  shapes: (
    <>
      <Parcel x={16} y={54} width={80} height={72} depth={30} labeled={false} />
      <Mark x={60} y={150} right />
      <path className="box" d="m158 66 20-38c24 12 50 12 78 0l-34 44c-22-8-42-10-64-6z" />
      <path
        className="box"
        d="m158 66c22-4 42-2 64 6l-8 22 10 40c-22 6-40 4-60-8l6-16-14-14 8-14z"
      />
      <path className="shade" d="m222 72 34-44-4 28 12 20-6 36-34 22-10-40z" />
      <path className="red thin" d="m178 66 18 1-2 32-6-8-6 10z" />
      <path className="pen" d="m164 82 10 8M240 66l-6 14 10 10-8 16" />
      <circle className="ink" cx="206" cy="112" r="8" />
      <Mark x={206} y={150} right={false} />
    </>
  ),
};

export const twoFingers: Illustration = {
  name: 'two-fingers',
  title: 'An item in a box with two inches of crumpled paper on every side.',
  width: 280,
  height: 170,
  shapes: (
    <>
      <path className="box" d="M36 14h12v132h184V14h12v144H36z" />
      <Fill x={48} y={30} width={184} height={116} />
      <path className="glass" strokeDasharray="6 4" d="M104 54h76v66h-76z" />
      <path className="paper" d="M120 66h36v42h-36zM156 76c20-4 20 26 0 22" />
      <path className="red thin" d="M120 80h36v10h-36z" />
      <path className="accent" d="M50 86h52m-44-7-8 7 8 7m36-14 8 7-8 7" />
    </>
  ),
};

export const labelOnTop: Illustration = {
  name: 'label-on-top',
  title: 'One address label flat on the largest side of a box, and a second one inside.',
  width: 280,
  height: 170,
  shapes: (
    <>
      <path className="box" d="M40 64h130v90H40zM80 38h130l-8-18H90z" />
      <path className="shade" d="m170 64 40-26v90l-40 26zM40 64l40-26h130l-40 26z" />
      <path
        className="box"
        d="M40 64 80 38 56 28 12 52zM170 64l40-26 30 12-42 26zM40 64h130l-6 12H48z"
      />
      <AddressLabel x={60} y={82} width={76} height={54} />
      <g transform="translate(196 2) rotate(8)">
        <AddressLabel x={0} y={0} width={62} height={42} />
      </g>
      <path className="accent" d="M194 24c-30-10-48-2-54 22m-8-8 8 10 8-8" />
    </>
  ),
};

export const leaveOut: Illustration = {
  name: 'leave-out',
  title: 'A leaking bottle, a spray can, a battery, and cash do not go into a box.',
  width: 280,
  height: 170,
  shapes: (
    <>
      <path className="glass" d="M30 24h16v22l12 16v62H18V62l12-16z" />
      <path className="paper thin" d="M18 76h40v26H18z" />
      <path className="glass" d="M58 124c10 0 14 8 8 12s-24 2-16-6z" />
      <path className="paper" d="M92 58h38v66H92z" />
      <path className="shade" d="M92 58c0-14 38-14 38 0zM106 34h10v14h-10z" />
      <path className="pen thin" d="M92 76h38M92 108h38" />
      <path d="M98 34 86 28M98 40H84" />
      <path className="shade" d="M164 62h26v62h-26zM171 52h12v10h-12z" />
      <path className="pen" d="M177 74v14m-7-7h14" />
      <path className="paper" d="M210 92h58v32h-58zM216 84h58v32" />
      <circle className="pen" cx="239" cy="108" r="9" />
      <Mark x={140} y={148} right={false} />
    </>
  ),
};
