import './draw.css';

export interface EnvelopeProps {
  /** For screen readers. */
  readonly title: string;
  /** The address, line by line. The second line, with the box number, is highlighted. */
  readonly lines: readonly [name: string, street: string, city: string];
}

/** An envelope addressed to a mailbox, as senders write it. */
export function Envelope({ title, lines }: EnvelopeProps) {
  return (
    <svg className="draw" viewBox="0 0 320 190" role="img" aria-label={title}>
      <path className="paper" d="M2 2h316v186H2z" />
      <path className="pen thin" d="M22 24h70M22 36h52" />
      <path className="box" d="M258 18h42v48h-42z" strokeDasharray="3 3" />
      <path
        className="pen thin"
        d="M226 30c8-6 16 6 24 0M226 40c8-6 16 6 24 0M226 50c8-6 16 6 24 0"
      />
      <path className="red bare" d="M116 97h190v24H116z" opacity=".22" />
      {lines.map((line, index) => (
        <text className="pen" key={line} x="122" y={90 + index * 24}>
          {line}
        </text>
      ))}
    </svg>
  );
}
