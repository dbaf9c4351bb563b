import type { Illustration } from './illustration.tsx';
import { AddressLabel, Fill, Mark, Parcel, Rect, Writing } from './shapes.tsx';

const size = { width: 200, height: 130 };

export const bringTheItem: Illustration = {
  name: 'bring-the-item',
  title: 'A clock on the counter, with a note of its value and where it goes.',
  ...size,
  shapes: (
    <>
      <path className="shade" d="M4 102h192v12H4z" />
      <path className="box" d="M30 96V44a32 32 0 0 1 64 0v52zM22 96h80v6H22z" />
      <circle className="paper" cx="62" cy="50" r="20" />
      <path className="pen" d="M62 36v14l9 6" />
      <Rect x={122} y={38} width={56} height={58} />
      <Writing x={132} y={54} lines={[36, 26, 36]} />
      <path className="red thin" d="M132 80h24v8h-24z" />
    </>
  ),
};

export const hearThePrice: Illustration = {
  name: 'hear-the-price',
  title: 'A price list with a line for materials, a line for work, and a total.',
  ...size,
  shapes: (
    <>
      <path className="paper" d="M56 10h88v110l-11-7-11 7-11-7-11 7-11-7-11 7-11-7-11 7z" />
      <path className="box" d="M68 24h16v14H68z" />
      <path className="pen thin" d="M68 28h16M92 34h18M122 34h12M92 60h18M122 60h12" />
      <path className="glass" d="M70 50h12v16H70z" />
      <path className="pen" d="M68 76h64" />
      <path className="red thin" d="M106 84h28v14h-28z" />
      <path className="pen thin" d="M68 92h24" />
    </>
  ),
};

export const packIt: Illustration = {
  name: 'pack-it',
  title: 'The clock in an open box with crumpled paper around it, and a roll of tape.',
  ...size,
  shapes: (
    <>
      <path d="M4 118h192" />
      <Fill x={42} y={58} width={96} height={54} />
      <path className="box" d="M68 94V40a22 22 0 0 1 44 0v54z" />
      <circle className="paper" cx="90" cy="42" r="13" />
      <path className="pen" d="M90 33v9l6 4" />
      <path className="box" d="M36 72h108v46H36z" />
      <path className="shade" d="M36 72 14 54h20zM144 72l22-18h-20z" />
      <circle className="red" cx="176" cy="100" r="17" />
      <circle className="paper" cx="176" cy="100" r="7" />
    </>
  ),
};

export const handItOver: Illustration = {
  name: 'hand-it-over',
  title: 'The taped box on a hand truck at the door of a delivery truck.',
  ...size,
  shapes: (
    <>
      <path d="M4 118h192" />
      <path className="paper" d="M104 24h88v80h-88z" />
      <path className="ink" d="M112 34h50v70h-50z" />
      <path className="shade" d="M112 72h28v32h-28z" />
      <circle className="shade" cx="176" cy="108" r="11" />
      <path d="M20 20h10l18 92M48 112h46" strokeWidth="4" />
      <Parcel x={46} y={66} width={44} height={40} depth={12} />
      <circle className="glass" cx="50" cy="112" r="7" />
    </>
  ),
};

export const wrapIt: Illustration = {
  name: 'wrap-it',
  title: 'A teapot half in soft paper, its lid wrapped separately.',
  ...size,
  shapes: (
    <>
      <path className="glass" d="M40 88C26 84 22 66 10 58l6-8c16 4 22 16 30 20z" />
      <path className="glass" d="M98 56c30-8 34 36 2 40v-9c18-4 16-28 0-23z" />
      <path className="glass" d="M50 44h38c20 12 22 50 6 70H44C28 94 30 56 50 44z" />
      <ellipse className="paper" cx="69" cy="44" rx="20" ry="6" />
      <path className="red thin" d="M37 62h64q2 5 2 10H35q0-5 2-10z" />
      <path className="paper" d="m20 88 26 10 24-12 24 10 26-10-8 36H30z" />
      <path className="pen thin" d="m34 104 16 4 20-9 22 9 14-5M40 114l26 3 34-5" />
      <path className="glass" d="M138 82c2-26 46-26 48 0z" />
      <circle className="red" cx="162" cy="56" r="6" />
      <path className="paper" d="m128 84 16-8 18 7 18-7 16 8-10 36h-48z" />
      <path className="pen thin" d="m138 96 14-4 12 6 18-6M144 110l16-4 20 3" />
    </>
  ),
};

export const boxItTwice: Illustration = {
  name: 'box-it-twice',
  title: 'A padded box inside a larger padded box.',
  ...size,
  shapes: (
    <>
      <Rect x={22} y={6} width={156} height={118} look="box" />
      <Fill x={34} y={16} width={132} height={98} />
      <Rect x={58} y={34} width={84} height={62} look="shade" />
      <Rect x={66} y={42} width={68} height={46} look="glass" />
      <path className="paper" d="M90 52h20v24H90zM110 56c12-2 12 16 0 14" />
      <path className="accent" d="M36 65h20M144 65h20M100 18v14M100 98v14" />
    </>
  ),
};

export const keepForClaim: Illustration = {
  name: 'keep-for-claim',
  title: 'A broken cup beside its box, and a claim form with a check mark.',
  ...size,
  shapes: (
    <>
      <path d="M4 118h192" />
      <path className="paper" d="m16 62 8-14 10 8 10-10 10 10 8-8 6 14z" />
      <path className="box" d="M12 60h54v58H12z" />
      <path className="shade" d="M12 60 2 46h16l8 14zM66 60l10-14H60l-8 14z" />
      <path className="glass" d="M74 78h30v40H74zM104 86c16-4 16 24 0 22" />
      <path className="accent" d="m90 78-6 14 10 6-7 20" />
      <Rect x={122} y={14} width={66} height={90} />
      <Writing x={132} y={32} lines={[44, 34, 44, 28]} />
      <AddressLabel x={132} y={70} width={26} height={22} />
      <Mark x={180} y={98} right />
    </>
  ),
};
