import type { Clock } from '../../contact-server/delivery/clock.ts';

export interface TestClock extends Clock {
  /** Lets time pass: whatever is due by then is called. */
  advance(milliseconds: number): void;
  /** Moves the wall clock forward or back, and nothing else. */
  jump(milliseconds: number): void;
  /** When the waiting timers are due, in milliseconds from now. */
  readonly timers: readonly number[];
}

export function createTestClock(start = '2026-03-04T12:00:00.000Z'): TestClock {
  let elapsed = 0;
  let wall = Date.parse(start);
  const waiting = new Map<() => void, { readonly due: number; readonly callback: () => void }>();
  return {
    now: () => new Date(wall),
    elapsed: () => elapsed,
    after(milliseconds, callback) {
      const cancel = () => void waiting.delete(cancel);
      if (milliseconds <= 0) setImmediate(callback);
      waiting.set(cancel, { due: elapsed + milliseconds, callback });
      return cancel;
    },
    advance(milliseconds) {
      elapsed += milliseconds;
      wall += milliseconds;
      for (const [cancel, { due, callback }] of [...waiting]) {
        if (due > elapsed) continue;
        cancel();
        callback();
      }
    },
    jump(milliseconds) {
      wall += milliseconds;
    },
    get timers() {
      return [...waiting.values()].map(({ due }) => due - elapsed);
    },
  };
}
