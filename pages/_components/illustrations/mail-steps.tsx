import type { Illustration } from './illustration.tsx';
import { AddressLabel, Mark, Parcel, Rect, Writing } from './shapes.tsx';

const size = { width: 240, height: 130 };

export const mailArrives: Illustration = {
  name: 'forwarding-mail-arrives',
  title: 'An open mailbox with two letters, and a package below it.',
  ...size,
  shapes: (
    <>
      <path className="box" d="M20 10h200v56H20zM87 10v56M153 10v56" />
      <path className="glass" d="M93 16h54v44H93z" />
      <path className="paper" d="M99 34h42v22H99z" />
      <path className="red thin" d="M128 38h8v8h-8z" />
      <path className="paper" d="m104 30 38-8 3 12h-41z" />
      <path className="pen thin" d="M32 24h20M72 36v8M165 24h20M206 36v8" />
      <path className="shade" d="m153 10 24 12v54l-24-10z" />
      <Parcel x={42} y={92} width={54} height={32} depth={18} taped={false} />
      <path d="M8 124h224" />
    </>
  ),
};

export const mailInOneBox: Illustration = {
  name: 'forwarding-one-box',
  title: 'Letters and a magazine go into one box.',
  ...size,
  shapes: (
    <>
      <Rect x={60} y={12} width={52} height={34} />
      <path className="pen thin" d="m60 12 26 18 26-18" />
      <Rect x={104} y={4} width={42} height={54} look="glass" />
      <path className="pen thin" d="M110 14h30M110 22h20" />
      <Rect x={140} y={18} width={50} height={32} />
      <path className="red thin" d="M176 22h9v10h-9z" />
      <path className="box" d="M52 62h144v62H52z" />
      <path className="shade" d="M52 62 26 48h30l18 14zM196 62l26-14h-30l-18 14z" />
      <AddressLabel x={72} y={76} width={62} height={38} />
      <path d="M8 124h224" />
    </>
  ),
};

export const mailTracked: Illustration = {
  name: 'forwarding-tracked',
  title: 'A phone with the route of a package on its screen, and the package next to it.',
  ...size,
  shapes: (
    <>
      <rect className="paper" x="20" y="4" width="88" height="122" rx="8" />
      <path className="glass" d="M28 18h72v90H28z" />
      <path className="pen" strokeDasharray="5 5" d="M42 96c0-30 44-16 44-44V34" />
      <circle className="box" cx="42" cy="96" r="6" />
      <circle className="box" cx="66" cy="68" r="6" />
      <path className="red" d="M86 46c-8-10-11-14-11-19a11 11 0 0 1 22 0c0 5-3 9-11 19z" />
      <circle className="paper thin" cx="86" cy="27" r="4" />
      <Parcel x={138} y={68} width={64} height={58} depth={24} />
      <path d="M4 126h232" />
    </>
  ),
};

export const noChangeOfAddress: Illustration = {
  name: 'forwarding-no-change-of-address',
  title: 'A change of address form, crossed out. Our counter sends a new envelope.',
  width: 360,
  height: 140,
  shapes: (
    <>
      <Rect x={16} y={10} width={92} height={114} />
      <Rect x={16} y={10} width={92} height={24} look="glass" />
      <Writing x={28} y={50} lines={[60, 68, 40]} />
      <path className="pen thin" d="M28 84h68v26H28z" />
      <Mark x={106} y={116} right={false} />
      <path className="shade" d="M150 96h194v30H150z" />
      <path className="box" d="M142 88h210v9H142z" />
      <Rect x={164} y={34} width={84} height={54} />
      <Writing x={176} y={62} lines={[40, 30]} />
      <path className="red thin" d="M226 40h14v17h-14z" />
      <path className="accent" d="M264 62h56m-13-11 13 11-13 11" />
      <path d="M4 126h348" />
    </>
  ),
};

export const orderToPmb: Illustration = {
  name: 'receiving-order',
  title: 'A laptop with a field for the address. It holds a PMB number.',
  ...size,
  shapes: (
    <>
      <path className="glass" d="M48 8h144v88H48z" />
      <Rect x={60} y={20} width={120} height={64} />
      <Writing x={70} y={32} lines={[50, 70]} />
      <path className="pen thin" d="M70 50h100v20H70z" />
      <text x="78" y="65">
        PMB 123
      </text>
      <path className="accent" d="M148 54v12" />
      <path className="shade" d="M30 96h180l14 26H16z" />
      <path className="pen thin" d="M96 112h48" />
    </>
  ),
};

export const deliveredToCounter: Illustration = {
  name: 'receiving-delivered',
  title: 'A driver hands a package over the counter.',
  ...size,
  shapes: (
    <>
      <circle className="box" cx="48" cy="26" r="14" />
      <path className="red thin" d="M33 22a15 15 0 0 1 30 0h8v4H33z" />
      <path className="glass" d="M26 124V66c0-16 10-24 22-24s22 8 22 24v58z" />
      <path className="glass" d="m62 56 38 20v12l-42-14z" />
      <Parcel x={98} y={52} width={52} height={40} depth={18} />
      <path className="shade" d="M92 94h140v30H92z" />
      <path className="box" d="M84 92h152v9H84z" />
    </>
  ),
};

export const idAtPickup: Illustration = {
  name: 'receiving-pickup',
  title: 'A hand with an ID card in front of a package.',
  ...size,
  shapes: (
    <>
      <Parcel x={18} y={48} width={86} height={70} depth={28} labeled={false} />
      <Rect x={122} y={26} width={86} height={54} />
      <circle className="box" cx="144" cy="46" r="8" />
      <path className="box" d="M130 72q0-14 14-14t14 14z" />
      <Writing x={166} y={42} lines={[32, 32, 20]} />
      <path className="box" d="M172 124c-6-16-8-34-4-44 3-6 10-4 10 4v10h30c8 0 12 6 12 14v16z" />
      <path d="M4 120h140" />
    </>
  ),
};
