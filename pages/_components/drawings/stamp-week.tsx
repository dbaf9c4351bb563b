import './carrier-drawings.css';
import './draw.css';

export interface StampWeekProps {
  /** For screen readers. */
  readonly title: string;
  /** Monday first, three letters each, and whether mail leaves on it. */
  readonly days: readonly { readonly name: string; readonly leaves: boolean }[];
}

const pictures = [
  // Waves, a sun over them, a lighthouse, a sail, a fish, a parcel.
  'M12 38q8-9 16 0t16 0 16 0 16 0M12 50q8-9 16 0t16 0 16 0 16 0M12 26q8-9 16 0t16 0 16 0 16 0',
  'M12 48h64M27 48a17 17 0 0 1 34 0M44 22v-7M25 30l-5-5M63 30l5-5M20 56h48',
  'M34 56l4-32h12l4 32M36 24h16M40 24v-8l4-5 4 5v8M37 36h14M35 47h18M22 56h44',
  'M20 48h48l-7 9H27zM42 44V12l22 32zM38 44V20L24 44z',
  'M16 36q16-17 36 0 10 9 20 12V24q-10 3-20 12-20 17-36 0zM28 34v.1',
  'M22 26l22-9 22 9v20l-22 10-22-10zM22 26l22 9 22-9M44 35v21',
];

/** A sheet of stamps, one torn from the sea for each day that mail leaves; the other day is empty. */
export function StampWeek({ title, days }: StampWeekProps) {
  return (
    <svg className="draw" viewBox="0 0 452 246" role="img" aria-label={title}>
      {days.map(({ name, leaves }, index) => (
        <g
          key={name}
          transform={`translate(${8 + (index % 4) * 112 + Math.floor(index / 4) * 56} ${8 + Math.floor(index / 4) * 122})`}
        >
          <path className={leaves ? 'paper' : undefined} strokeWidth="0" d="M0 0h100v108H0z" />
          {leaves ? (
            <>
              <path className="holes" d="M0 0h102v110.5H0z" />
              <path className="pen thin" d="M8 8h84v66H8z" />
              <path className="pen" d={pictures[index] ?? ''} transform="translate(6 4)" />
            </>
          ) : (
            <path strokeDasharray="3 7" d="M2 2h96v104H2z" />
          )}
          <text className={leaves ? 'pen day' : 'day'} x="50" y={leaves ? 96 : 60}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
