import type { Store } from 'express-rate-limit';

/** How often one client came in its window. */
export interface Count {
  readonly totalHits: number;
  /** When its window ends. */
  readonly resetTime: Date;
  /** How many of the hits only this service knows of, because those who share were away. */
  readonly unshared?: number;
}

/** The counts of one limit, in memory. */
export interface Counts extends Store {
  increment(key: string): Count;
  /** What is known of a client whose window has not ended. */
  get(key: string): Count | undefined;
  /** Takes over what others have counted. */
  set(key: string, count: Count): void;
  /** Takes one hit back, of the unshared ones first. */
  decrement(key: string): void;
  resetKey(key: string): void;
  readonly size: number;
}

/**
 * Counts in a fixed window for each client, for so many clients at most: whoever has not come for
 * the longest time is forgotten, so that a flood of addresses cannot fill the memory. Two maps, and
 * nothing is ever deleted from one: that would make the next look for the oldest a slow one.
 *
 * @param now milliseconds
 */
export function createCounts(windowMs: number, most: number, now: () => number = Date.now): Counts {
  let recent = new Map<string, Count>();
  let older = new Map<string, Count>();
  /** The clock of a machine may be set back by any time. */
  const isInWindow = ({ resetTime }: Count) => {
    const left = resetTime.getTime() - now();
    return left > 0 && left <= windowMs * 2;
  };
  const get = (key: string) => {
    const count = recent.get(key) ?? older.get(key);
    return count !== undefined && isInWindow(count) ? count : undefined;
  };
  const set = (key: string, count: Count) => {
    recent.set(key, count);
    if (recent.size < most / 2) return;
    older = recent;
    recent = new Map();
  };
  return {
    localKeys: true,
    get,
    set,
    increment(key) {
      const before = get(key) ?? { totalHits: 0, resetTime: new Date(now() + windowMs) };
      const count = { ...before, totalHits: before.totalHits + 1 };
      set(key, count);
      return count;
    },
    decrement(key) {
      const before = get(key);
      if (before === undefined || before.totalHits === 0) return;
      const unshared = Math.max(0, (before.unshared ?? 0) - 1);
      set(key, { ...before, totalHits: before.totalHits - 1, unshared });
    },
    resetKey(key) {
      recent.delete(key);
      older.delete(key);
    },
    get size() {
      return recent.size + older.size;
    },
  };
}
