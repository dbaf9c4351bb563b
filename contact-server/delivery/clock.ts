/** Time for the delivery queue. Delays use `elapsed`, which no change of the wall clock moves. */
export interface Clock {
  now(): Date;
  /** Milliseconds that only grow. */
  elapsed(): number;
  /** Calls back once. The returned function cancels that. */
  after(milliseconds: number, callback: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => new Date(),
  elapsed: () => performance.now(),
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};

export function spellTime(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** @param elapsed in the clock's `elapsed` */
export function toDate(elapsed: number, clock: Clock): Date {
  return new Date(clock.now().getTime() - clock.elapsed() + elapsed);
}

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/**
 * How long to wait after a number of failures in a row, in milliseconds: one minute, then twice as long
 * each time up to `maxMs`. Up to a quarter is taken off at random, so that jobs that failed together do
 * not all return at the same moment.
 */
export function backoffDelay(failures: number, maxMs: number): number {
  const delay = Math.min(minute * 2 ** (failures - 1), maxMs);
  return Math.round(delay * (1 - Math.random() / 4));
}

/** Runs now, and again after a pause each time, until the returned function is called. */
export function repeat(clock: Clock, pauseMs: number, run: () => Promise<void>): () => void {
  let isEnded = false;
  let cancel = (): void => undefined;
  const runOnce = () =>
    void run().then(() => {
      if (!isEnded) cancel = clock.after(pauseMs, runOnce);
    });
  runOnce();
  return () => {
    isEnded = true;
    cancel();
  };
}
