import type { Illustration } from './illustration.tsx';
import { Globe, Truck, Vase } from './objects.tsx';
import { Parcel, Rect } from './shapes.tsx';

/** What a visitor comes with, each with one red accent. */
const size = { width: 96, height: 72 } as const;

export const choiceReturn: Illustration = {
  name: 'choice-return',
  title: 'A box and an arrow that turns back.',
  ...size,
  shapes: (
    <>
      <Parcel x={12} y={34} width={44} height={30} depth={12} taped={false} />
      <path className="accent" d="M82 64c9-28-6-50-34-48m9-9-9 9 9 9" />
    </>
  ),
};

export const choiceDropOff: Illustration = {
  name: 'choice-drop-off',
  title: 'An arrow down to the counter, beside a labeled box.',
  ...size,
  shapes: (
    <>
      <path d="M4 66h88" />
      <Parcel x={36} y={30} width={42} height={36} depth={12} taped={false} />
      <path className="accent" d="M18 20v36m-9-9 9 9 9-9" />
    </>
  ),
};

export const choiceShip: Illustration = {
  name: 'choice-ship',
  title: 'A delivery truck with a red stripe.',
  ...size,
  shapes: (
    <>
      <path d="M2 66h92" />
      <Truck x={10} y={20} />
    </>
  ),
};

export const choicePack: Illustration = {
  name: 'choice-pack',
  title: 'A vase half in an open box.',
  ...size,
  shapes: (
    <>
      <Vase x={40} y={4} />
      <path className="box" d="M22 32h50v34H22z" />
      <path className="shade" d="M22 32 9 23h14zM72 32l13-9H71z" />
      <path className="red thin" d="M43 32h8v11h-8z" />
    </>
  ),
};

export const choiceOverseas: Illustration = {
  name: 'choice-overseas',
  title: 'A globe and a small box.',
  ...size,
  shapes: (
    <>
      <Globe x={40} y={36} radius={29} />
      <Parcel x={58} y={44} width={24} height={20} depth={8} labeled={false} />
    </>
  ),
};

export const choiceMailbox: Illustration = {
  name: 'choice-mailbox',
  title: 'Eight mailboxes. One door is red.',
  ...size,
  shapes: (
    <>
      <path className="paper" d="M8 6h78v61H8zM34 6v38M60 6v38M8 25h78M8 44h78M47 44v23" />
      <path className="red" d="M34 25h26v19H34z" />
      <path
        className="pen thin"
        d="M13 12h8m8 2v5M39 12h8m8 2v5M65 12h8m8 2v5M13 31h8m8 2v5M39 31h8m8 2v5M65 31h8m8 2v5M13 51h12m17 2v6M52 51h12m17 2v6"
      />
    </>
  ),
};

export const choiceNotary: Illustration = {
  name: 'choice-notary',
  title: 'A signed page with a red seal.',
  ...size,
  shapes: (
    <>
      <Rect x={16} y={4} width={48} height={64} />
      <path className="pen thin" d="M23 15h24M23 25h34M23 35h34M23 57h18" />
      <path className="pen" d="M23 53c5-10 6 4 10-3s5 4 9-1" />
      <circle className="red" cx="66" cy="50" r="16" />
      <path className="white" d="m59 50 5 5 9-11" />
    </>
  ),
};

export const choicePrint: Illustration = {
  name: 'choice-print',
  title: 'A printer with a page coming out.',
  ...size,
  shapes: (
    <>
      <Rect x={26} y={8} width={44} height={20} />
      <path className="pen thin" d="M32 15h26M32 21h18" />
      <path className="glass" d="M12 26h72v26H12z" />
      <Rect x={24} y={44} width={48} height={20} />
      <path className="pen thin" d="M30 51h34M30 57h22" />
      <Rect x={70} y={31} width={9} height={5} look="red thin" />
    </>
  ),
};
