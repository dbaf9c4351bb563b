import type { Illustration } from './illustration.tsx';
import { Parcel, Rect, Writing } from './shapes.tsx';
import { Crate } from './things.tsx';

const size = { width: 420, height: 150 } as const;

/** Castle Hayne: from the farm to the counter. */
export const farmLoad: Illustration = {
  name: 'farm-load',
  title: 'A pickup truck with a crate and a package in its bed, on its way from a barn.',
  ...size,
  shapes: (
    <>
      <path d="M4 138h412" />
      <path className="box" d="M14 138V74l46-34 46 34v64z" />
      <path className="shade" d="m8 78 52-40 52 40-6 8-46-34-46 34z" />
      <path className="paper" d="M40 138V96h40v42z" />
      <path className="pen thin" d="M40 96l40 42M80 96l-40 42" />
      <Crate x={164} y={54} width={70} height={56} />
      <Parcel x={244} y={76} width={38} height={32} depth={14} />
      <path className="glass" d="M310 108V66h38l26 42z" />
      <path className="pen" d="M318 104V74h26l18 30z" />
      <path className="red" d="M150 104h160v-2h66l22 8v18H150z" />
      <circle className="ink" cx="190" cy="126" r="15" />
      <circle className="paper" cx="190" cy="126" r="6" />
      <circle className="ink" cx="352" cy="126" r="15" />
      <circle className="paper" cx="352" cy="126" r="6" />
    </>
  ),
};

/** The airport: what goes out by plane. */
export const airportLoad: Illustration = {
  name: 'airport-load',
  title: 'A plane, and in front of it a package, a suitcase, and a crate.',
  ...size,
  shapes: (
    <>
      <path d="M4 138h412" />
      <g transform="translate(-18 0)">
        <path className="paper" d="M112 70h218c34 0 58 10 66 24-8 10-30 16-66 16H134l-46-68h30z" />
        <path className="glass" d="M352 78c18 2 30 6 38 12h-40z" />
        <path className="red thin" d="M128 92h212v6H132z" />
        <path className="shade" d="M196 98h76l-52 34h-26z" />
        <path
          className="pen thin"
          d="M166 78h10v8h-10zM192 78h10v8h-10zM218 78h10v8h-10zM244 78h10v8h-10zM270 78h10v8h-10zM296 78h10v8h-10z"
        />
        <circle className="ink" cx="318" cy="124" r="9" />
        <path d="M318 110v6M144 110v14" />
        <circle className="ink" cx="144" cy="126" r="8" />
      </g>
      <Parcel x={18} y={100} width={44} height={38} depth={16} />
      <Rect look="box" x={84} y={98} width={40} height={40} />
      <path className="pen" d="M96 98v-8h16v8M92 98v40M116 98v40" />
      <path className="red thin" d="m124 104 8 8-4 8-8-4z" />
      <Crate x={384} y={108} width={32} height={30} />
    </>
  ),
};

/** Ogden: a part from the boatyard. */
export const boatPart: Illustration = {
  name: 'boat-part',
  title: 'A boat on its trailer, and its propeller on its way into a box.',
  ...size,
  shapes: (
    <>
      <path d="M4 138h412" />
      <path
        className="paper"
        d="M24 58h208c18 0 30-2 40-8-8 34-24 54-50 54H48C34 92 26 76 24 58z"
      />
      <path className="red thin" d="M28 72h226l-5 8H31z" />
      <path className="glass" d="M92 58l18-30h56l12 30z" />
      <path className="pen" d="M134 28v30" />
      <path className="shade" d="M16 62h14v38H16zM14 100h12v16H14z" />
      <path className="thick" d="M44 114h226M96 104v10M190 104v10M270 114v18" />
      <circle className="ink" cx="140" cy="124" r="14" />
      <circle className="paper" cx="140" cy="124" r="5" />
      <path className="shade" d="M318 36h44v8h-44z" />
      <path
        className="glass"
        d="M318 34c-10-8-10-20 0-30 10 10 10 22 0 30zM323 43c12-4 22 2 26 16-14 3-24-3-26-16zM313 43c-12-4-22 2-26 16 14 3 24-3 26-16z"
      />
      <circle className="red" cx="318" cy="40" r="7" />
      <path className="accent" d="M318 66v22m-7-7 7 7 7-7" />
      <path className="box" d="M280 98h76v40h-76z" />
      <path className="shade" d="M280 98l-16-12h16l10 12zM356 98l16-12h-16l-10 12z" />
      <Parcel x={376} y={112} width={26} height={26} depth={10} labeled={false} />
    </>
  ),
};

