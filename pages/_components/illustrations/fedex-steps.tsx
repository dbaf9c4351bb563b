import { fedexDropOff, fedexDropOffBy } from '../../_facts/drop-off.ts';
import { minutesOf } from '../../_facts/format.ts';
import type { Illustration } from './illustration.tsx';
import { Parcel, Rect, Writing } from './shapes.tsx';

const deadline = fedexDropOffBy('/fedex-services');
const deadlineMinutes = minutesOf(fedexDropOff.chosen);

/** A truck on its road, 204 units long and 102 high. */
const truck = {
  load: 'M204 10h136v80H204z',
  cab: 'M340 34h36l28 32v24h-64z',
  window: 'M350 44h21l19 22h-40z',
};

export const deadlineTrucks: Illustration = {
  name: 'fedex-deadline',
  title: `By ${deadline}, a package goes on today’s truck. After ${deadline}, it waits for the truck of the next business day.`,
  width: 412,
  height: 248,
  shapes: (
    <>
      <Clock minutes={deadlineMinutes} />
      <Counter text={`By ${deadline}`} />
      <path d="M176 68h18m-7-7 7 7-7 7" />
      <path className="paper" d={truck.load} />
      <path className="red thin" d="M204 62h136v14H204z" />
      <text className="large" x="272" y="44">
        Today
      </text>
      <path className="glass" d={truck.cab} />
      <path className="paper thin" d={truck.window} />
      <circle className="shade" cx="240" cy="95" r="15" />
      <circle className="shade" cx="372" cy="95" r="15" />
      <circle className="paper thin" cx="240" cy="95" r="4" />
      <circle className="paper thin" cx="372" cy="95" r="4" />
      <path d="M92 110h312" />
      <g transform="translate(0 136)">
        <Clock minutes={deadlineMinutes + 30} late={30} />
        <Counter text={`After ${deadline}`} />
        <g strokeDasharray="6 5">
          <path d={truck.load + truck.cab + truck.window} />
          <circle cx="240" cy="95" r="15" />
          <circle cx="372" cy="95" r="15" />
        </g>
        {['Next', 'business', 'day'].map((text, line) => (
          <text className="ground mid" x="272" y={36 + 20 * line} key={text}>
            {text}
          </text>
        ))}
        <path d="M92 110h312" />
      </g>
    </>
  ),
};

interface ClockProps {
  readonly minutes: number;
  /** Marks the minutes since the deadline. */
  readonly late?: number;
}

function Clock({ minutes, late }: ClockProps) {
  const [x, y] = [46, 62];
  const hand = (turns: number, length: number) =>
    `${Math.round(x + length * Math.sin(turns * 2 * Math.PI))} ${Math.round(y - length * Math.cos(turns * 2 * Math.PI))}`;
  return (
    <>
      <circle className="paper" cx={x} cy={y} r="42" />
      {late && (
        <path
          className="red thin"
          d={`M${x} ${y}L${hand((minutes - late) / 60, 32)}A32 32 0 0 1 ${hand(minutes / 60, 32)}z`}
        />
      )}
      <path className="pen" d="M46 25v6M46 93v6M9 62h6M77 62h6" />
      <path
        className="pen thick"
        d={`M${x} ${y}L${hand(minutes / 60, 31)}M${x} ${y}L${hand(minutes / 720, 21)}`}
      />
    </>
  );
}

/** A package on the counter, and when it came. */
function Counter({ text }: { readonly text: string }) {
  return (
    <>
      <text className="ground" x="98" y="20">
        {text}
      </text>
      <path className="shade" d="M104 92h62v18h-62z" />
      <path className="box" d="M98 84h74v8H98z" />
      <Parcel x={110} y={50} width={40} height={34} depth={18} labeled={false} />
    </>
  );
}

const figure = { width: 260, height: 150 } as const;

