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
  /** Those before it are of no interest any more. */
  let first = 0;
  let times = before.map((ago) => elapsed() - ago).sort((a, b) => a - b);
  return {
    add() {
      const now = elapsed();
      times.push(now);
      while ((times[first] ?? now) <= now - hour) first += 1;
      // How many there are beyond that is of no interest.
      first = Math.max(first, times.length - most - 1);
      const isFirst = !wasOver;
      wasOver = times.length - first > most;
      // Now and then: to copy them for each message would cost more than all else that is done for it.
      if (first > most) {
        times = times.slice(first);
        first = 0;
      }
      if (!wasOver) return 'within';
      return isFirst ? 'first over' : 'over';
    },
  };
}
