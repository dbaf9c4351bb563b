import type { Illustration } from './illustration.tsx';
import { Globe, Truck } from './objects.tsx';
import { Columns, Pallet } from './pallets.tsx';
import { AddressLabel, Parcel, Rect, Writing } from './shapes.tsx';

const figure = { width: 260, height: 150 };

/** Overnight: what goes. */
export const neededTomorrow: Illustration = {
  name: 'needed-tomorrow',
  title: 'A signed contract, a passport, a bunch of keys, a machine part and a phone.',
  width: 420,
  height: 200,
  shapes: (
    <>
      <path d="M8 184h408" />
      <Rect x={18} y={32} width={104} height={152} />
      <Writing x={32} y={56} lines={[76, 60, 76, 68, 76, 40]} />
      <path className="pen" d="M34 146c10-18 16 10 26-6s10 8 22-4" />
      <path className="accent" d="M34 156h72" />
      <rect className="shade" x="144" y="72" width="80" height="112" rx="6" />
      <circle className="pen" cx="184" cy="118" r="22" />
      <path className="pen thin" d="M162 118h44M184 96v44M166 158h36" />
      <g transform="translate(-10 8)">
        <circle cx="268" cy="70" r="26" />
        <circle className="glass" cx="262" cy="104" r="13" />
        <path className="glass" d="M258 116h8v52l-8 8zM266 150h9v7h-9zM284 92l12 2 20 44-8 6z" />
        <circle className="glass" cx="288" cy="90" r="10" />
      </g>
      <path
        className="glass"
        d="M310 136l10-8 6 10h12l6-10 10 8-4 12 8 8-8 8 4 12-10 8-6-10h-12l-6 10-10-8 4-12-8-8 8-8z"
      />
      <circle className="paper" cx="332" cy="156" r="9" />
      <rect className="ink" x="364" y="100" width="48" height="84" rx="7" />
      <path className="paper" d="M369 108h38v62h-38z" />
    </>
  ),
};

export const bringItLoose: Illustration = {
  name: 'bring-it-loose',
  title: 'A camera on the counter beside an open box of the right size.',
  ...figure,
  shapes: (
    <>
      <path className="shade" d="M4 126h252v14H4z" />
      <path className="glass" d="M24 80h84v46H24zM48 80l8-14h22l8 14z" />
      <circle className="paper" cx="68" cy="103" r="17" />
      <circle className="ink" cx="68" cy="103" r="8" />
      <path className="red thin" d="M92 84h10v8H92z" />
      <path className="accent" d="M122 66c14-24 34-24 46-8m-2-14 3 15-15 2" />
      <path className="box" d="M152 80h86v46h-86z" />
      <path className="shade" d="M152 80l-20-18h24zM238 80l16-18h-24z" />
    </>
  ),
};

export const everySeam: Illustration = {
  name: 'every-seam',
  title: 'A new box with tape over each seam, and paper that fills the space inside.',
  ...figure,
  shapes: (
    <>
      <Parcel x={54} y={56} width={112} height={82} depth={62} taped={false} labeled={false} />
      <path className="red thin" d="M104 56l62-34h14l-62 34v20h-14z" />
      <path className="red thin" d="M54 52h112v8H54zM116 18h112v8H116z" />
      <path className="red thin" d="M162 58l62-34 5 5-62 34z" />
      <AddressLabel x={68} y={88} width={54} height={38} />
      <circle className="paper" cx="26" cy="112" r="19" />
      <circle className="box" cx="26" cy="112" r="8" />
    </>
  ),
};

export const gelPacks: Illustration = {
  name: 'gel-packs',
  title: 'A foam cooler inside a box, with a gel pack on each side of the item.',
  ...figure,
  shapes: (
    <>
      <Rect look="box" x={34} y={14} width={192} height={128} />
      <Rect x={46} y={26} width={168} height={104} />
      <path className="shade" d="M62 42h136v72H62z" />
      <rect className="glass" x="68" y="48" width="26" height="60" rx="6" />
      <rect className="glass" x="166" y="48" width="26" height="60" rx="6" />
      <path
        className="pen thin"
        d="M81 60v36M72 69l18 18M90 69 72 87M179 60v36M170 69l18 18M188 69l-18 18"
      />
      <path className="paper" d="M112 62h36v46h-36z" />
      <path className="red thin" d="M112 74h36v12h-36z" />
    </>
  ),
};

/** All services: the ways out of the store. */
export const waysToSend: Illustration = {
  name: 'ways-to-send',
  title: 'A truck, a globe with a plane above it, a framed picture and a pallet.',
  width: 480,
  height: 138,
  shapes: (
    <>
      <g transform="translate(8 46)scale(1.95)">
        <Truck x={0} y={0} />
      </g>
      <Globe x={226} y={92} radius={44} />
      <path
        className="red"
        d="M186 26l8-4 10 8 22-8-24-18 10-2 34 12 16-6c10-4 16 4 6 8l-16 6-14 32-8 2 4-28-24 8-14-2z"
      />
      <path className="box" d="M292 62h66v76h-66z" />
      <path className="paper thin" d="M302 72h46v56h-46z" />
      <path className="glass thin" d="M302 128v-18l16-18 12 14 8-6 10 12v16z" />
      <Pallet x={378} y={118} width={92} />
      <Columns x={384} y={118} columns={2} rows={2} width={40} height={32} />
    </>
  ),
};

export const doneInStore: Illustration = {
  name: 'done-in-store',
  title: 'An open box with paper, a mailbox with its key, a notary stamp and a printed page.',
  width: 480,
  height: 138,
  shapes: (
    <g transform="translate(0 8)">
      <path className="paper" d="M30 84l12-16 16 8 14-14 18 12 12-8 8 18z" />
      <path className="box" d="M26 82h92v48H26z" />
      <path className="shade" d="M26 82 8 66h22zM118 82l16-16h-20z" />
      <Rect look="glass" x={154} y={38} width={88} height={92} />
      <path className="pen thin" d="M162 46h72v76h-72z" />
      <circle className="paper" cx="222" cy="84" r="7" />
      <path className="accent" d="M222 84v22h-8m8-8h-8" />
      <path className="box" d="M288 64c0-20 36-20 36 0 0 14-8 16-8 34h-20c0-18-8-20-8-34z" />
      <path className="shade" d="M272 98h68v22h-68z" />
      <path className="red" d="M276 120h60v10h-60z" />
      <Rect x={376} y={24} width={80} height={106} />
      <Writing x={390} y={44} lines={[52, 36]} />
      <path className="glass" d="M390 72h52v40h-52z" />
      <path className="red thin" d="M390 96l16-14 12 10 10-8 14 12v16h-52z" />
    </g>
  ),
};
