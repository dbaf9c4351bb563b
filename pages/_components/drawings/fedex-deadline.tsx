import type { SvgDrawing } from '#authoring';
import { fedexDropOff, fedexDropOffBy } from '../../_facts/drop-off.ts';
import { minutesOf } from '../../_facts/format.ts';

const deadline = fedexDropOffBy('/fedex-services');
const deadlineMinutes = minutesOf(fedexDropOff.chosen);

/** A truck on its road, 204 units long and 102 high. */
const truck = {
  load: 'M204 10h136v80H204z',
  cab: 'M340 34h36l28 32v24h-64z',
  window: 'M350 44h21l19 22h-40z',
};

export const fedexDeadline: SvgDrawing = {
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
      <path className="box" d="M110 50h40v34h-40zM110 50l18-9.9h40l-18 9.9z" />
      <path className="shade" d="M150 50l18-9.9v34l-18 9.9z" />
      <path className="red thin" d="M127 50l18-9.9h6l-18 9.9v8.8h-6z" />
    </>
  );
}
