import type { Illustration } from './illustration.tsx';
import { Parcel, Rect } from './shapes.tsx';
import { Crate, Picture } from './things.tsx';

export const boxInABox: Illustration = {
  name: 'box-in-a-plain-box',
  title: 'A small locked case in a box, and that box in a larger plain one, with foam all around.',
  width: 360,
  height: 200,
  shapes: (
    <>
      <path d="M4 190h352" />
      <path className="box" d="M30 30h200v160H30z" />
      <path className="paper" d="M42 42h176v136H42z" />
      <path
        className="pen thin"
        d="M42 70l28-28M42 100l40-40M42 130l30-30M42 160l30-30M52 178l30-30M190 70l28-28M190 100l28-28M190 130l28-28M190 160l28-28M200 178l18-18M110 60l18-18M150 60l18-18M110 178l14-14M150 178l14-14"
      />
      <path className="box" d="M80 68h100v88H80z" />
      <path className="glass" d="M90 78h80v68H90z" />
      <path className="shade" d="M104 96h52v36h-52z" />
      <path className="red" d="M124 90h12v14h-12z" />
      <path d="M244 110h26m-8-6 8 6-8 6" />
      <Parcel x={280} y={132} width={52} height={58} depth={20} labeled={false} />
    </>
  ),
};

export const damageOnTheReceipt: Illustration = {
  name: 'damage-on-the-receipt',
  title: 'A chair with a broken leg, and a delivery receipt on which the damage is circled.',
  width: 360,
  height: 180,
  shapes: (
    <>
      <path d="M4 168h352" />
      <path className="box" d="M40 20h14v148H40zM112 92h14v48h-14z" />
      <path className="box" d="M40 84h86v14H40z" />
      <path className="glass" d="M54 28h52v48H54z" />
      <path className="pen" d="M54 44h52M54 60h52" />
      <path className="box" d="m122 152 26 10-3 6-30-6z" />
      <path className="accent" d="m108 140 6 5 4-5 6 6" />
      <Rect x={196} y={22} width={116} height={146} look="shade" />
      <Rect x={206} y={38} width={96} height={120} />
      <path className="box" d="M234 14h40v20h-40z" />
      <path
        className="pen thin"
        d="M218 56h56M218 68h72M218 80h40M226 104h40M226 114h30M218 142h24"
      />
      <ellipse className="accent" cx="246" cy="109" rx="32" ry="16" />
      <path className="box" d="m282 118 44-52 10 8-44 52-14 5z" />
    </>
  ),
};

export const carriedOrLifted: Illustration = {
  name: 'carried-or-lifted',
  title: 'A box that one person can carry, and a crate on skids with a forklift’s forks under it.',
  width: 360,
  height: 180,
  shapes: (
    <>
      <path d="M4 168h352" />
      <Parcel x={24} y={104} width={80} height={64} depth={28} />
      <Crate x={180} y={36} width={150} height={126} />
      <path className="thick" d="M142 166h150M148 166V60M142 60h14" />
    </>
  ),
};

/** For the strip on its sister pages, on the floor that the scenes beside it stand on. */
export const carriedOrLiftedSmall: Illustration = {
  ...carriedOrLifted,
  name: 'scene-crating-faq',
  width: 420,
  height: 228,
  shapes: <g transform="translate(3 35) scale(1.15)">{carriedOrLifted.shapes}</g>,
};

export const comparedAtTheDoor: Illustration = {
  name: 'compared-at-the-door',
  title: 'A picture leaves its box and is compared with its photo before anything is signed.',
  width: 360,
  height: 180,
  shapes: (
    <>
      <path d="M4 168h352" />
      <path className="box" d="M24 60h110v108H24z" />
      <path className="shade" d="M24 60 8 40h110l16 20zM134 60l20-16v106l-20 18z" />
      <Picture x={176} y={58} width={90} height={110} />
      <Rect x={290} y={40} width={56} height={84} />
      <path className="pen thin" d="M298 92h40M298 104h28" />
      <path className="glass thin" d="M298 50h40v32h-40z" />
      <path className="red" d="M300 114h14v4h-14z" />
      <path className="thick" d="M330 148l18-40" />
    </>
  ),
};
