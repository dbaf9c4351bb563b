import '../../_assets/css/draw.css';
import { milesText } from '../../_facts/format.ts';

export interface SignpostProps {
  /** Nearest first; the arm points to the side of north on which a place lies. */
  readonly places: readonly {
    readonly name: string;
    readonly miles: number;
    /** Degrees from north, clockwise. */
    readonly bearing: number;
  }[];
}

const pitch = 34;
const post = 200;

/** A post with an arm for each place: east to the right, west to the left. */
export function Signpost({ places }: SignpostProps) {
  const foot = places.length * pitch + 40;
  const said = places.map(({ name, miles }) => `${name} ${milesText(miles)}`).join(', ');
  return (
    <svg
      className="draw"
      viewBox={`0 0 400 ${foot + 4}`}
      role="img"
      aria-label={`Miles to the store by road: ${said}.`}
    >
      <path className="k" d={`M${post - 6} 4h12v${foot - 4}h-12z`} />
      <path d={`M${post - 60} ${foot}h120`} />
      {places.map(({ name, miles, bearing }, row) => (
        <Arm key={name} isEast={bearing < 180} y={row * pitch + 12} {...{ name, miles }} />
      ))}
    </svg>
  );
}

interface ArmProps {
  readonly name: string;
  readonly miles: number;
  readonly isEast: boolean;
  readonly y: number;
}

function Arm({ name, miles, isEast, y }: ArmProps) {
  const start = isEast ? post - 18 : post + 18;
  const tip = isEast ? 'h186l14 14-14 14h-186z' : 'h-186l-14 14 14 14h186z';
  const inner = isEast ? start + 12 : start - 12;
  const outer = isEast ? start + 184 : start - 184;
  return (
    <>
      <path className="s" d={`M${start} ${y}${tip}`} />
      <text className="p" x={inner} y={y + 19} textAnchor={isEast ? 'start' : 'end'}>
        {name}
      </text>
      <text
        className="p"
        x={outer}
        y={y + 19}
        textAnchor={isEast ? 'end' : 'start'}
        fontWeight="800"
      >
        {milesText(miles)}
      </text>
    </>
  );
}
