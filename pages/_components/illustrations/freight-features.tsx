import type { Illustration } from './illustration.tsx';
import { Columns, Pallet } from './pallets.tsx';
import { Rect, Writing } from './shapes.tsx';

const size = { width: 260, height: 150 };

/** LTL: the space that is paid for. */
export const spaceOnTheFloor: Illustration = {
  name: 'space-on-the-floor',
  title: 'A loaded pallet with arrows along its height and its length.',
  ...size,
  shapes: (
    <>
      <path d="M8 130h244" />
      <Pallet x={70} y={110} width={120} />
      <Columns x={76} y={110} columns={3} rows={2} width={36} height={34} />
      <path className="red thin" d="M124 42h12v68h-12z" />
      <path className="accent" d="M48 44v84m-7-76 7-8 7 8m-14 68 7 8 7-8" />
      <path className="accent" d="M72 142h116m-108-6-8 6 8 6m100-12 8 6-8 6" />
      <path className="thin" d="M40 42h30M40 130h30" />
    </>
  ),
};

export const forklift: Illustration = {
  name: 'forklift',
  title: 'A forklift raises a pallet with wrapped boxes.',
  ...size,
  shapes: (
    <>
      <path d="M8 134h244" />
      <path className="box" d="M22 82h70l14 34H22z" />
      <path className="glass" d="M40 82V34h44l14 48z" />
      <path className="pen" d="M40 34v48M58 64h22" />
      <circle className="ink" cx="42" cy="120" r="15" />
      <circle className="ink" cx="98" cy="120" r="13" />
      <circle className="paper" cx="42" cy="120" r="5" />
      <circle className="paper" cx="98" cy="120" r="4" />
      <path className="thick" d="M118 20v110M128 20v110M128 104h14" />
      <path className="red" d="M120 98h108v6H120z" />
      <Pallet x={138} y={78} width={96} />
      <Columns x={142} y={78} columns={2} rows={2} width={44} height={28} />
      <path className="pen thin" d="M142 72 230 30M142 56l54-34M176 78l54-30" />
    </>
  ),
};

export const someoneUnloads: Illustration = {
  name: 'someone-unloads',
  title: 'A person with a pallet jack at the open back of a truck with a liftgate.',
  ...size,
  shapes: (
    <>
      <path d="M8 134h244" />
      <Rect x={148} y={20} width={104} height={88} />
      <path className="ink" d="M148 28h12v80h-12z" />
      <circle className="ink" cx="222" cy="118" r="15" />
      <circle className="paper" cx="222" cy="118" r="5" />
      <path className="red" d="M86 110h66v6H86z" />
      <path className="thick" d="M152 116v12" />
      <Pallet x={92} y={90} width={54} />
      <Columns x={95} y={90} columns={2} rows={2} width={24} height={20} />
      <circle className="paper" cx="44" cy="46" r="12" />
      <path className="glass" d="M30 62h28l4 36H26z" />
      <path className="thick" d="M36 98v34M52 98v34M56 72l24 16 10 18" />
    </>
  ),
};

/** Commercial: a load again and again. */
export const loadAfterLoad: Illustration = {
  name: 'load-after-load',
  title: 'Three loaded pallets in a row under a calendar with three marked days.',
  ...size,
  shapes: (
    <>
      <path d="M8 138h244" />
      <Rect x={88} y={8} width={84} height={54} />
      <path className="red thin" d="M88 8h84v12H88z" />
      <path className="pen thin" d="M88 34h84M88 48h84M109 20v42M130 20v42M151 20v42" />
      <path className="pen thick" d="m94 26 4 4 6-8M136 26l4 4 6-8M115 54l4 4 6-8" />
      {[12, 96, 180].map((x) => (
        <g key={x}>
          <Pallet x={x} y={118} width={68} />
          <Columns x={x + 4} y={118} columns={2} rows={2} width={30} height={22} />
        </g>
      ))}
    </>
  ),
};

export const freightPapers: Illustration = {
  name: 'freight-papers',
  title: 'A packing list and an invoice beside a clipboard with a form to sign.',
  ...size,
  shapes: (
    <>
      <path className="box" d="M92 14h84v124H92z" />
      <Rect x={100} y={26} width={68} height={104} />
      <path className="glass" d="M118 8h32v14h-32z" />
      <path className="pen thin" d="M100 46h68M100 70h68M134 46v24M108 84h52M108 94h40" />
      <path className="pen" d="M106 118c8-14 12 8 20-4s8 6 16-2" />
      <path className="accent" d="M106 124h56" />
      <path className="paper" d="M14 40h62v84H14z" />
      <Writing x={24} y={58} lines={[42, 30, 42, 36]} />
      <path className="pen thin" d="M24 104h42" />
      <path className="paper" d="M190 40h58v84h-58z" />
      <Writing x={200} y={58} lines={[38, 26, 38]} />
      <path className="shade" d="M200 96h38v16h-38z" />
    </>
  ),
};

export const oneOrMany: Illustration = {
  name: 'one-or-many',
  title: 'One pallet beside a whole trailer that is full of pallets.',
  ...size,
  shapes: (
    <>
      <path d="M8 134h244" />
      <Pallet x={14} y={114} width={58} />
      <Columns x={18} y={114} columns={2} rows={2} width={25} height={20} />
      <path className="red thin" d="M38 74h8v40h-8z" />
      <Rect x={92} y={36} width={156} height={76} />
      {[97, 148, 199].map((x) => (
        <g key={x}>
          <Pallet x={x} y={88} width={44} />
          <Columns x={x + 3} y={88} columns={2} rows={2} width={19} height={18} />
        </g>
      ))}
      <circle className="ink" cx="196" cy="120" r="12" />
      <circle className="ink" cx="226" cy="120" r="12" />
      <path className="thick" d="M112 112v20" />
    </>
  ),
};