const keepTheReceipt: Illustration = {
  name: 'fedex-receipt',
  title: 'A clerk has a labeled package on the counter. The printer puts out its receipt.',
  ...figure,
  shapes: (
    <>
      <circle className="box" cx="54" cy="28" r="17" />
      <path className="paper" d="M14 112V82c0-20 16-31 40-31s40 11 40 31v30z" />
      <path className="pen" d="M30 112V88m48 24V88" />
      <Parcel x={62} y={72} width={68} height={40} depth={24} />
      <path className="shade" d="M176 78h62v34h-62z" />
      <path className="paper" d="M187 84V18l6 4 7-4 7 4 7-4 7 4 6-4v66z" />
      <path className="pen thin" d="M195 34h24M195 44h16M195 54h24" />
      <path className="accent" d="m197 68 6 6 13-14" />
      <path className="pen" d="M182 86h50" />
      <path className="box" d="M6 112h248v10H6z" />
      <path className="shade" d="M16 122h228v26H16z" />
    </>
  ),
};

const itemAndAddress: Illustration = {
  name: 'fedex-address',
  title: 'A model sailboat, and a sheet with an address and a phone number.',
  ...figure,
  shapes: (
    <>
      <path d="M6 138h248" />
      <path strokeDasharray="6 5" d="M14 138V10h136v128" />
      <path className="paper" d="M78 20v80H30q34-28 48-80z" />
      <path className="box" d="M86 30v70h42q-26-24-42-70z" />
      <path className="thick" d="M82 18v90" />
      <path className="red" d="M24 106h116q-6 20-26 20H52q-20 0-28-20z" />
      <path className="shade" d="m52 138 6-12h8l4 12zM96 138l4-12h8l6 12z" />
      <Rect x={170} y={22} width={78} height={116} />
      <Rect x={170} y={22} width={78} height={24} look="box" />
      <text className="large" x="209" y="41">
        To
      </text>
      <Writing x={180} y={62} lines={[56, 42, 56]} />
      <path className="pen" d="M183 102c0 12 6 20 16 22l3-7-7-4-4 3c-2-2-3-4-4-7l4-3-3-8z" />
      <path className="accent" d="M208 114h28" />
    </>
  ),
};

const callBeforePacking: Illustration = {
  name: 'fedex-call',
  title: 'A battery, a bottle of perfume, a can of paint, and a spray can beside a ringing phone.',
  ...figure,
  shapes: (
    <>
      <path d="M4 138h252" />
      <path className="shade" d="M10 70h30v68H10zM18 61h14v9H18z" />
      <path className="red thin" d="M10 86h30v18H10z" />
      <path className="white" d="M20 95h10m-5-5v10" />
      <path className="glass" d="M50 84h46v54H50z" />
      <path className="paper thin" d="M59 96h28v24H59z" />
      <path className="red" d="M64 64h18v20H64z" />
      <path className="thin" d="M58 70h-6m6-6-5-4m5 16-5 4" />
      <path d="M108 84c0-42 48-42 48 0" />
      <path className="paper" d="M106 84h52v54h-52z" />
      <path className="box" d="M104 78h56v11h-56z" />
      <path className="red" d="M114 89h12v19q-6 9-12 0z" />
      <path className="pen thin" d="M106 126h52" />
      <path className="box" d="M168 66h28v72h-28zM172 66q0-8 5-11h10q5 3 5 11z" />
      <path className="shade" d="M178 42h8v13h-8z" />
      <path className="red thin" d="M168 86h28v20h-28z" />
      <path className="thin" d="M172 46h-6m6-6-5-4m5 16-5 4" />
      <rect className="paper" x="206" y="42" width="46" height="96" rx="7" />
      <path className="glass" d="M206 56h46v62h-46z" />
      <circle className="red" cx="229" cy="87" r="17" />
      <path className="white" d="M221 79c-1 9 8 18 16 16" />
      <path d="M218 32q11-9 22 0M211 22q18-15 36 0" />
    </>
  ),
};

/** In the order of what to bring. */
export const fedexSteps = [keepTheReceipt, itemAndAddress, callBeforePacking] as const;
