import { pickupRows } from '../../_facts/pickup-rows.ts';
import type { Illustration } from './illustration.tsx';
import { Truck } from './objects.tsx';
import { Columns, Pallet } from './pallets.tsx';
import { Mark, Parcel, Rect, Writing } from './shapes.tsx';

const wide = { width: 420, height: 150 };

/** Shipping: the item comes in loose and goes out packed. */
export const looseToPacked: Illustration = {
  name: 'loose-to-packed',
  title: 'A guitar and a lamp, an arrow, and two boxes ready to ship.',
  ...wide,
  shapes: (
    <>
      <path d="M8 140h404" />
      <path
        className="box"
        d="M62 76c-26-2-32 20-22 32-12 14 0 34 24 32s34-20 22-34c8-14 0-30-24-30z"
      />
      <circle className="ink" cx="62" cy="104" r="8" />
      <path className="shade" d="M58 14h8v66h-8z" />
      <path className="pen thin" d="M54 14h16v10H54zM52 122h20" />
      <path className="red" d="M122 40h44l14 38h-72z" />
      <path className="paper" d="M138 78h12v50h-12zM122 128h44v12h-44z" />
      <path d="M204 96h56m-14-11 14 11-14 11" strokeWidth="4" />
      <Parcel x={284} y={44} width={40} height={96} depth={18} />
      <Parcel x={348} y={84} width={46} height={56} depth={18} taped={false} />
    </>
  ),
};

/** Shipping: a company's packages on one account. */
export const monthOfPackages: Illustration = {
  name: 'month-of-packages',
  title: 'A cart with five packages beside a statement that lists them.',
  ...wide,
  shapes: (
    <>
      <path d="M8 140h404" />
      <path className="thick" d="M28 30h20l10 92h180" />
      <Columns x={66} y={118} columns={3} rows={2} width={52} height={36} />
      <path className="red thin" d="M88 46h8v36h-8zM140 82h8v36h-8zM192 46h8v36h-8z" />
      <circle className="paper" cx="92" cy="128" r="11" />
      <circle className="paper" cx="204" cy="128" r="11" />
      <Rect x={292} y={12} width={100} height={120} />
      <path className="red thin" d="M292 12h100v14H292z" />
      <Writing x={306} y={46} lines={[44, 38, 44, 34, 42]} />
      <path className="pen thin" d="M366 46h12M366 56h12M366 66h12M366 76h12M366 86h12" />
      <path className="pen" d="M306 104h72" />
      <path className="glass" d="M350 110h28v12h-28z" />
    </>
  ),
};

/** Shipping: each carrier backs up to the store in its bay. */
export const trucksAtTheDock: Illustration = {
  name: 'trucks-at-the-dock',
  title: `The back of the store from above: ${pickupRows.map(({ name, time }) => `${name} pickup, ${time}`).join('; ')}.`,
  width: pickupRows.length * 98 + 4,
  height: 220,
  shapes: (
    <>
      <path className="box" d={`M2 2h${pickupRows.length * 98}v44H2z`} />
      {pickupRows.map(({ name, time }, bay) => (
        <g key={name} transform={`translate(${bay * 98 + 12})`}>
          <path className="paper" d="M12 46v-22h22v22m4 0v-16h18v16" />
          <path className="thin" d="M6 46v12m66-12v12" />
          <path className="paper" d="M0 58h78v112H0zm8 118h62v22q0 10-10 10H18q-10 0-10-10z" />
          <path className="red" d="M0 58h78v10H0z" />
          <path className="pen thin" d="M14 190h50" />
          <path className="thin" d="M-3 80v20m0 40v20m84-80v20m0 40v20" />
          {[name, 'pickup', time].map((text, line) => (
            <text className="mid" x="39" y={102 + 20 * line} key={text}>
              {text}
            </text>
          ))}
        </g>
      ))}
    </>
  ),
};

/** Commercial freight: the same form goes all the way. */
export const papersTravel: Illustration = {
  name: 'papers-travel',
  title: 'A bill of lading with copies for the shipper, the driver and the recipient.',
  ...wide,
  shapes: (
    <>
      <path d="M8 140h404" />
      <path className="box" d="M14 84h82v56H14zM8 84l16-20h62l16 20z" />
      <path className="ink" d="M34 104h42v36H34z" />
      <g transform="translate(150 80)scale(1.4)">
        <Truck x={0} y={0} />
      </g>
      <path className="glass" d="M316 60h88v80h-88z" />
      <path className="pen thin" d="M326 72h18v16h-18zM352 72h18v16h-18zM378 72h16v16h-16z" />
      <path className="ink" d="M344 104h32v36h-32z" />
      {[32, 184, 340].map((x) => (
        <g key={x}>
          <Rect x={x} y={8} width={40} height={48} />
          <path className="pen thin" d={`M${x + 7} 20h26M${x + 7} 28h18M${x + 7} 36h26`} />
          <path className="accent" d={`M${x + 7} 46h22`} />
        </g>
      ))}
      <path strokeDasharray="2 8" d="M84 32h88M236 32h92" />
    </>
  ),
};

/** LTL: what to do before the driver leaves. */
export const noteTheDamage: Illustration = {
  name: 'note-the-damage',
  title: 'A pallet with a crushed box, a camera, and a receipt with a written note.',
  width: 360,
  height: 180,
  shapes: (
    <>
      <path d="M8 168h344" />
      <Pallet x={16} y={148} width={132} />
      <Columns x={22} y={148} columns={3} rows={2} width={40} height={36} />
      <path
        className="shade"
        d="M22 76l14-12 16 10 10-12 20 14 4 0-20 16 14 14-18-4-12 14-6-16-22 6z"
      />
      <Mark x={128} y={44} right={false} />
      <path className="glass" d="M168 118h62v42h-62zM186 118l6-10h16l6 10z" />
      <circle className="paper" cx="199" cy="140" r="12" />
      <circle className="ink" cx="199" cy="140" r="5" />
      <Rect x={252} y={22} width={92} height={138} />
      <Writing x={266} y={44} lines={[64, 48, 64]} />
      <path
        className="accent"
        d="M266 90c8-10 12 8 20 0s10 8 18 0 10 6 18 0M266 108c8-10 12 8 20 0s10 8 18 0"
      />
      <path className="pen" d="M266 142h62" />
      <path className="pen thin" d="M270 138c8-14 12 6 20-6s8 6 18-2" />
    </>
  ),
};
