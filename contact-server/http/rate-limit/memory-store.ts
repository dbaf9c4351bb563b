import type { Store } from 'express-rate-limit';

/** The requests of one client in its window. */
export interface Count {
  readonly totalHits: number;
  /** When the window ends. */
  readonly resetTime: Date;
}

/** The counts of one rate limit, in memory. */
export interface MemoryStore extends Store {
  increment(key: string): Count;
  /** Undefined for a client whose window has ended. */
  get(key: string): Count | undefined;
  /** Takes over a shared count. */
  set(key: string, count: Count): void;
  decrement(key: string): void;
  resetKey(key: string): void;
  readonly size: number;
}

/**
 * Counts in a fixed window for each client. The library's own store grows with every address; this
 * one drops the half of the clients that have been away longest when it is full.
 *
 * @param now milliseconds since 1970
 */
export function createMemoryStore(
  windowMs: number,
  maxClients: number,
  now: () => number = Date.now,
): MemoryStore {
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
    if (recent.size < maxClients / 2) return;
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
      set(key, { ...before, totalHits: before.totalHits - 1 });
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
