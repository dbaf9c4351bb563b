import type { Illustration } from './illustration.tsx';
import { AddressLabel, Mark, Parcel, Rect, Writing } from './shapes.tsx';

export const labelFlat: Illustration = {
  name: 'label-flat',
  title: 'A label flat on the side of a box, beside the tape.',
  width: 260,
  height: 150,
  shapes: (
    <>
      <path className="box" d="M30 22h150v106H30z" />
      <path className="red thin" d="M30 88h150v14H30z" />
      <AddressLabel x={44} y={34} width={76} height={44} />
      <Mark x={222} y={76} right />
    </>
  ),
};

export const labelBent: Illustration = {
  name: 'label-bent',
  title: 'A label bent around the edge of a box.',
  width: 260,
  height: 150,
  shapes: (
    <>
      <Parcel x={24} y={50} width={112} height={80} depth={44} labeled={false} />
      <path className="paper" d="M92 74h44l30-16v38l-30 16H92z" />
      <path className="pen thin" d="M136 74v38M100 84h26M100 94h18M144 82v18m6-21v18m6-21v18" />
      <Mark x={222} y={76} right={false} />
    </>
  ),
};

export const labelOnce: Illustration = {
  name: 'label-once',
  title: 'A box with its old label crossed out and one new label.',
  width: 260,
  height: 150,
  shapes: (
    <>
      <path className="box" d="M30 14h150v122H30z" />
      <AddressLabel x={42} y={26} width={62} height={38} />
      <path className="pen thick" d="m42 26 62 38m0-38-62 38" />
      <AddressLabel x={92} y={84} width={76} height={42} />
      <Mark x={222} y={76} right />
    </>
  ),
};

export const tapeTheSeam: Illustration = {
  name: 'tape-the-seam',
  title: 'A roll of tape runs along the middle seam of a box.',
  width: 260,
  height: 150,
  shapes: (
    <>
      <path className="box" d="M30 18h200v114H30z" />
      <path className="pen thin" d="M30 75h200" />
      <path className="red thin" d="M20 68h118v14H20z" />
      <circle className="paper" cx="146" cy="75" r="24" />
      <circle className="box" cx="146" cy="75" r="10" />
    </>
  ),
};

export const tapeTheEnds: Illustration = {
  name: 'tape-the-ends',
  title: 'A roll of tape runs down the short edge of a box whose seam is taped.',
  width: 260,
  height: 150,
  shapes: (
    <>
      <path className="box" d="M30 18h200v114H30z" />
      <path className="red thin" d="M20 68h220v14H20z" />
      <path className="red thin" d="M23 10h14v86H23z" />
      <circle className="paper" cx="30" cy="102" r="22" />
      <circle className="box" cx="30" cy="102" r="9" />
      <path className="red thin" d="M223 10h14v130h-14z" />
    </>
  ),
};

export const invoicesInPouch: Illustration = {
  name: 'invoices-in-pouch',
  title: 'Copies of the commercial invoice go into a clear pouch on the box.',
  width: 400,
  height: 190,
  shapes: (
    <>
      <Rect x={12} y={16} width={88} height={112} />
      <Rect x={26} y={30} width={88} height={112} />
      <Rect x={40} y={44} width={88} height={112} />
      <Rect x={40} y={44} width={88} height={24} look="box" />
      <text x="48" y="61">
        INVOICE
      </text>
      <Writing x={50} y={84} lines={[66, 66, 52]} />
      <path className="accent" d="M50 140h34" />
      <path d="M144 100h44m-14-11 14 11-14 11" />
      <path className="box" d="M206 62h138v116H206zM206 62l30-30h138l-30 30z" />
      <path className="shade" d="m344 62 30-30v116l-30 30z" />
      <path className="red thin" d="m264 62 30-30h20l-30 30v14h-20z" />
      <path className="glass" d="M220 88h112v76H220z" />
      <Rect x={230} y={98} width={84} height={58} />
      <Writing x={238} y={112} lines={[60, 60, 44]} />
      <path className="pen thin" d="M328 88v76" />
      <path d="M4 178h392" />
    </>
  ),
};

export const counterToTruck: Illustration = {
  name: 'counter-to-truck',
  title: 'A package on the counter, and the truck that picks it up.',
  width: 480,
  height: 150,
  shapes: (
    <>
      <path d="M4 140h472" />
      <path className="shade" d="M16 92h150v48H16z" />
      <path className="box" d="M8 82h166v12H8z" />
      <Parcel x={54} y={42} width={64} height={40} depth={26} />
      <path d="M200 88h64m-14-10 14 10-14 10" />
      <path className="paper" d="M290 40h116v84H290z" />
      <path className="red thin" d="M290 76h116v14H290z" />
      <path className="glass" d="M406 62h34l24 30v32h-58z" />
      <path className="pen thin" d="M416 72h18l14 20h-32z" />
      <circle className="paper" cx="322" cy="126" r="14" />
      <circle className="paper" cx="434" cy="126" r="14" />
    </>
  ),
};

export const paperLabel: Illustration = {
  name: 'paper-label',
  title: 'Use a printed label on the box, not a code on a phone.',
  width: 440,
  height: 210,
  shapes: (
    <>
      <rect className="paper" x="42" y="14" width="92" height="178" rx="11" />
      <path className="box" d="M51 30h74v136H51z" />
      <path className="pen" d="M79 179h18" />
      <path className="paper" d="M60 62h56v56H60z" />
      <path className="pen thick" d="M67 69h12v10H67zM97 69h12v10H97zM67 101h12v10H67z" />
      <path
        className="pen thick"
        strokeDasharray="4 8"
        d="M88 70h6M88 80h6M66 91h46M88 103h24M88 111h22"
      />
      <path className="accent thick" d="M22 178 154 32M22 32l132 146" />
      <path className="box" d="M206 66 250 30h152l-40 36zM206 66h156v122H206z" />
      <path className="shade" d="m362 66 40-36v112l-40 46z" />
      <path className="red thin" d="m272 66 42-36h20l-40 36v18h-22z" />
      <path className="paper" d="M220 92h128v82H220z" />
      <path
        className="pen thin"
        d="M220 112h128M284 112v62M229 102h42M229 124h42M229 136h34M296 124h40M296 132h40M296 140h40M296 148h40M296 156h40M296 164h26"
      />
      <path className="pen thick" d="m236 154 12 12 24-30" />
    </>
  ),
};
