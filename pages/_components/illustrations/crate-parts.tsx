import type { Illustration } from './illustration.tsx';
import { Count } from './shapes.tsx';

const hatching =
  'M26 60l36-36M26 100l76-76M26 140l56-56M26 180l56-56M26 220l56-56M36 250l46-46M238 84l56-56M238 124l56-56M238 164l56-56M238 204l56-56M238 244l56-56M262 256l32-32M120 52l28-28M180 52l28-28M110 256l28-28M180 256l28-28';

/** From each part to its number at the side. */
const sectionLeaders = [
  { y: 22, line: 'M302 22h94' },
  { y: 74, line: 'M280 74h116' },
  { y: 118, line: 'M233 118h163' },
  { y: 158, line: 'M212 158h184' },
  { y: 200, line: 'M196 176l16 24h184' },
  { y: 246, line: 'M160 182l20 64h216' },
];

export const insideAnArtCrate: Illustration = {
  name: 'inside-an-art-crate',
  title:
    'Inside an art crate, numbered from the outside in: plywood, foam, inner box, wrap, frame and canvas.',
  width: 430,
  height: 304,
  shapes: (
    <>
      <path className="box" d="M10 8h300v264H10zM32 274h50v20H32zM238 274h50v20h-50z" />
      <path className="paper" d="M26 24h268v232H26z" />
      <path className="pen thin" d={hatching} />
      <path className="box" d="M82 52h156v176H82z" />
      <path className="paper" d="M92 62h136v156H92z" />
      <path className="pen" strokeDasharray="5 5" d="M108 76h104v128H108z" />
      <path className="box" d="M124 88h22v104h-22zM174 88h22v104h-22z" />
      <path className="pen" strokeWidth="5" d="M160 94v92" />
      <path className="pen thin" d="M146 94h28M146 186h28" />
      {sectionLeaders.map(({ y, line }, at) => (
        <g key={y}>
          <path className="leader" d={line} />
          <Count of={at + 1} x={410} y={y} />
        </g>
      ))}
    </>
  ),
};

const vase = 'M141 224h54l-8 22c40 16 40 64 6 90l4 14h-58l4-14c-34-26-34-74 6-90z';

/** From where on a part to the number at its side. */
const explodedLeaders = [
  [280, 66],
  [280, 160],
  [218, 286],
  [190, 352],
  [274, 440],
  [272, 560],
] as const;

const back = 150;

export const partsOfACrate: Illustration = {
  name: 'parts-of-a-crate',
  title: 'The parts of a crate, numbered from the top: lid, foam, item, walls, battens and skids.',
  width: 420,
  height: 640,
  shapes: (
    <>
      <path className="thin" strokeDasharray="4 6" d="M50 66v460M280 70v460M180 118v500" />
      <CrateSlab x={back} y={8} height={10} />
      <CrateSlab x={back} y={92} height={26} look="paper" />
      <path className="paper" strokeWidth="3" d={vase} />
      <CrateSlab x={back} y={330} height={104} open />
      <path
        className="paper"
        d="M50 378l18 7v104l-18-7zM162 423l18 7v104l-18-7zM180 430l16-8v104l-16 8z"
      />
      <path className="paper" d="M264 390l16-8v104l-16 8zM68 471l94 38v18l-94-38z" />
      <CrateSlab x={back} y={500} height={22} deep={0.2} />
      <CrateSlab x={back - 80} y={538} height={22} deep={0.2} />
      {explodedLeaders.map(([from, y], at) => (
        <g key={y}>
          <path className="leader" d={`M${from} ${y}H376`} />
          <Count of={at + 1} x={390} y={y} />
        </g>
      ))}
    </>
  ),
};

/** From where on the crate to which height at its side. */
const faceLeaders = [
  [306, 26, 38],
  [286, 84, 84],
  [338, 140, 138],
  [268, 204, 186],
  [318, 274, 274],
] as const;

const bolts = [48, 132, 216, 300].flatMap((x) => [
  { cx: x, cy: 38 },
  { cx: x, cy: 238 },
]);

