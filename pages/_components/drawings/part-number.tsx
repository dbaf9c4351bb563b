import '../../_assets/css/handbook.css';

export interface PartNumberProps {
  readonly of: number;
  readonly x: number;
  readonly y: number;
}

/** A number in a drawing, as the list of its parts has it. */
export function PartNumber({ of, x, y }: PartNumberProps) {
  return (
    <>
      <circle className="co" cx={x} cy={y} r="13" />
      <text className="ct" x={x} y={y + 6}>
        {of}
      </text>
    </>
  );
}
