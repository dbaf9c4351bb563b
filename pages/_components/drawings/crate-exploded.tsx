import '../../_assets/css/draw.css';
import { CrateSlab } from './crate-slab.tsx';
import { PartNumber } from './part-number.tsx';

const back = 150;

/** A crate pulled apart from the lid down to the skids. */
export function CrateExploded() {
  return (
    <svg
      className="draw"
      viewBox="0 0 420 640"
      role="img"
      aria-label="The parts of a crate, numbered from the top: lid, foam, item, walls, battens and skids"
    >
      <path className="h" strokeDasharray="4 6" d="M50 66v460M280 70v460M180 118v500" />
      <CrateSlab x={back} y={8} height={10} />
      <CrateSlab x={back} y={92} height={26} kind="s" />
      <path className="s" strokeWidth="3" d={vase} />
      <CrateSlab x={back} y={330} height={104} open />
      <path
        className="s"
        d="M50 378l18 7v104l-18-7zM162 423l18 7v104l-18-7zM180 430l16-8v104l-16 8z"
      />
      <path className="s" d="M264 390l16-8v104l-16 8zM68 471l94 38v18l-94-38z" />
      <CrateSlab x={back} y={500} height={22} deep={0.2} />
      <CrateSlab x={back - 80} y={538} height={22} deep={0.2} />
      {leaders.map(([from, y], at) => (
        <g key={y}>
          <path className="l" d={`M${from} ${y}H376`} />
          <PartNumber of={at + 1} x={390} y={y} />
        </g>
      ))}
    </svg>
  );
}

const vase = 'M141 224h54l-8 22c40 16 40 64 6 90l4 14h-58l4-14c-34-26-34-74 6-90z';

/** From where on a part to the number at its side. */
const leaders = [
  [280, 66],
  [280, 160],
  [218, 286],
  [232, 352],
  [274, 440],
  [272, 560],
] as const;
