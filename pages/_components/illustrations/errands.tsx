import type { Illustration } from './illustration.tsx';
import { Parcel, Rect, Writing } from './shapes.tsx';

const size = { width: 150, height: 100 } as const;

const shipIt: Illustration = {
  name: 'errand-ship',
  title: 'A loose machine part, and the box that it will ship in.',
  ...size,
  shapes: (
    <>
      <circle className="glass" cx="36" cy="62" r="20" />
      <path
        className="glass"
        d="M32 34h8v10h-8zM32 80h8v10h-8zM8 58h10v8H8zM54 58h10v8H54zM17 38l6-5 7 8-6 5zM42 83l6-5 7 8-6 5zM17 86l7-8 6 5-7 8zM43 41l6-8 7 5-7 8z"
      />
      <circle className="paper" cx="36" cy="62" r="8" />
      <path className="accent" d="M60 34c6-16 20-18 30-8m-2-10 2 10-10 2" />
      <Parcel x={80} y={46} width={46} height={44} depth={18} />
      <path d="M2 90h146" />
    </>
  ),
};

const notarizeIt: Illustration = {
  name: 'errand-notarize',
  title: 'A land deed, a pen for it, and the seal that it gets.',
  ...size,
  shapes: (
    <>
      <Rect x={30} y={8} width={76} height={82} />
      <path className="box thin" d="M42 18h52v24H42z" />
      <path className="pen thin" d="M42 34l20-10 14 8 18-10M62 24v18" />
      <Writing x={42} y={54} lines={[52, 40]} />
      <path className="pen thin" d="M42 80h24" />
      <circle className="red" cx="88" cy="70" r="12" />
      <path className="red thin" d="m81 79-4 15 11-5 11 5-4-15z" />
      <path className="shade" d="m56 76 24-56 9 4-24 56-9 6z" transform="translate(46 -10)" />
    </>
  ),
};

const copyIt: Illustration = {
  name: 'errand-copy',
  title: 'An open manual, and a copy of one of its pages.',
  ...size,
  shapes: (
    <>
      <path
        className="paper"
        d="M6 26c14-8 28-8 40 0v56c-12-8-26-8-40 0zM86 26c-14-8-28-8-40 0v56c12-8 26-8 40 0z"
      />
      <path className="pen thin" d="M13 36q14-6 27 0M13 48q14-6 27 0M13 60q14-6 27 0" />
      <circle className="pen" cx="66" cy="48" r="11" />
      <circle className="pen thin" cx="66" cy="48" r="4" />
      <path d="M92 54h12m-6-6 6 6-6 6" />
      <Rect x={110} y={28} width={34} height={54} />
      <circle className="accent" cx="127" cy="48" r="10" />
      <path className="pen thin" d="M117 66h20M117 74h14" />
    </>
  ),
};

const mailFromTheBox: Illustration = {
  name: 'errand-mailbox',
  title: 'An open mailbox with letters in it, and a package under it.',
  ...size,
  shapes: (
    <>
      <Rect x={24} y={6} width={70} height={42} look="shade" />
      <path className="paper" d="M32 24h44v20H32zM38 14h44v20H38z" />
      <path className="pen thin" d="m38 14 22 12 22-12" />
      <path className="red thin" d="M68 26h9v6h-9z" />
      <path className="box" d="m94 6 26 10v42L94 48z" />
      <circle className="paper" cx="112" cy="36" r="3" />
      <Parcel x={34} y={64} width={50} height={26} depth={16} taped={false} />
      <path d="M2 90h146" />
    </>
  ),
};

const supplies: Illustration = {
  name: 'errand-supplies',
  title: 'Flat boxes tied with string, and a roll of tape.',
  ...size,
  shapes: (
    <>
      <path className="box" d="M10 78h84v12H10zM14 66h84v12H14zM10 54h84v12H10zM14 42h84v12H14z" />
      <path className="pen thin" d="M10 84h84M14 72h84M10 60h84M14 48h84" />
      <path d="M54 90V42c-8-14 8-22 12-10 4-12 18-6 6 10" />
      <circle className="red" cx="122" cy="68" r="22" />
      <circle className="paper" cx="122" cy="68" r="11" />
      <path d="M2 90h146" />
    </>
  ),
};

/** In the order of the list. */
export const errandDrawings = [shipIt, notarizeIt, copyIt, mailFromTheBox, supplies] as const;
