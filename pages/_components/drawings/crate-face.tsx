import '../../_assets/css/draw.css';
import { PartNumber } from './part-number.tsx';

const bolts = [48, 132, 216, 300].flatMap((x) => [
  [x, 38],
  [x, 238],
]);

/** The front of a crate that is opened with a wrench, with the marks that handlers read. */
export function CrateFace() {
  return (
    <svg
      className="draw"
      viewBox="0 0 440 300"
      role="img"
      aria-label="The front of a museum crate, with numbered bolts, gasket, handles, skids and handling marks"
    >
      <path className="s" d="M20 20h308v236H20z" />
      <path
        className="k"
        d="M20 20h308v36H20zM20 220h308v36H20zM20 56h36v164H20zM292 56h36v164h-36z"
      />
      <path className="p h" strokeDasharray="6 4" d="M62 62h224v152H62z" />
      {bolts.map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} className="s" cx={cx} cy={cy} r="6" />
      ))}
      <path className="k" d="M30 258h56v28H30zM262 258h56v28h-56z" />
      <path strokeWidth="5" d="M10 110v56M338 110v56" />
      <path d="M10 116h10M10 160h10M328 116h10M328 160h10" />
      <path
        className="p"
        strokeWidth="4"
        d="M98 176v-52m-14 14 14-14 14 14M134 176v-52m-14 14 14-14 14 14M84 190h64"
      />
      <path
        className="p"
        strokeWidth="3"
        d="M176 118h34l-4 30c-4 10-22 10-26 0zM193 156v24M180 184h26"
      />
      <path
        className="p"
        strokeWidth="3"
        d="M228 148c4-36 48-36 52 0zM254 148v30c0 10 12 10 12 0"
      />
      {leaders.map(([from, y, fromY], at) => (
        <g key={y}>
          <path className="l" d={`M${from} ${fromY}L392 ${y}`} />
          <PartNumber of={at + 1} x={406} y={y} />
        </g>
      ))}
    </svg>
  );
}

/** From where on the crate to which height at its side. */
const leaders = [
  [306, 26, 38],
  [286, 84, 84],
  [338, 140, 138],
  [262, 204, 196],
  [318, 274, 274],
] as const;
