import '../../_assets/css/draw.css';

export interface DockProps {
  /** Who backs up to the door, and when: `5:00 PM`, or a word. */
  readonly trucks: readonly { readonly name: string; readonly time: string }[];
}

const bay = 98;

/** The back of the store from above, a truck at each of its doors. */
export function Dock({ trucks }: DockProps) {
  const said = trucks.map(({ name, time }) => `${name}, ${time}`).join('; ');
  return (
    <svg
      className="draw"
      viewBox={`0 0 ${trucks.length * bay + 4} 220`}
      role="img"
      aria-label={`Pickup times by carrier: ${said}.`}
    >
      <path className="k" d={`M2 2h${trucks.length * bay}v44H2z`} />
      {trucks.map(({ name, time }, index) => (
        <Truck key={name} x={index * bay + 12} {...{ name, time }} />
      ))}
    </svg>
  );
}

interface TruckProps {
  readonly name: string;
  readonly time: string;
  readonly x: number;
}

function Truck({ name, time, x }: TruckProps) {
  return (
    <>
      <path className="s" d={`M${x + 12} 46v-22h22v22m4 0v-16h18v16`} />
      <path className="h" d={`M${x + 6} 46v12m66-12v12`} />
      <path
        className="s"
        d={`M${x} 58h78v112H${x}zm8 118h62v22q0 10-10 10H${x + 18}q-10 0-10-10z`}
      />
      <path className="t" d={`M${x} 58h78v10H${x}z`} />
      <path className="p h" d={`M${x + 14} 190h50`} />
      <path className="h" d={`M${x - 3} 80v20m0 40v20m84-80v20m0 40v20`} />
      <text className="p" x={x + 39} y="112" textAnchor="middle" fontWeight="800">
        {name}
      </text>
      <text className="p" x={x + 39} y="132" textAnchor="middle">
        {time}
      </text>
    </>
  );
}
