import type { Illustration } from './illustration.tsx';
import { Rect, Writing } from './shapes.tsx';
import { Vase } from './things.tsx';

const size = { width: 150, height: 100 } as const;

const leftOpen: Illustration = {
  name: 'overseas-left-open',
  title: 'An open box in which a book, a vase and a toy bear can be seen.',
  ...size,
  shapes: (
    <>
      <Vase x={44} y={10} scale={0.84} />
      <path className="red" d="M62 24h22v40H62z" />
      <path className="white" d="M67 32h12" />
      <circle className="shade" cx="104" cy="38" r="14" />
      <circle className="shade" cx="93" cy="26" r="5" />
      <circle className="shade" cx="115" cy="26" r="5" />
      <path className="pen" d="M99 36h1M108 36h1M101 43q3 3 6 0" />
      <path className="box" d="M22 52h104v38H22z" />
      <path className="shade" d="M22 52 4 40l8-10 22 22zM126 52l18-12-8-10-22 22z" />
      <path d="M2 90h146" />
    </>
  ),
};

const contentsListed: Illustration = {
  name: 'overseas-contents-listed',
  title: 'A pen writes a list of three items, each with how many and how much.',
  ...size,
  shapes: (
    <>
      <Rect x={10} y={8} width={100} height={82} />
      <path className="shade" d="M10 8h100v14H10z" />
      <path className="pen thin" d="M10 40h100M10 57h100M10 74h100M74 22v68M92 22v68" />
      <path
        className="pen"
        d="M18 32h44M18 49h34M18 66h24M80 32h6M80 49h6M80 66h6M98 32h7M98 49h7"
      />
      <path className="red" d="m98 66 36-46 10 8-36 46-14 6z" />
      <path className="pen thin" d="m128 28 10 8" />
    </>
  ),
};

const formChecked: Illustration = {
  name: 'overseas-form-checked',
  title: 'Three copies of a form beside an ink stamp.',
  ...size,
  shapes: (
    <>
      <Rect x={34} y={4} width={58} height={72} />
      <Rect x={24} y={11} width={58} height={72} />
      <Rect x={14} y={18} width={58} height={72} />
      <Writing x={23} y={32} lines={[28, 40, 34]} />
      <path className="accent" d="m28 70 10 10 20-22" />
      <path className="shade" d="M108 34c0-16 22-16 22 0 0 8-5 12-5 22h-12c0-10-5-14-5-22z" />
      <path className="box" d="M100 56h38v16h-38z" />
      <path className="glass" d="M104 72h30v8h-30z" />
      <path d="M2 90h146" />
    </>
  ),
};

const planeOrShip: Illustration = {
  name: 'overseas-plane-or-ship',
  title: 'A plane above a ship that carries containers.',
  ...size,
  shapes: (
    <>
      <path className="paper" d="M34 30c20-8 52-10 62-8 8 2 8 8-2 11-16 5-42 7-60 5l-14-14h9z" />
      <path className="shade" d="M62 24 46 6h9l26 16zM60 36l-12 14h8l26-17z" />
      <path d="M106 24h18M110 32h22" />
      <path className="box" d="M22 72h102l-12 18H34z" />
      <path className="red" d="M36 56h22v16H36z" />
      <path className="glass" d="M58 56h22v16H58z" />
      <path className="paper" d="M94 50h18v22H94z" />
      <path d="M2 92c9-6 15 6 24 0s15 6 24 0 15 6 24 0 15 6 24 0 15 6 24 0 15 6 24 0" />
    </>
  ),
};

/** In the order of the steps. */
export const overseasSteps = [leftOpen, contentsListed, formChecked, planeOrShip] as const;
