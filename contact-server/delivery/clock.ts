/** Time as the delivery sees it. What waits goes by `elapsed`, which no change of the wall clock moves. */
export interface Clock {
  now(): Date;
  /** Milliseconds that only grow. */
  elapsed(): number;
  /** Calls back once; returns what takes that back. */
  after(milliseconds: number, callback: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => new Date(),
  elapsed: () => performance.now(),
  after: (milliseconds, callback) => {
    // A longer one would fire at once.
    const timer = setTimeout(callback, Math.min(milliseconds, 2_147_483_647));
    timer.unref();
    return () => clearTimeout(timer);
  },
};

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
