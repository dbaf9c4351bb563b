/** Counts what came within an hour, by a time that only grows. */
export interface HourCount {
  /** Notes one more, and says whether more than so many came within the hour up to now. */
  add(): 'within' | 'first over' | 'over';
}

/**
 * @param elapsed milliseconds
 * @param before how long ago those came that an earlier process took, in milliseconds
 */
export function createHourCount(
  elapsed: () => number,
  most: number,
  before: readonly number[] = [],
): HourCount {
  const hour = 3_600_000;
  let wasOver = false;
  let times = before.map((ago) => elapsed() - ago).sort((a, b) => a - b);
  return {
    add() {
      const now = elapsed();
      const firstWithin = times.findIndex((time) => time > now - hour);
      times = firstWithin === -1 ? [] : times.slice(firstWithin);
      times.push(now);
      // How many there are beyond that is of no interest.
      if (times.length > most + 1) times = times.slice(-most - 1);
      const isFirst = !wasOver;
      wasOver = times.length > most;
      if (!wasOver) return 'within';
      return isFirst ? 'first over' : 'over';
    },
  };
}
