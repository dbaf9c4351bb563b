import { valueClass } from './value-class.ts';

export interface BigTimeProps {
  /** `5:00 PM`, or words joined by no-break spaces. */
  readonly time: string;
  /** Live: `<live>Time` (5:00) and `<live>Half` (a space and PM) replace the two parts. */
  readonly live?: string | undefined;
}

/** `5:00 PM` with the hour large and the half of the day small beside it; words are plain. */
export function BigTime({ time, live }: BigTimeProps) {
  const [hour, half] = time.split(' ');
  return (
    <span className={valueClass(time)}>
      <span data-live={live && `${live}Time`}>{hour}</span>
      {half && <small data-live={live && `${live}Half`}>{`\u00a0${half}`}</small>}
    </span>
  );
}
