import type { Illustration } from './illustration.tsx';
import { Columns, Pallet } from './pallets.tsx';
import { AddressLabel, Mark, Rect } from './shapes.tsx';

const feature = { width: 260, height: 150 };
const size = { width: 190, height: 130 };

/** Pallets: what a good one needs. */
export const strongPallet: Illustration = {
  name: 'strong-pallet',
  title: 'A whole pallet is right; one with a broken board and a nail sticking out is wrong.',
  ...feature,
  shapes: (
    <>
      <path className="box" d="M18 28h164v10H18z" />
      <path className="shade" d="M24 38h22v14H24zM89 38h22v14H89zM154 38h22v14h-22z" />
      <path className="box" d="M18 52h164v9H18z" />
      <path className="box" d="M18 96h66l6 10H18zM182 96h-72l-8 10h80z" />
      <path className="shade" d="M24 106h22v14H24zM89 106h22v14H89zM154 106h22v14h-22z" />
      <path className="box" d="M18 120h164v9H18z" />
      <path className="accent" d="M140 96V80m-6 0h12" />
      <Mark x={222} y={44} right />
      <Mark x={222} y={112} right={false} />
    </>
  ),
};

export const straightColumns: Illustration = {
  name: 'straight-columns',
  title: 'Boxes in straight columns are right; boxes that hang over the pallet are wrong.',
  ...feature,
  shapes: (
    <>
      <Pallet x={14} y={118} width={100} />
      <Columns x={19} y={118} columns={3} rows={3} width={30} height={26} />
      <Pallet x={146} y={118} width={100} />
      <path
        className="box"
        d="M134 92h60v26h-60zM194 92h60v26h-60zM150 66h60v26h-60zM210 66h44v26h-44zM138 40h52v26h-52z"
      />
      <Mark x={64} y={20} right />
      <Mark x={226} y={26} right={false} />
    </>
  ),
};

export const wrapAndStraps: Illustration = {
  name: 'wrap-and-straps',
  title: 'A roll of stretch wrap around boxes and pallet, and two straps over the top.',
  ...feature,
  shapes: (
    <>
      <path d="M8 140h244" />
      <Pallet x={34} y={118} width={130} />
      <Columns x={40} y={118} columns={3} rows={3} width={40} height={30} />
      <path className="red thin" d="M62 28h8v94h-8zM130 28h8v94h-8z" />
      <path
        className="pen thin"
        d="M34 136 160 98M40 116l120-36M40 98l120-36M40 80l120-36M40 62l113-34"
      />
      <path className="glass" d="M196 46h30v72h-30z" />
      <ellipse className="glass" cx="211" cy="46" rx="15" ry="6" />
      <ellipse className="box" cx="211" cy="46" rx="6" ry="2.5" />
      <path className="thin" d="M196 92 160 98M196 60l-36 2" />
    </>
  ),
};

export const heaviestFirst: Illustration = {
  name: 'heaviest-first',
  title: 'A heavy box lies on the pallet, and a light one comes down on it.',
  ...size,
  shapes: (
    <>
      <Pallet x={24} y={104} width={152} />
      <Rect look="shade" x={30} y={68} width={68} height={36} />
      <Rect look="shade" x={102} y={68} width={68} height={36} />
      <path className="pen thick" d="M54 86h20M126 86h20" />
      <Rect look="box" x={66} y={8} width={64} height={28} />
      <path className="accent" d="M98 42v20m-7-8 7 8 7-8" />
    </>
  ),
};

export const fillTheGaps: Illustration = {
  name: 'fill-the-gaps',
  title: 'Two columns of boxes with foam pushed into the gap between them.',
  ...size,
  shapes: (
    <>
      <Pallet x={24} y={104} width={152} />
      <Columns x={30} y={104} columns={1} rows={3} width={56} height={28} />
      <Columns x={114} y={104} columns={1} rows={3} width={56} height={28} />
      <path className="glass" d="M88 46h24v58H88z" />
      <path className="pen thin" d="M88 60h24M88 74h24M88 88h24" />
      <path className="accent" d="M100 10v28m-7-8 7 8 7-8" />
    </>
  ),
};

export const cornerBoards: Illustration = {
  name: 'corner-boards',
  title: 'A stack of boxes with a board on each upright edge, as tall as the stack.',
  ...size,
  shapes: (
    <>
      <path className="box" d="M36 36h78v76H36z" />
      <path className="box" d="M36 36l40-22h78l-40 22z" />
      <path className="shade" d="M114 36l40-22v76l-40 22z" />
      <path className="pen thin" d="M36 74h78l40-22M75 36v76M134 25v76" />
      <path
        className="red thin"
        d="M34 34h10v78H34zM105 35h9v77h-9zM114 35l9-5v77l-9 5zM146 18l9-5v77l-9 5z"
      />
      <Slab x={34} y={112} />
    </>
  ),
};

export const wrapUpward: Illustration = {
  name: 'wrap-upward',
  title: 'Wrap winds around the pallet first and then up around the boxes.',
  ...size,
  shapes: (
    <>
      <Pallet x={40} y={106} width={104} />
      <Columns x={44} y={106} columns={2} rows={3} width={48} height={30} />
      <path className="pen thin" d="M40 122 140 106M44 106l96-15M44 91l96-15M44 76l96-15" />
      <path className="glass" d="M160 62h22v56h-22z" />
      <path className="thin" d="M160 104 140 106M160 66l-20-5" />
      <path className="accent" d="M171 50V16m-8 9 8-9 8 9" />
    </>
  ),
};

export const labelEachSide: Illustration = {
  name: 'label-each-side',
  title: 'A wrapped pallet with a label on two sides and a cone on top against stacking.',
  ...size,
  shapes: (
    <>
      <path className="box" d="M36 60h78v52H36zM36 60l40-22h78l-40 22z" />
      <path className="shade" d="M114 60l40-22v52l-40 22z" />
      <AddressLabel x={52} y={74} width={38} height={28} />
      <path className="paper thin" d="M122 74l24-13v24l-24 13z" />
      <path className="red" d="M84 48 97 14l13 34zM78 48h38v5H78z" />
      <Slab x={34} y={112} />
    </>
  ),
};

/** A pallet under a load that is seen from its corner. */
function Slab({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <>
      <path className="box" d={`M${x} ${y}h82v12h-82z`} />
      <path className="shade" d={`M${x + 82} ${y}l40-22v12l-40 22z`} />
      <path className="pen" d={`M${x + 14} ${y + 6}h18m18 0h18`} />
    </>
  );
}
