import type { Illustration } from './illustration.tsx';
import { Bubbles, Fill, Parcel, Rect } from './shapes.tsx';

const size = { width: 200, height: 110 };

export const boxedLevel: Illustration = {
  name: 'boxed-level',
  title: 'Folded clothes in a box.',
  ...size,
  shapes: (
    <>
      <path d="M4 104h192" />
      <path className="red" d="M66 20h72v12H66a6 6 0 0 1 0-12z" />
      <path className="paper" d="M66 32h76v11H66a5 5 0 0 1 0-11z" />
      <path className="glass" d="M62 43h78v12H62a6 6 0 0 1 0-12z" />
      <path className="pen thin" d="M70 26h68M70 37h72M68 49h72" />
      <path className="box" d="M46 50h108v54H46z" />
      <path className="shade" d="M46 50 26 34h20zM154 50l20-16h-20z" />
    </>
  ),
};

export const cushionedLevel: Illustration = {
  name: 'cushioned-level',
  title: 'A cup, a vase and a bowl in a box, each in bubble wrap of its own.',
  ...size,
  shapes: (
    <>
      <path d="M4 104h192" />
      <path className="box" d="M14 16h10v78h152V16h10v88H14z" />
      <Bubbles x={26} y={26} width={46} height={66} />
      <Bubbles x={77} y={26} width={46} height={66} />
      <Bubbles x={128} y={26} width={46} height={66} />
      <path className="paper" d="M36 46h20v28H36zM56 52c10-2 10 16 0 14" />
      <path className="paper" d="M92 38h16l-4 8c12 8 10 26 4 34H92c-6-8-8-26 4-34z" />
      <path className="paper" d="M136 52h30c0 14-6 22-15 22s-15-8-15-22zM144 74h14v4h-14z" />
      <path className="red thin" d="M36 56h20v8H36z" />
    </>
  ),
};

export const doubleBoxedLevel: Illustration = {
  name: 'double-boxed-level',
  title: 'A small taped box inside a large open one, with crumpled paper around it.',
  ...size,
  shapes: (
    <>
      <path d="M4 104h192" />
      <path className="shade" d="M34 22 14 8h18l12 14zM166 22l20-14h-18l-12 14z" />
      <Fill x={40} y={24} width={120} height={74} />
      <path className="box" d="M34 22h10v72h112V22h10v82H34z" />
      <Parcel x={70} y={48} width={52} height={38} depth={16} labeled={false} />
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
