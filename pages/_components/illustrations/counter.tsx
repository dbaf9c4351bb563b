import type { ReactNode } from 'react';
import type { Illustration } from './illustration.tsx';
import { Parcel, Rect } from './shapes.tsx';

/** Five tiles of one counter. Ceiling, counter, and floor lie at the same heights, so they join. */
const ceiling = 34;
const top = 132;
const floor = 206;
const tile = { width: 240, height: 220 } as const;

export const counterScale: Illustration = {
  name: 'counter-scale',
  title: 'A package on the counter scale, which reads 12.4 pounds.',
  ...tile,
  shapes: (
    <>
      <Counter>
        <path className="pen thin" d="M40 144v62M120 144v62M200 144v62" />
      </Counter>
      <path className="paper" d="M28 34v16h44v30H28z" />
      <path className="pen thin" d="M34 58h32M34 66h22" />
      <path className="glass" d="M60 116h84v6H60zM52 122h100l8 10H44z" />
      <Parcel x={70} y={70} width={58} height={46} depth={18} />
      <path d="M191 132V82" />
      <Rect x={154} y={48} width={74} height={34} look="glass" />
      <text className="large" x="191" y="72">
        12.4 lb
      </text>
    </>
  ),
};

export const counterPacking: Illustration = {
  name: 'counter-packing',
  title: 'A packing table: a vase half in a box, a roll of tape, fill, and flat boxes below.',
  ...tile,
  shapes: (
    <>
      <Counter front={false}>
        <path d="M14 144v62M226 144v62M26 176h188" />
        <path className="box" d="M34 160h66v16H34zM108 156h48v20h-48zM164 164h46v12h-46z" />
      </Counter>
      <path className="paper" d="M92 62h14l-3 8c10 6 10 20 3 30H92c-7-10-7-24 3-30z" />
      <path className="pen thin" d="M88 82h22" />
      <path className="box" d="M62 92h76v40H62z" />
      <path className="shade" d="M62 92 42 78h14zM138 92l20-14h-14z" />
      <circle className="red" cx="190" cy="112" r="20" />
      <circle className="paper" cx="190" cy="112" r="9" />
      <path d="M176 34v10M218 34v10" />
      <path className="glass" d="M170 44h54v34h-54zM14 104h28v28H14z" />
      <path className="pen thin" d="M170 52h54M170 60h54M170 68h54M14 112h28M14 120h28" />
    </>
  ),
};

export const counterMailboxes: Illustration = {
  name: 'counter-mailboxes',
  title: 'A wall of mailboxes in three sizes. One door is red.',
  ...tile,
  shapes: (
    <>
      <Wall />
      {[10, 54, 98, 142, 186].map((x) => (
        <Doors key={x} x={x} yours={x === 142} />
      ))}
      <path className="paper" d="M10 144h110v62H10zM120 144h110v62H120z" />
      <path className="pen thin" d="M15 150h38M125 150h38" />
      <path className="pen" d="M112 172v7M222 172v7" />
    </>
  ),
};

export const counterNotary: Illustration = {
  name: 'counter-notary',
  title: 'The notary desk: a page, a pen, an ink stamp, and the sign Notary.',
  ...tile,
  shapes: (
    <>
      <Counter>
        <path className="pen thin" d="M30 156h70v50H30zM140 156h70v50h-70z" />
        <path className="pen" d="M58 181h14M168 181h14" />
      </Counter>
      <path className="paper" d="M90 104h74l-8 26H82z" />
      <path className="pen thin" d="M97 111h40M95 117h54" />
      <path d="m204 112 8-28M210 112l2-22" />
      <Rect x={196} y={110} width={22} height={22} look="glass" />
      <circle className="red" cx="52" cy="114" r="16" />
      <path className="white" d="m46 114 5 5 8-10" />
      <path d="M40 34v12M100 34v12" />
      <Rect x={26} y={46} width={88} height={36} />
      <text className="large" x="70" y="71">
        Notary
      </text>
    </>
  ),
};

export const counterPrinter: Illustration = {
  name: 'counter-printer',
  title: 'A copier with two paper drawers. A sheet comes out of it.',
  ...tile,
  shapes: (
    <>
      <Wall />
      <path className="glass" d="M60 110h120v96H60zM54 88h132v24H54z" />
      <path className="paper" d="M70 74h86v14H70zM72 126h96v30H72zM72 162h96v30H72z" />
      <path className="paper" d="M26 104h34v8H26zM22 98h38v6H22z" />
      <path className="pen" d="M108 141h24M108 177h24" />
      <Rect x={158} y={95} width={16} height={7} look="red" />
      <Rect x={192} y={44} width={34} height={44} />
      <path className="pen thin" d="M198 54h22M198 62h22M198 70h14" />
      <Rect x={8} y={44} width={70} height={34} />
      <text className="large" x="43" y="68">
        11×17
      </text>
    </>
  ),
};

/** From left to right. */
export const wholeCounter = [
  counterScale,
  counterPacking,
  counterMailboxes,
  counterNotary,
  counterPrinter,
] as const;

function Wall() {
  return <path d={`M0 ${ceiling}h240M0 ${floor}h240`} />;
}

interface CounterProps {
  /** A closed front, or a table on legs. */
  readonly front?: boolean;
  readonly children: ReactNode;
}

/** It runs out of the tile on both sides. */
function Counter({ front = true, children }: CounterProps) {
  return (
    <>
      <Wall />
      {front && <path className="box" d={`M-4 ${top}h248v${floor - top}H-4z`} />}
      <path className="shade" d={`M-4 ${top}h248v12H-4z`} />
      {children}
    </>
  );
}

/** A column of the wall: two small doors over two medium ones. */
function Doors({ x, yours }: { readonly x: number; readonly yours: boolean }) {
  return (
    <>
      <path className="paper" d={`M${x} 20h44v28h-44zM${x} 76h44v34h-44zM${x} 110h44v34h-44z`} />
      <path className={yours ? 'red' : 'paper'} d={`M${x} 48h44v28h-44z`} />
      <path
        className="pen thin"
        d={`M${x + 5} 26h15m17 6v6M${x + 5} 54h15m17 6v6M${x + 5} 82h15m17 9v6M${x + 5} 116h15m17 9v6`}
      />
    </>
  );
}
