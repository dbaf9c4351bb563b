import type { Illustration } from './illustration.tsx';
import { Rect, Writing } from './shapes.tsx';
import { Crate, Picture } from './things.tsx';

const artSize = { width: 150, height: 100 } as const;

const backChecked: Illustration = {
  name: 'crating-back-checked',
  title: 'The back of a framed picture: its wire, and a loose hook under a magnifying glass.',
  ...artSize,
  shapes: (
    <>
      <Rect x={10} y={14} width={104} height={76} look="box" />
      <Rect x={22} y={26} width={80} height={52} />
      <path className="pen thin" d="M22 26l80 52M102 26 22 78" />
      <path className="pen" d="M16 44q46 14 92 0" />
      <path className="red" d="M12 39h10v10H12z" />
      <circle className="glass" cx="108" cy="46" r="20" />
      <path className="red" d="M101 36h14v12h-14z" />
      <path className="pen" d="M108 48v8" />
      <path className="thick" d="m122 60 18 20" />
    </>
  ),
};

const sizeAndWeight: Illustration = {
  name: 'crating-size-and-weight',
  title: 'A crate on a scale. Its height and width are marked.',
  ...artSize,
  shapes: (
    <>
      <Crate x={40} y={20} width={72} height={52} />
      <path className="shade" d="M28 72h96v8H28zM40 80h72l8 10H32z" />
      <path className="paper" d="M64 80h24v10H64z" />
      <path
        className="accent"
        d="M40 10h72m-66-5-6 5 6 5m60-10 6 5-6 5M126 20v52m-5-6 5 6 5-6m-10-40 5-6 5 6"
      />
      <path d="M2 90h146" />
    </>
  ),
};

const foamCut: Illustration = {
  name: 'crating-foam-cut',
  title: 'A picture goes into foam that is cut to its shape. Screws close the crate.',
  ...artSize,
  shapes: (
    <>
      <path className="box" d="M8 38h100v52H8z" />
      <path className="paper" d="M16 46h84v44H16z" />
      <path className="pen thin" d="M16 62l16-16M16 78l14-14M100 62 84 46M100 78 86 64" />
      <Picture x={32} y={8} width={52} height={56} />
      <path className="pen" d="M30 46v44M86 46v44" />
      <path className="red" d="M122 22h14v26h-14z" />
      <path className="glass" d="M126 48h6v24h-6z" />
      <path className="shade" d="m124 76 10 0-3 4v10h-4V80z" />
      <path d="M2 90h146" />
    </>
  ),
};

const byFreight: Illustration = {
  name: 'crating-by-freight',
  title: 'A crate with arrows stands upright in an open trailer.',
  ...artSize,
  shapes: (
    <>
      <path className="paper" d="M6 12h96v64H6z" />
      <path className="shade" d="M12 18h84v58H12z" />
      <Crate x={24} y={28} width={60} height={48} />
      <path className="pen" d="M44 60V44m-5 5 5-5 5 5M64 60V44m-5 5 5-5 5 5" />
      <path className="glass" d="M102 36h22l18 18v22h-40z" />
      <path className="paper thin" d="M110 42h12l10 11h-22z" />
      <path className="red" d="M6 76h136v5H6z" />
      <circle className="shade" cx="32" cy="82" r="9" />
      <circle className="shade" cx="78" cy="82" r="9" />
      <circle className="shade" cx="122" cy="82" r="9" />
    </>
  ),
};

/** In the order of the steps. */
export const artCratingSteps = [backChecked, sizeAndWeight, foamCut, byFreight] as const;

const size = { width: 150, height: 100 } as const;

const clockMeasured: Illustration = {
  name: 'crating-clock-measured',
  title: 'A tall clock beside a tape measure.',
  ...size,
  shapes: (
    <>
      <path className="box" d="M44 6h44v24H44zM50 30h32v42H50zM44 72h44v18H44z" />
      <circle className="paper" cx="66" cy="18" r="9" />
      <path className="pen thin" d="M66 12v6h5" />
      <path className="glass" d="M57 36h18v30H57z" />
      <path className="pen" d="M66 36v18" />
      <circle className="shade" cx="66" cy="57" r="4" />
      <path className="red" d="M104 6h8v66h-8z" />
      <path className="pen thin" d="M104 16h4M104 26h4M104 36h4M104 46h4M104 56h4" />
      <Rect x={100} y={68} width={30} height={22} look="shade" />
      <circle className="paper" cx="118" cy="79" r="6" />
      <path d="M2 90h146" />
    </>
  ),
};

const pricedOutline: Illustration = {
  name: 'crating-priced-outline',
  title: 'A plan of a crate with its sizes, and its price on a slip.',
  ...size,
  shapes: (
    <>
      <Rect x={6} y={10} width={96} height={80} />
      <path
        className="pen"
        strokeDasharray="5 4"
        d="M24 44h44v32H24zM24 44l14-12h44v32L68 76M68 44l14-12"
      />
      <path className="pen thin" d="M24 82h44M16 44v32M14 20h40" />
      <path className="paper" d="M92 40h50v50l-6-4-6 4-6-4-7 4-6-4-6 4-7-4-6 4z" />
      <path className="pen thin" d="M100 50h34M100 58h22" />
      <path className="red" d="M112 66h22v10h-22z" />
    </>
  ),
};

const builtAround: Illustration = {
  name: 'crating-built-around',
  title: 'A machine on a crate’s base. Two walls move in from the sides.',
  ...size,
  shapes: (
    <>
      <path className="shade" d="M18 74h114v8H18zM26 82h16v8H26zM108 82h16v8h-16z" />
      <path className="glass" d="M48 38h52v36H48zM58 26h32v12H58z" />
      <circle className="paper" cx="64" cy="56" r="10" />
      <path className="pen" d="M82 46v20M90 46v20" />
      <path className="red" d="M52 70h8v8h-8zM88 70h8v8h-8z" />
      <path className="box" d="M4 14h12v58H4zM134 14h12v58h-12z" />
      <path d="M20 22h16m-6-5 6 5-6 5M130 22h-16m6-5-6 5 6 5M2 90h146" />
    </>
  ),
};

const labeledCrate: Illustration = {
  name: 'crating-labeled',
  title: 'A label goes on the front of a closed crate.',
  ...size,
  shapes: (
    <>
      <Crate x={14} y={18} width={92} height={72} />
      <path className="pen" d="M34 62V42m-6 6 6-6 6 6" />
      <Rect x={52} y={38} width={40} height={30} />
      <Writing x={58} y={46} lines={[26, 18]} />
      <path className="red" d="M58 60h20v4H58z" />
      <path className="box" d="M88 56c12-6 20 2 34-2v22c-14 4-30 2-38-8z" />
      <path className="glass" d="M122 48h22v34h-22z" />
      <path d="M2 90h146" />
    </>
  ),
};

/** In the order of the steps. */
export const customCratingSteps = [
  clockMeasured,
  pricedOutline,
  builtAround,
  labeledCrate,
] as const;
