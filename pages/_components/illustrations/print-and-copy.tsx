import type { Illustration } from './illustration.tsx';
import { Machine } from './printer.tsx';
import { Rect, Writing } from './shapes.tsx';

const size = { width: 200, height: 130 };

export const fileToPrint: Illustration = {
  name: 'file-to-print',
  title: 'A USB drive beside a printer. A page comes out.',
  ...size,
  shapes: (
    <>
      <path d="M4 112h192" />
      <path className="box" d="M14 76h28v36H14z" />
      <path className="paper" d="M18 62h20v14H18z" />
      <path className="pen thin" d="M23 67h3v4h-3zM30 67h3v4h-3z" />
      <path d="M52 92h24m-8-8 8 8-8 8" />
      <Machine x={92} y={46} />
      <path className="paper" d="m108 100 64 0 8 12h-80z" />
      <path className="pen thin" d="M114 105h40" />
      <Rect x={112} y={10} width={56} height={50} />
      <Writing x={120} y={22} lines={[40, 40, 26]} />
    </>
  ),
};

export const stackOfCopies: Illustration = {
  name: 'stack-of-copies',
  title: 'One original, an arrow, and a stack of copies.',
  ...size,
  shapes: (
    <>
      <Rect x={12} y={16} width={62} height={84} />
      <path className="red thin" d="M22 26h28v8H22z" />
      <Writing x={22} y={46} lines={[42, 42, 30, 42, 20]} />
      <path d="M86 58h24m-8-8 8 8-8 8" />
      <Rect x={136} y={28} width={58} height={80} />
      <Rect x={130} y={22} width={58} height={80} />
      <Rect x={124} y={16} width={58} height={80} />
      <path className="shade thin" d="M133 26h26v8h-26z" />
      <Writing x={133} y={46} lines={[40, 40, 28, 40, 18]} />
    </>
  ),
};

export const floorPlan: Illustration = {
  name: 'floor-plan',
  title: 'A floor plan on a sheet as big as two letter pages.',
  ...size,
  shapes: (
    <>
      <Rect x={24} y={10} width={152} height={98} />
      <path className="pen thin" strokeDasharray="5 5" d="M100 10v98" />
      <path
        className="pen"
        d="M38 24h80v30H96M38 24v70h62V78M118 24h44v70h-40M118 54h16M38 62h30"
      />
      <path className="accent" d="M68 62a16 16 0 0 0 16-16" />
    </>
  ),
};

export const passportPhoto: Illustration = {
  name: 'passport-photo',
  title: 'A camera on a stand, and a person in front of a white wall.',
  ...size,
  shapes: (
    <>
      <path d="M4 112h192" />
      <path className="paper" d="M104 8h84v104h-84z" />
      <path className="shade" d="M120 112c0-26 10-34 26-34s26 8 26 34z" />
      <circle className="paper" cx="146" cy="54" r="20" />
      <path className="pen thin" d="M139 52h1M152 52h1M141 62h10" />
      <path d="m36 62-14 50M44 62l14 50M40 62v50" />
      <path className="glass" d="M14 34h52v28H14zM30 26h18v8H30z" />
      <circle className="red" cx="50" cy="48" r="9" />
    </>
  ),
};

export const shredder: Illustration = {
  name: 'shredder',
  title: 'A bank statement goes into a shredder and comes out in strips.',
  ...size,
  shapes: (
    <>
      <Rect x={64} y={4} width={72} height={50} />
      <path className="red thin" d="M74 12h22v7H74z" />
      <Writing x={74} y={28} lines={[52, 40]} />
      <path className="shade" d="M44 44h112v24H44z" />
      <path className="ink" d="M58 52h84v6H58z" />
      <path d="M64 68l-2 44M76 68l2 38M88 68l-2 46M100 68l3 40M112 68l-2 46M124 68l2 38M136 68l-2 44" />
    </>
  ),
};

export const clippedSets: Illustration = {
  name: 'clipped-sets',
  title: 'Three sets of the same pages, each with a clip.',
  ...size,
  shapes: (
    <>
      {[8, 72, 136].map((x) => (
        <g key={x}>
          <Rect x={x + 6} y={24} width={50} height={84} />
          <Rect x={x} y={18} width={50} height={84} />
          <Writing x={x + 8} y={44} lines={[34, 34, 24, 34, 18]} />
          <path className="red thin" d={`M${x + 16} 10h18v16h-18z`} />
        </g>
      ))}
    </>
  ),
};
