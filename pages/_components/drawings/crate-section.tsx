import '../../_assets/css/draw.css';
import { PartNumber } from './part-number.tsx';

/** A crate cut through the middle, with a framed canvas standing in it. */
export function CrateSection() {
  return (
    <svg
      className="draw"
      viewBox="0 0 440 300"
      role="img"
      aria-label="Inside an art crate, numbered from the outside in: plywood, foam, inner box, wrap, frame and canvas"
    >
      <path className="k" d="M10 8h300v264H10zM32 274h50v20H32zM238 274h50v20h-50z" />
      <path className="s" d="M26 24h268v232H26z" />
      <path className="p h" d={hatching} />
      <path className="k" d="M82 52h156v176H82z" />
      <path className="s" d="M92 62h136v156H92z" />
      <path className="p" strokeDasharray="5 5" d="M108 76h104v128H108z" />
      <path className="k" d="M124 88h22v104h-22zM174 88h22v104h-22z" />
      <path className="p" strokeWidth="5" d="M160 94v92" />
      <path className="p h" d="M146 94h28M146 186h28" />
      {leaders.map(({ y, line }, at) => (
        <g key={y}>
          <path className="l" d={line} />
          <PartNumber of={at + 1} x={410} y={y} />
        </g>
      ))}
    </svg>
  );
}

const hatching =
  'M26 60l36-36M26 100l76-76M26 140l56-56M26 180l56-56M26 220l56-56M36 250l46-46M238 84l56-56M238 124l56-56M238 164l56-56M238 204l56-56M238 244l56-56M262 256l32-32M120 52l28-28M180 52l28-28M110 256l28-28M180 256l28-28';

/** From each part to its number at the side. */
const leaders = [
  { y: 22, line: 'M302 22h94' },
  { y: 74, line: 'M280 74h116' },
  { y: 118, line: 'M233 118h163' },
  { y: 158, line: 'M212 158h184' },
  { y: 200, line: 'M196 176l16 24h184' },
  { y: 246, line: 'M160 182l20 64h216' },
];
