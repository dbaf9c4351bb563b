import type { Illustration } from './illustration.tsx';
import { BarLabel, Truck } from './objects.tsx';
import { Parcel, Rect } from './shapes.tsx';

const size = { width: 150, height: 100 } as const;

const started: Illustration = {
  name: 'return-started',
  title: 'A phone with a list of what was ordered. An arrow turns one thing back.',
  ...size,
  shapes: (
    <>
      <rect className="paper" x="36" y="4" width="62" height="92" rx="7" />
      <path className="glass" d="M36 16h62v64H36z" />
      <path className="paper thin" d="M42 22h50v24H42zM42 50h50v24H42z" />
      <path className="box thin" d="M46 26h16v16H46zM46 54h16v16H46z" />
      <path className="pen thin" d="M67 30h20M67 38h12M67 58h20M67 66h12" />
      <path className="accent" d="M98 34h14c20 0 20 30 0 30h-8m8-8-8 8 8 8" />
    </>
  ),
};

const labelPrinted: Illustration = {
  name: 'return-label-printed',
  title: 'A shipping label comes off a roll.',
  ...size,
  shapes: (
    <>
      <path className="shade" d="M22 16h84v30H22z" />
      <circle className="paper" cx="44" cy="31" r="10" />
      <circle className="shade" cx="44" cy="31" r="3" />
      <path className="box" d="M14 46h100v10H14z" />
      <path className="red" d="M92 26h8v8h-8z" />
      <g transform="translate(62 40)">
        <BarLabel x={0} y={0} />
      </g>
      <path d="M124 52v28m-6-7 6 7 6-7" />
    </>
  ),
};

const packedAgain: Illustration = {
  name: 'return-packed-again',
  title: 'A pair of shoes goes back into its own box.',
  ...size,
  shapes: (
    <>
      <path className="box" d="M16 52h96v38H16z" />
      <path className="shade" d="M16 52 4 36h96l12 16zM112 52l14-14v38l-14 14z" />
      <path className="paper" d="M30 46c0-8 10-10 14-4 6-8 20-8 24 0 6-6 18-4 18 4z" />
      <path className="red" d="M40 12h16l6 10 24 6c6 2 8 6 8 10H40z" />
      <path className="white" d="M60 22l-6 6M66 26l-5 6" />
      <path d="M126 10v22m-6-7 6 7 6-7M2 90h146" />
    </>
  ),
};

const droppedOff: Illustration = {
  name: 'return-dropped-off',
  title: 'A labeled package on the counter, and the receipt for it.',
  ...size,
  shapes: (
    <>
      <path className="shade" d="M4 64h142v26H4z" />
      <path className="box" d="M0 56h150v10H0z" />
      <Parcel x={14} y={20} width={52} height={36} depth={18} />
      <path className="paper" d="M102 12h32v44h-32z" />
      <path className="pen thin" d="M108 22h20M108 30h14M108 38h20" />
      <path className="accent" d="m110 46 4 5 9-10" />
      <path className="pen thin" d="M20 76h40M76 76h50" />
    </>
  ),
};

const onItsWay: Illustration = {
  name: 'return-on-its-way',
  title: 'A truck on the way to the seller’s warehouse.',
  ...size,
  shapes: (
    <>
      <path className="paper" d="M96 34h48v56H96z" />
      <path className="box" d="M92 34 120 14l28 20z" />
      <Rect x={104} y={52} width={32} height={38} look="shade" />
      <path className="pen thin" d="M104 60h32M104 68h32M104 76h32" />
      <g transform="translate(6 47)">
        <Truck x={0} y={0} />
      </g>
      <path d="M2 90h146" />
      <path d="M24 34h44m-8-6 8 6-8 6" />
    </>
  ),
};

/** In the order of the steps. */
export const returnSteps = [started, labelPrinted, packedAgain, droppedOff, onItsWay] as const;