/** Wrightsboro: what the rain gets, and what it does not. */
export const roadsideOrCounter: Illustration = {
  name: 'roadside-or-counter',
  title: 'A roadside mailbox with a wet package under it, and dry packages on a shelf indoors.',
  ...size,
  shapes: (
    <>
      <path d="M4 138h412" />
      <path d="M30 18l-6 16M66 10l-6 16M142 14l-6 16M168 34l-6 16M22 62l-6 16M150 66l-6 16M36 96l-6 16" />
      <path className="shade" d="M88 82h12v56H88z" />
      <path
        className="glass"
        d="M58 82V58c0-24 34-24 34 0v24zM75 40h46c14 0 17 10 17 18v24H92V58c0-10-8-18-17-18z"
      />
      <path className="red" d="M116 54V30h16v10h-12v14z" />
      <Parcel x={112} y={112} width={36} height={26} depth={12} taped={false} />
      <path className="thick" d="M202 138V46l100-34 100 34v92" />
      <path className="shade" d="M222 78h160v8H222zM222 130h160v8H222z" />
      <Parcel x={232} y={50} width={40} height={28} depth={14} />
      <Rect x={300} y={62} width={30} height={16} />
      <path className="pen thin" d="m300 62 15 9 15-9" />
      <Parcel x={342} y={56} width={26} height={22} depth={10} labeled={false} />
      <Parcel x={246} y={102} width={34} height={28} depth={14} taped={false} />
      <Parcel x={310} y={98} width={44} height={32} depth={16} />
    </>
  ),
};

/** Murrayville: three errands on the way home. */
export const oneStop: Illustration = {
  name: 'one-stop',
  title: 'A gift beside its box, a notarized form, and a strip of passport photos.',
  ...size,
  shapes: (
    <>
      <path d="M4 138h412" />
      <Rect x={16} y={82} width={56} height={56} look="paper" />
      <path className="red thin" d="M38 82h12v56H38zM16 104h56v12H16z" />
      <path
        className="red"
        d="M44 82c-24-4-20-26-6-20 6 2 6 12 6 20 0-8 2-18 8-20 14-4 16 18-8 20z"
      />
      <path className="box" d="M96 78h78v60H96z" />
      <path className="shade" d="M96 78 78 62h14l16 16zM174 78l18-16h-14l-16 16z" />
      <Rect x={224} y={28} width={82} height={110} />
      <Writing x={236} y={46} lines={[58, 44, 58, 30]} />
      <path className="pen" d="M236 112c8-14 12 8 20-4s8 6 14-2" />
      <circle className="red" cx="286" cy="116" r="13" />
      <path className="pen thin" d="M236 120h34" />
      <Rect x={340} y={18} width={50} height={120} />
      <path className="glass thin" d="M346 24h38v50h-38zM346 80h38v50h-38z" />
      <circle className="paper thin" cx="365" cy="44" r="9" />
      <path className="shade thin" d="M349 74c0-24 32-24 32 0zM349 130c0-24 32-24 32 0z" />
      <circle className="paper thin" cx="365" cy="100" r="9" />
    </>
  ),
};

/** Northchase: not on the porch. */
export const notOnThePorch: Illustration = {
  name: 'not-on-the-porch',
  title: 'An empty porch, and the package that would have been left there behind a counter.',
  ...size,
  shapes: (
    <>
      <path d="M4 138h412" />
      <path className="box" d="M30 138V58h120v80z" />
      <path className="shade" d="m18 62 72-48 72 48-6 8-66-44-66 44z" />
      <path className="paper" d="M74 138V78h36v60z" />
      <circle className="red" cx="102" cy="110" r="4" />
      <path className="glass" d="M42 82h20v24H42zM122 82h20v24h-20z" />
      <path strokeDasharray="5 6" d="M120 118h34v20h-34z" />
      <path className="accent" d="M172 106h34m-9-8 9 8-9 8" />
      <path d="M264 62v10M372 62v10" />
      <path className="shade" d="M252 54h132v8H252z" />
      <Parcel x={268} y={22} width={44} height={32} depth={16} />
      <Parcel x={342} y={32} width={26} height={22} depth={10} taped={false} />
      <path className="box" d="M222 94h186v12H222z" />
      <path className="shade" d="M232 106h166v32H232z" />
      <Rect look="glass" x={340} y={78} width={40} height={16} />
      <path className="paper" d="M262 84h46v10h-46z" />
    </>
  ),
};
