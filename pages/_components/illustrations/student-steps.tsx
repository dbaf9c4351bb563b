import type { Illustration } from './illustration.tsx';
import { Rect, Writing } from './shapes.tsx';

const size = { width: 150, height: 100 };

export const askForSize: Illustration = {
  name: 'student-ask-for-size',
  title: 'A phone beside a small, a medium and a large mailbox door.',
  ...size,
  shapes: (
    <>
      <rect className="paper" x="8" y="14" width="38" height="76" rx="6" />
      <path className="glass" d="M8 24h38v50H8z" />
      <path className="pen thin" d="M16 38h22M16 48h22M16 58h12" />
      <path d="M54 38q7 10 0 20M62 32q10 16 0 32" />
      <Rect x={74} y={10} width={20} height={14} look="box" />
      <Rect x={74} y={34} width={34} height={20} look="red thin" />
      <Rect x={74} y={64} width={66} height={26} look="box" />
      <path className="pen thin" d="M88 16v4M98 42v5M128 74v7" />
    </>
  ),
};

export const visitWithIds: Illustration = {
  name: 'student-visit-with-ids',
  title: 'The front of a store, and a student with a backpack.',
  ...size,
  shapes: (
    <>
      <path className="box" d="M10 34h82v56H10z" />
      <path className="paper" d="M6 14h90l6 20H0z" />
      <path className="red thin" d="M24 14h18l-2 20H18zM60 14h18l6 20H62z" />
      <path className="glass" d="M20 46h26v24H20z" />
      <path className="paper" d="M58 46h24v44H58z" />
      <path className="pen thin" d="M64 66v6" />
      <circle className="box" cx="124" cy="36" r="11" />
      <path className="glass" d="M110 90V66c0-10 6-15 14-15s14 5 14 15v24z" />
      <path className="red" d="M132 56h12v22h-12z" />
      <path d="M2 90h146" />
    </>
  ),
};

export const payTheFirstDay: Illustration = {
  name: 'student-pay-the-first-day',
  title: 'Bills and coins beside a mailbox key.',
  ...size,
  shapes: (
    <>
      <Rect x={20} y={20} width={84} height={42} look="box" />
      <Rect x={10} y={32} width={84} height={42} />
      <circle className="red thin" cx="52" cy="53" r="14" />
      <text className="large on-ink" x="52" y="60">
        $
      </text>
      <path className="pen thin" d="M18 40h12M74 66h12" />
      <path className="box" d="M16 84h34v8H16zM58 84h34v8H58z" />
      <path className="glass" d="M123 48h8v42h-8zM131 74h9v7h-9zM131 84h7v6h-7z" />
      <circle className="glass" cx="127" cy="34" r="16" />
      <circle className="paper" cx="127" cy="28" r="5" />
    </>
  ),
};

export const shareTheAddress: Illustration = {
  name: 'student-share-the-address',
  title: 'A message with a PMB number leaves a phone.',
  ...size,
  shapes: (
    <>
      <rect className="paper" x="8" y="6" width="48" height="88" rx="7" />
      <path className="glass" d="M8 18h48v60H8z" />
      <Writing x={16} y={32} lines={[24, 30]} />
      <path className="paper" d="M44 22h98v46H84L68 82V68H44z" />
      <text className="large" x="93" y="44">
        PMB
      </text>
      <path className="accent" d="M66 54h54" />
    </>
  ),
};

export const studentSteps = [askForSize, visitWithIds, payTheFirstDay, shareTheAddress] as const;
