import type { Illustration } from './illustration.tsx';
import { Truck } from './objects.tsx';
import { Mark, Parcel, Rect, Writing } from './shapes.tsx';
import { Vase } from './things.tsx';

const size = { width: 150, height: 100 } as const;

const paidInvoice: Illustration = {
  name: 'auction-paid-invoice',
  title: 'An auctioneer’s gavel, and an invoice with a check mark.',
  ...size,
  shapes: (
    <>
      <Rect x={78} y={8} width={62} height={82} />
      <Writing x={88} y={22} lines={[30, 42, 24]} />
      <path className="pen thin" d="M88 64h42" />
      <Mark x={124} y={76} right />
      <path className="box" d="m34 46 8-6 34 40-8 7z" />
      <path className="red" d="m14 38 26-24 14 16-26 24z" />
      <path className="shade" d="m8 34 8-8 20 24-8 7zM36 10l8-7 20 24-8 7z" />
      <path className="shade" d="M8 80h44v10H8z" />
      <path d="M2 90h146" />
    </>
  ),
};

const releaseSent: Illustration = {
  name: 'auction-release-sent',
  title: 'A signed letter on its way to the auction house.',
  ...size,
  shapes: (
    <>
      <Rect x={8} y={14} width={56} height={76} />
      <Writing x={17} y={28} lines={[24, 38, 38, 30]} />
      <path className="accent" d="M17 76c4-12 8 8 14-2s10 6 16 0" />
      <path strokeDasharray="4 6" d="M68 46c10-6 16-6 24-2" />
      <path className="paper" d="M94 40h46v50H94z" />
      <path className="box" d="M88 40 117 16l29 24z" />
      <path className="shade" d="M100 48h6v42h-6zM114 48h6v42h-6zM128 48h6v42h-6z" />
      <path d="M2 90h146" />
    </>
  ),
};

const checkedIn: Illustration = {
  name: 'auction-checked-in',
  title: 'A vase with its lot tag, beside a list on which two of three lines are checked.',
  ...size,
  shapes: (
    <>
      <Vase x={38} y={22} scale={1.25} />
      <path d="M46 28c14-6 20 2 22 12" />
      <path className="red" d="m60 40 8-6 10 4 2 22H60z" />
      <Rect x={90} y={12} width={52} height={78} look="box" />
      <Rect x={96} y={22} width={40} height={62} />
      <path className="shade" d="M106 6h20v12h-20z" />
      <path
        className="pen thin"
        d="M101 34h8v8h-8zM101 50h8v8h-8zM101 66h8v8h-8zM114 38h16M114 54h16M114 70h16"
      />
      <path className="pen" d="m102 37 3 4 7-9M102 53l3 4 7-9" />
      <path d="M2 90h146" />
    </>
  ),
};

const signedDelivery: Illustration = {
  name: 'auction-signed-delivery',
  title: 'A truck with a package, and a line that waits for a signature.',
  ...size,
  shapes: (
    <>
      <g transform="translate(58 40) scale(1.08)">
        <Truck x={0} y={0} />
      </g>
      <Parcel x={8} y={56} width={32} height={34} depth={12} labeled={false} />
      <Rect x={8} y={8} width={70} height={26} />
      <path className="accent" d="M16 24c6-12 10 8 16-2s12 8 20-2" />
      <path className="pen thin" d="M16 28h54" />
      <path className="box" d="m70 20 18-18 6 6-18 18-8 2z" />
      <path d="M2 90h146" />
    </>
  ),
};

/** In the order of the steps. */
export const auctionSteps = [paidInvoice, releaseSent, checkedIn, signedDelivery] as const;
