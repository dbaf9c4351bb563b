import type { Illustration } from './illustration.tsx';
import { Rect } from './shapes.tsx';

export const photographArt: Illustration = {
  name: 'photograph-art',
  title: 'A camera takes a photo of a framed picture. A tape measure is along its lower edge.',
  width: 280,
  height: 170,
  shapes: (
    <>
      <Picture x={20} y={14} width={110} height={106} />
      <path className="red" d="M20 134h110v14H20z" />
      <path className="white" strokeWidth="1.5" d="M36 134v7m16-7v7m16-7v7m16-7v7m16-7v7m16-7v7" />
      <path strokeDasharray="5 5" d="m186 78-48-46M186 96l-48 22" />
      <path className="glass" d="M190 62h14l6-10h24l6 10h18v52h-68z" />
      <circle className="paper" cx="222" cy="88" r="18" />
      <circle className="pen" cx="222" cy="88" r="9" />
    </>
  ),
};

export const tapeGlass: Illustration = {
  name: 'tape-glass',
  title: 'Tape in a grid on the glass of a framed picture, and a board that covers the frame.',
  width: 280,
  height: 170,
  shapes: (
    <>
      <path className="shade" d="M96 8h164v154H96z" />
      <path className="pen thin" d="M96 20h164M96 150h164" />
      <Picture x={20} y={22} width={148} height={126} />
      <path className="tape" d="M36 58h116M36 85h116M36 112h116M64 38v94M94 38v94M124 38v94" />
    </>
  ),
};

const bubbles = 'a4 4 0 1 0 8 0a4 4 0 1 0-8 0m16 0'.repeat(11);

export const wrapCanvas: Illustration = {
  name: 'wrap-canvas',
  title:
    'A canvas on its stretcher, glassine over the painted side, and bubble wrap around it with the bubbles outward.',
  width: 280,
  height: 170,
  shapes: (
    <>
      <path className="shade" d="m206 14 16 10v120l-16-10zM54 134h152l16 10H70z" />
      <Rect x={54} y={14} width={152} height={120} />
      <path className="red" d="M55 70c28-52 54 18 80-18 18-24 44-14 70-26v107H55z" />
      <path className="paper" opacity=".85" d="M142 14h64v120h-64z" />
      <path
        className="glass"
        d="M40 104q9-12 18 0q9-12 18 0q9-12 18 0q9-12 18 0q9-12 18 0q9-12 18 0q9-12 18 0q9-12 18 0q9-12 18 0q9-12 18 0q9-12 18 0v54H40z"
      />
      <path className="pen thin" d={[112, 128, 144].map((y) => `M50 ${y}${bubbles}`).join('')} />
    </>
  ),
};

export const boardsAndTube: Illustration = {
  name: 'boards-and-tube',
  title: 'A print held by paper corners between two boards, and another one rolled around a tube.',
  width: 280,
  height: 170,
  shapes: (
    <>
      <path className="box" d="M14 20h130v104H14z" />
      <Rect x={34} y={36} width={90} height={72} />
      <path className="pen" d="m40 98 24-30 16 18 14-14 24 26" />
      <path
        className="red thin"
        d="M30 32h20L30 52zM128 32v20l-20-20zM128 112h-20l20-20zM30 112V92l20 20z"
      />
      <path className="shade" d="M14 134h130v10H14z" />
      <path className="paper" d="M182 34h62v116h-62z" />
      <path className="shade" d="M194 14h38v20h-38zM194 150h38v10h-38z" />
      <path className="pen" d="M230 34v116M190 60h30M190 76h30" />
      <ellipse className="pen" cx="213" cy="14" rx="19" ry="5" />
    </>
  ),
};

export const boxOrCrate: Illustration = {
  name: 'box-or-crate',
  title: 'A flat cardboard box for a small picture, and a wooden crate on skids for a large one.',
  width: 280,
  height: 170,
  shapes: (
    <>
      <path className="box" d="M14 86h82v72H14z" />
      <path className="shade" d="m96 86 12-8v72l-12 8zM14 86l12-8h82l-12 8z" />
      <path className="red thin" d="M14 116h82v10H14z" />
      <path className="box" d="M140 16h118v128H140z" />
      <path
        className="shade"
        d="M140 16h118v18H140zM140 126h118v18H140zM140 34h18v92h-18zM240 34h18v92h-18z"
      />
      <path className="pen" d="m158 126 82-92" />
      <path className="shade" d="M150 144h22v14h-22zM226 144h22v14h-22z" />
      <path d="M4 158h272" />
    </>
  ),
};

interface PictureProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Hills and a sun in a frame. */
function Picture({ x, y, width, height }: PictureProps) {
  const [left, bottom] = [x + 14, y + height - 14];
  const across = width - 28;
  return (
    <>
      <rect className="box" {...{ x, y, width, height }} />
      <Rect x={left} y={y + 14} width={across} height={height - 28} />
      <path
        className="pen"
        d={`M${left} ${bottom - 12}l${across * 0.3} ${-height * 0.3} ${across * 0.25} ${height * 0.2} ${across * 0.2} ${-height * 0.14} ${across * 0.25} ${height * 0.22}`}
      />
      <circle className="red" cx={x + width * 0.66} cy={y + height * 0.34} r="8" />
    </>
  );
}
