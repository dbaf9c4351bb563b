import type { Illustration } from './illustration.tsx';
import { Mark, Rect, Writing } from './shapes.tsx';

const size = { width: 200, height: 130 };

export const willToSign: Illustration = {
  name: 'will-to-sign',
  title: 'A typed will whose signature line is still empty.',
  ...size,
  shapes: (
    <>
      <Rect x={8} y={6} width={96} height={118} />
      <text className="large" x="56" y="30">
        Will
      </text>
      <Writing x={20} y={44} lines={[72, 72, 60, 72, 40]} />
      <path className="accent" d="M20 110h46" />
      <path className="box" d="m86 108 42-42 10 10-42 42-14 4z" />
      <path className="pen thin" d="m119 75 10 10M86 108l10 10" />
    </>
  ),
};

export const callAhead: Illustration = {
  name: 'call-ahead',
  title: 'A phone that calls the store, and two people who wait there.',
  ...size,
  shapes: (
    <>
      <path d="M4 122h192" />
      <rect className="paper" x="22" y="10" width="58" height="106" rx="8" />
      <path className="glass" d="M28 22h46v70H28z" />
      <circle className="red" cx="51" cy="76" r="11" />
      <path className="white" d="M46 74c1 6 5 8 9 7" />
      <path className="pen" d="M44 104h14" />
      <path d="M92 44c8 10 8 24 0 34m10-44c14 16 14 38 0 54" />
      <Person x={136} y={122} look="glass" />
      <Person x={174} y={122} look="box" />
    </>
  ),
};

export const signTogether: Illustration = {
  name: 'sign-together',
  title: 'Four people at one table: the signer, two witnesses, and the notary with a seal.',
  ...size,
  shapes: (
    <>
      <Person x={30} y={98} look="glass" />
      <Person x={76} y={98} look="paper" />
      <Person x={124} y={98} look="glass" />
      <Person x={170} y={98} look="box" />
      <path className="shade" d="M4 96h192v12H4z" />
      <path d="M18 108v18M182 108v18" />
      <path className="paper" d="m58 82 44-2 8 16H54z" />
      <path className="pen thin" d="m66 87 26-1M64 92h34" />
      <circle className="red" cx="148" cy="88" r="9" />
      <path className="white" d="m144 88 3 3 5-6" />
    </>
  ),
};

export const notaryOnTheRoad: Illustration = {
  name: 'notary-on-the-road',
  title: 'A car with a notary’s seal on its door, in front of a house.',
  width: 320,
  height: 120,
  shapes: (
    <>
      <path d="M4 110h312" />
      <path className="glass" d="m50 62 20-28h56l26 28z" />
      <path className="pen thin" d="M98 34v28" />
      <path className="box" d="M24 62h142c14 2 20 10 20 20v18H24V74c0-8 0-12 8-12z" />
      <circle className="red" cx="98" cy="80" r="13" />
      <path className="white" d="m92 80 5 5 8-10" />
      <circle className="paper" cx="58" cy="100" r="13" />
      <circle className="paper" cx="152" cy="100" r="13" />
      <path className="paper" d="M226 56h74v54h-74z" />
      <path className="shade" d="m216 58 47-38 47 38z" />
      <path className="box" d="M254 76h20v34h-20z" />
      <path className="glass" d="M234 70h12v14h-12zM282 70h12v14h-12z" />
      <path d="M4 74h12M8 86h8" />
    </>
  ),
};

export const noCertifiedCopy: Illustration = {
  name: 'no-certified-copy',
  title: 'A diploma and its copy. The copy gets no seal.',
  width: 320,
  height: 120,
  shapes: (
    <>
      <Rect x={24} y={16} width={112} height={84} look="box" />
      <Rect x={32} y={24} width={96} height={68} />
      <path className="pen" d="M52 38h56" />
      <Writing x={44} y={52} lines={[72, 60]} />
      <circle className="shade" cx="110" cy="76" r="9" />
      <path d="M150 58h28m-9-9 9 9-9 9" />
      <Rect x={192} y={24} width={96} height={68} />
      <path className="pen thin" d="M212 38h56" />
      <Writing x={204} y={52} lines={[72, 60]} />
      <Mark x={270} y={78} right={false} />
    </>
  ),
};

interface PersonProps {
  /** Of the middle, and of the foot. */
  readonly x: number;
  readonly y: number;
  readonly look: string;
}

/** Head and shoulders. */
function Person({ x, y, look }: PersonProps) {
  return (
    <>
      <path className={look} d={`M${x - 17} ${y}v-16c0-12 7-18 17-18s17 6 17 18v16z`} />
      <circle className="paper" cx={x} cy={y - 44} r="11" />
    </>
  );
}
