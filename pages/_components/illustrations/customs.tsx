import type { Illustration } from './illustration.tsx';
import { Parcel, Rect } from './shapes.tsx';

export const invoiceCopies: Illustration = {
  name: 'invoice-copies',
  title: 'Three copies of a commercial invoice, and a package with a clear pocket for them.',
  width: 360,
  height: 210,
  shapes: (
    <>
      <path d="M4 196h352" />
      <Rect x={64} y={14} width={96} height={126} />
      <Rect x={44} y={30} width={96} height={126} />
      <Rect x={24} y={46} width={96} height={126} />
      <path className="red" d="M24 46h96v20h-96z" />
      <path
        className="pen thin"
        d="M34 80h46M34 92h34M34 106h76M34 120h76M34 134h76M92 100v42M34 156c8-12 12 8 18-2s9 4 14-1"
      />
      <Parcel x={182} y={96} width={124} height={100} depth={40} labeled={false} />
      <path className="glass" d="M194 134h56v48h-56z" />
      <path className="paper thin" d="M200 142h44v34h-44z" />
      <path className="pen thin" d="M206 150h30M206 158h20M206 166h26" />
      <path d="M126 150c22 18 34 18 54 10m-12-6 12 6-8 10" />
    </>
  ),
};
