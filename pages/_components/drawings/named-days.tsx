import './draw.css';
import './carrier-drawings.css';

export interface NamedDaysProps {
  /** For screen readers. */
  readonly title: string;
  /** The label of the first day. */
  readonly start: string;
  /** In the order of the days that follow. */
  readonly services: readonly string[];
  /** The label after the last day. */
  readonly open: string;
}

const width = 84;
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

/** A week of sheets from a calendar: each service hangs on the day that its name says. */
export function NamedDays({ title, start, services, open }: NamedDaysProps) {
  const flags = [start, ...services];
  return (
    <svg className="draw" viewBox="0 0 440 238" role="img" aria-label={title}>
      {days.map((day, index) => (
        <g key={day} transform={`translate(${index * width + 10} 8)`}>
          <path className={index === 0 ? 'box' : 'paper'} d={`M0 14h${width}v54H0z`} />
          <path d="M22 6v16M62 6v16" />
          <text x="42" y="50" className="pen day">
            {day}
          </text>
        </g>
      ))}
      {flags.map((flag, index) => (
        <g key={flag} transform={`translate(${index * width + 10} 76)`}>
          <path className="thin" d={`M${width / 2} 0v${24 + index * 28}${index ? 'h-6' : ''}`} />
          <text
            className="cap"
            x={width / 2 + (index ? -10 : 8)}
            y={29 + index * 28}
            textAnchor={index ? 'end' : 'start'}
          >
            {flag}
          </text>
        </g>
      ))}
      <path strokeDasharray="2 7" d="M104 212h300" />
      <path d="m403 205 9 7-9 7" />
      <text className="cap" x="10" y="217">
        {open}
      </text>
    </svg>
  );
}