export const frontOfAMuseumCrate: Illustration = {
  name: 'front-of-a-museum-crate',
  title: 'The front of a museum crate, with numbered bolts, gasket, handles, marks and skids.',
  width: 430,
  height: 304,
  shapes: (
    <>
      <path className="paper" d="M20 20h308v236H20z" />
      <path
        className="box"
        d="M20 20h308v36H20zM20 220h308v36H20zM20 56h36v164H20zM292 56h36v164h-36z"
      />
      <path className="pen thin" strokeDasharray="6 4" d="M62 62h224v152H62z" />
      <path
        className="shade thin"
        d={bolts.map(({ cx, cy }) => `M${cx - 12} ${cy - 10}h24v20h-24z`).join('')}
      />
      {bolts.map(({ cx, cy }) => (
        <circle key={`${cx} ${cy}`} className="paper" cx={cx} cy={cy} r="6" />
      ))}
      <path className="box" d="M30 258h56v28H30zM262 258h56v28h-56z" />
      <path strokeWidth="5" d="M10 110v56M338 110v56" />
      <path d="M10 116h10M10 160h10M328 116h10M328 160h10" />
      <path
        className="pen"
        strokeWidth="4"
        d="M98 176v-52m-14 14 14-14 14 14M134 176v-52m-14 14 14-14 14 14M84 190h64"
      />
      <path
        className="pen"
        strokeWidth="3"
        d="M176 118h34l-4 30c-4 10-22 10-26 0zM193 156v24M180 184h26"
      />
      <path
        className="pen"
        strokeWidth="3"
        d="M228 148c4-36 48-36 52 0zM254 148v30c0 10 12 10 12 0"
      />
      {faceLeaders.map(([from, y, fromY], at) => (
        <g key={y}>
          <path className="leader" d={`M${from} ${fromY}L392 ${y}`} />
          <Count of={at + 1} x={406} y={y} />
        </g>
      ))}
    </>
  ),
};

export const measuredThing: Illustration = {
  name: 'measured-thing',
  title:
    'A jug in a dashed box: height, width and depth at the widest points, handle and spout included.',
  width: 330,
  height: 250,
  shapes: (
    <>
      <path className="paper" d="M96 62h74l-10 26c46 26 46 86 6 112H100c-40-26-40-86 6-112z" />
      <path d="M164 96c46-8 52 52 12 62M96 62l-22-12 26 28" strokeWidth="3" />
      <path strokeDasharray="6 6" d="M56 46h148v156H56zM56 46l52-30h148l-52 30M256 16v156l-52 30" />
      <path d="M38 46v156m-6-8 6 8 6-8M32 54l6-8 6 8M56 220h148m-8-6 8 6-8 6M64 214l-8 6 8 6" />
      <path d="M216 214l52-30m-10 0 10 0-4 10M226 214l-10 0 4-10" />
      <text className="large ground" x="130" y="246">
        Width
      </text>
      <text className="large ground" x="278" y="222">
        Depth
      </text>
      <text className="large ground" x="22" y="128" transform="rotate(-90 22 128)">
        Height
      </text>
    </>
  ),
};

interface CrateSlabProps {
  /** The corner at the back, and how high the slab is. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** How much of the crate's depth it takes. */
  readonly deep?: number;
  readonly look?: 'box' | 'paper';
  /** Seen into from above: no top. */
  readonly open?: boolean;
}

/** A slab or box of a crate's ground plan, seen from above and from one corner. */
function CrateSlab({ x, y, height, deep = 1, look = 'box', open }: CrateSlabProps) {
  const across = 100 * deep;
  const down = 48 * deep;
  return (
    <>
      <path className={open ? 'paper' : look} d={`M${x} ${y}l130 52-${across} ${down}-130-52z`} />
      {open && <path className="pen thin" d={`M${x} ${y}v84`} />}
      <path className={look} d={`M${x - across} ${y + down}l130 52v${height}l-130-52z`} />
      <path
        className={look}
        d={`M${x - across + 130} ${y + down + 52}l${across}-${down}v${height}l-${across} ${down}z`}
      />
    </>
  );
}
