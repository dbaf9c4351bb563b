import type { Illustration } from './illustration.tsx';
import { Rect, Writing } from './shapes.tsx';

const size = { width: 150, height: 100 };

export const callToReserve: Illustration = {
  name: 'mailbox-call',
  title: 'A ringing phone.',
  ...size,
  shapes: (
    <>
      <rect className="paper" x="49" y="4" width="52" height="92" rx="6" />
      <path className="box" d="M49 16h52v60H49z" />
      <circle className="red" cx="75" cy="46" r="18" />
      <path className="white" d="M67 38c-2 9 9 20 18 17" />
      <path d="M114 33q9 13 0 26M125 25q15 21 0 42M36 33q-9 13 0 26M25 25q-15 21 0 42" />
    </>
  ),
};

export const twoIds: Illustration = {
  name: 'mailbox-two-ids',
  title: 'A card with a face, and a paper with a house.',
  ...size,
  shapes: (
    <>
      <Rect x={10} y={8} width={84} height={54} />
      <circle className="box" cx="32" cy="28" r="8" />
      <path className="box" d="M18 54q0-14 14-14t14 14z" />
      <Writing x={54} y={24} lines={[30, 30, 18]} />
      <Rect x={56} y={42} width={84} height={52} />
      <path className="box" d="m64 68 18-16 18 16v18H64z" />
      <path className="red thin" d="M78 72h8v14h-8z" />
      <Writing x={108} y={62} lines={[24, 24, 14]} />
    </>
  ),
};

export const form1583: Illustration = {
  name: 'mailbox-form-1583',
  title: 'USPS Form 1583, signed.',
  ...size,
  shapes: (
    <>
      <Rect x={18} y={4} width={70} height={92} />
      <Rect x={18} y={4} width={70} height={24} look="box" />
      <text className="large" x="53" y="23">
        1583
      </text>
      <Writing x={26} y={40} lines={[54, 54, 34]} />
      <path className="accent" d="M26 82c7-16 9-16 11-5s7 5 11-4 7 6 13 2" />
      <path className="box" d="m74 72 28-34 9 8-28 34-12 3z" />
    </>
  ),
};

export const receiptAndKey: Illustration = {
  name: 'mailbox-receipt-and-key',
  title: 'A receipt, and the key to a mailbox.',
  ...size,
  shapes: (
    <>
      <path className="paper" d="M18 6h50v88l-8-6-9 6-8-6-9 6-8-6-8 6z" />
      <Writing x={27} y={20} lines={[32, 32, 20]} />
      <path className="accent" d="M27 58h32" />
      <path className="box" d="M100 56h10v38h-10zM110 76h10v8h-10zM110 87h8v7h-8z" />
      <circle className="box" cx="105" cy="38" r="20" />
      <circle className="glass" cx="105" cy="31" r="6" />
    </>
  ),
};

export const newAddress: Illustration = {
  name: 'mailbox-new-address',
  title: 'An envelope addressed to a PMB number.',
  ...size,
  shapes: (
    <>
      <Rect x={8} y={14} width={134} height={76} />
      <Writing x={18} y={26} lines={[28, 20]} />
      <Rect x={114} y={22} width={18} height={22} look="red thin" />
      <Writing x={52} y={46} lines={[46]} />
      <text className="large" x="73" y="70">
        PMB
      </text>
      <path className="accent" d="M52 75h42" />
      <Writing x={52} y={83} lines={[70]} />
    </>
  ),
};

export const mailboxSteps = [callToReserve, twoIds, form1583, receiptAndKey, newAddress] as const;
