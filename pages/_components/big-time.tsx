export interface BigTimeProps {
  /** `5:00 PM`, or a word. */
  readonly time: string;
  /** Live: `<live>Time` (5:00) and `<live>Half` (PM) replace the two parts. */
  readonly live?: string | undefined;
}

/** `5:00 PM` with the hour large and the half of the day small beside it; a word stays as it is. */
export function BigTime({ time, live }: BigTimeProps) {
  const [hour, half] = time.split(' ');
  return (
    <span className="num">
      <span data-live={live && `${live}Time`}>{hour}</span>
      {half && ' '}
      {half && <small data-live={live && `${live}Half`}>{half}</small>}
    </span>
  );
}
