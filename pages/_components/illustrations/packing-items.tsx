import type { Illustration } from './illustration.tsx';
import { Rect } from './shapes.tsx';

/** Upright, 43 units wide and 104 high. */
export function Guitar() {
  return (
    <>
      <path
        className="box"
        d="M50 44c12 0 16 6 15 13s1 9 6 14c8 9 0 27-21 27s-29-18-21-27c5-5 7-7 6-14s3-13 15-13z"
      />
      <path className="ink" d="M46 2h8v50h-8z" />
      <path className="red thin" d="M43-6h14v14H43z" />
      <circle className="ink" cx="50" cy="62" r="7" />
      <path className="pen" d="M42 84h16" />
    </>
  );
}

/** Items to pack, each in a square of 100 units. */
export const itemShapes = {
  dishes: (
    <>
      <path className="red" d="M34 14h32c0 14-6 20-16 20s-16-6-16-20z" />
      {[38, 52, 66].map((y) => (
        <path key={y} className="paper" d={`M12 ${y}h76c-4 10-14 14-24 14H36c-10 0-20-4-24-14z`} />
      ))}
      <path className="pen" d="M38 84h24" />
    </>
  ),
  glasses: (
    <>
      {[27, 73].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path className="glass" d="M-2 48h4v32h12v6h-28v-6h12z" />
          <path className="paper" d="M-16 16c0 24 4 33 16 33s16-9 16-33z" />
          <ellipse className="glass" cy="16" rx="16" ry="5" />
          <path className="pen thin" d="M-9 28c0 8 1 10 4 13" />
        </g>
      ))}
    </>
  ),
  lamp: (
    <>
      <path className="box" d="M30 8h40l16 40H14z" />
      <path className="shade" d="M46 48h8v9h-8zM34 90h32v6H34z" />
      <path
        className="glass"
        d="M43 57h14c0 5 14 8 14 19 0 8-6 11-9 14H38c-3-3-9-6-9-14 0-11 14-14 14-19z"
      />
      <path className="red thin" d="M30 72h40q2 4 0 8H30q-2-4 0-8z" />
    </>
  ),
  lampBase: (
    <>
      <path className="shade" d="M43 4h14v14H43zM30 86h40v8H30z" />
      <path
        className="paper"
        d="M42 18h16c0 10 24 14 24 38 0 16-10 24-14 30H32c-4-6-14-14-14-30 0-24 24-28 24-38z"
      />
      <path className="red thin" d="M19 48h62q2 7 0 14H19q-2-7 0-14z" />
      <path className="pen" d="M70 90c22 4 30-14 20-24s-14 8-4 12 20-2 22-10" />
    </>
  ),
  screen: (
    <>
      <Rect x={6} y={14} width={88} height={58} look="ink" />
      <Rect x={12} y={20} width={76} height={46} look="glass" />
      <path className="pen" d="m20 60 18-22 12 14 10-10 20 18" />
      <circle className="red thin" cx="70" cy="32" r="6" />
      <path className="shade" d="M44 72h12v12H44zM28 84h44v6H28z" />
    </>
  ),
  guitar: (
    <g transform="rotate(38 50 50)">
      <Guitar />
    </g>
  ),
  framed: (
    <>
      <Rect x={8} y={12} width={84} height={76} look="box" />
      <Rect x={20} y={24} width={60} height={52} />
      <path className="pen" d="m22 72 18-26 12 14 8-10 18 22" />
      <circle className="red thin" cx="64" cy="38" r="6" />
    </>
  ),
  canvas: (
    <>
      <path className="shade" d="m82 16 10 8v66l-10-8zM10 82h72l10 8H20z" />
      <Rect x={10} y={16} width={72} height={66} />
      <path className="red" d="M12 60c16-26 30 10 44-8s18-8 24-14v42H12z" />
    </>
  ),
  print: (
    <>
      <Rect x={14} y={10} width={52} height={70} />
      <path className="pen" d="M22 66c10-30 20-4 34-40" />
      <path className="red thin" d="M22 20h12v12H22z" />
      <path className="box" d="m50 88 34-58 12 7-34 58z" />
      <path className="shade" d="m50 88 12 7-2 3-12-7z" />
    </>
  ),
} as const;

export type PackingItemName = keyof typeof itemShapes;

const size = { width: 100, height: 100 };

export const dishes: Illustration = {
  name: 'dishes',
  title: 'A stack of dishes.',
  ...size,
  shapes: itemShapes.dishes,
};
export const glasses: Illustration = {
  name: 'glasses',
  title: 'Two empty wine glasses.',
  ...size,
  shapes: itemShapes.glasses,
};
export const lamp: Illustration = {
  name: 'lamp',
  title: 'A table lamp.',
  ...size,
  shapes: itemShapes.lamp,
};
export const screen: Illustration = {
  name: 'screen',
  title: 'A flat screen on its stand.',
  ...size,
  shapes: itemShapes.screen,
};
export const guitar: Illustration = {
  name: 'guitar',
  title: 'A guitar.',
  ...size,
  shapes: itemShapes.guitar,
};
export const framed: Illustration = {
  name: 'framed',
  title: 'A framed picture.',
  ...size,
  shapes: itemShapes.framed,
};
export const canvas: Illustration = {
  name: 'canvas',
  title: 'A painted canvas.',
  ...size,
  shapes: itemShapes.canvas,
};
export const print: Illustration = {
  name: 'print',
  title: 'A print and a tube.',
  ...size,
  shapes: itemShapes.print,
};
