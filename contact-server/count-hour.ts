/** Counts what came within an hour, by a time that only grows. */
export interface HourCount {
  /** Notes one more; returns how many came within the hour up to now, this one among them. */
  add(): number;
}

/**
 * @param elapsed milliseconds
 * @param most beyond it the exact number is of no interest: so many are remembered
 * @param before how long ago those came that an earlier process took, in milliseconds
 */
export function createHourCount(
  elapsed: () => number,
  most: number,
  before: readonly number[] = [],
): HourCount {
  const hour = 3_600_000;
  let times = before.map((ago) => elapsed() - ago).sort((a, b) => a - b);
  return {
    add() {
      const now = elapsed();
      const firstWithin = times.findIndex((time) => time > now - hour);
      times = firstWithin === -1 ? [] : times.slice(firstWithin);
      times.push(now);
      if (times.length > most + 1) times = times.slice(-most - 1);
      return times.length;
    },
  };
}
