import type { Illustration } from './illustration.tsx';
import { Machine } from './printer.tsx';
import { Mark, Rect, Writing } from './shapes.tsx';

const size = { width: 320, height: 130 };

export const readItOnceMore: Illustration = {
  name: 'read-it-once-more',
  title: 'A page with one word circled, and a pen.',
  ...size,
  shapes: (
    <>
      <Rect x={70} y={6} width={150} height={118} />
      <path className="shade thin" d="M86 20h60v10H86z" />
      <Writing x={86} y={46} lines={[118, 118, 90, 118, 104, 118, 60]} />
      <ellipse className="accent" cx="176" cy="66" rx="30" ry="12" />
      <path className="box" d="m206 68 52-50 12 12-52 50-16 4z" />
      <path className="pen thin" d="m246 29 12 12M206 68l12 12" />
    </>
  ),
};

export const faceForThePhoto: Illustration = {
  name: 'face-for-the-photo',
  title: 'Two photos: not with a hat and glasses, but with a bare head and a neutral face.',
  ...size,
  shapes: (
    <>
      <Portrait x={36} />
      <path className="shade" d="M60 46c0-26 52-26 52 0zM48 46h76v8H48z" />
      <path className="pen" d="M66 62h16v10H66zM90 62h16v10H90zM82 66h8" />
      <Mark x={128} y={110} right={false} />
      <Portrait x={184} />
      <path className="pen" d="M222 64h1M246 64h1" strokeWidth="4" />
      <path className="pen" d="M226 80h18" />
      <Mark x={276} y={110} right />
    </>
  ),
};

export const callTheOfficeFirst: Illustration = {
  name: 'call-the-office-first',
  title: 'A person on the phone next to the fax machine that receives the pages.',
  ...size,
  shapes: (
    <>
      <path d="M4 122h312" />
      <path strokeDasharray="6 6" d="M10 40h54c20 0 16 42 42 42m-10-9 10 9-10 9" />
      <Machine x={116} y={50} />
      <path className="paper" d="M132 102h64v20h-64z" />
      <path className="pen thin" d="M140 110h40" />
      <path className="glass" d="M232 122V86c0-16 10-24 26-24s26 8 26 24v36z" />
      <circle className="paper" cx="258" cy="40" r="18" />
      <path className="red" d="M276 28h9v26h-9z" />
    </>
  ),
};

export const stapleOut: Illustration = {
  name: 'staple-out',
  title: 'Two pages whose staple and paper clip lie beside them.',
  ...size,
  shapes: (
    <>
      <path d="M4 122h312" />
      <Rect x={66} y={16} width={84} height={102} />
      <Rect x={54} y={8} width={84} height={102} />
      <Writing x={66} y={36} lines={[60, 60, 44, 60, 60, 30]} />
      <path className="pen thin" d="M62 18h1M72 14h1" strokeWidth="3" />
      <path className="accent" d="M188 92v-14h34v14" />
      <path strokeWidth="3" d="M240 88V54a12 12 0 0 1 24 0v42a8 8 0 0 1-16 0V58" />
      <path d="M156 50h24m-9-9 9 9-9 9" />
    </>
  ),
};

/** Head and shoulders on a white photo, 100 units wide. */
function Portrait({ x }: { readonly x: number }) {
  return (
    <>
      <Rect x={x} y={8} width={100} height={112} />
      <path className="box" d={`M${x + 14} 120c0-22 14-30 36-30s36 8 36 30z`} />
      <circle className="paper" cx={x + 50} cy="66" r="27" />
    </>
  );
}
