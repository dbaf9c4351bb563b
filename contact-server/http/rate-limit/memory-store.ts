/** The requests of one client in its window. */
export interface Count {
  readonly totalHits: number;
  /** When the window ends. */
  readonly resetTime: Date;
}

export type MemoryStore = ReturnType<typeof createMemoryStore>;

/**
 * Counts in a fixed window for each client. The library's own store grows with every address; when this
 * one is full, it drops the client that has been away longest.
 *
 * @param now milliseconds since 1970
 */
export function createMemoryStore(windowMs: number, maxClients: number, now = Date.now) {
  const counts = new Map<string, Count>();
  /** Undefined for a client whose window has ended. The clock of a machine may be set back by any time. */
  const get = (key: string): Count | undefined => {
    const count = counts.get(key);
    const left = (count?.resetTime.getTime() ?? 0) - now();
    return left > 0 && left <= windowMs * 2 ? count : undefined;
  };
  /** Takes over a count, which makes the client the last one to be dropped. */
  const set = (key: string, count: Count): void => {
    counts.delete(key);
    counts.set(key, count);
    for (const oldest of counts.keys()) {
      if (counts.size <= maxClients) return;
      counts.delete(oldest);
    }
  };
  return {
    localKeys: true,
    windowMs,
    get,
    set,
    increment(key: string): Count {
      const { totalHits, resetTime } = get(key) ?? {
        totalHits: 0,
        resetTime: new Date(now() + windowMs),
      };
      const count = { totalHits: totalHits + 1, resetTime };
      set(key, count);
      return count;
    },
    decrement(key: string): void {
      const count = get(key);
      if (count && count.totalHits > 0) set(key, { ...count, totalHits: count.totalHits - 1 });
    },
    resetKey: (key: string) => void counts.delete(key),
    get size() {
      return counts.size;
    },
  };
}
