/** @param {readonly number[]} times */
export function summarize(times) {
  return {
    rounds: times.length,
    min: Math.min(...times),
    median: median(times),
    max: Math.max(...times),
  };
}

/**
 * How many times as long as the first entrant another one took: the median of the rounds, since
 * what slows a machine down slows all that run in the same minute.
 */
export function timesFirst(runs, firstRuns) {
  return median(
    runs.map(({ milliseconds }, round) => milliseconds / firstRuns[round].milliseconds),
  );
}

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
