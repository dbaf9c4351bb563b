import { describe, expect, test } from 'vitest';
import { createMemoryStore } from '../../contact-server/http/rate-limits.ts';

function clockedCounts(windowMs: number, most: number) {
  const clock = { now: 1_000_000 };
  return { clock, counts: createMemoryStore(windowMs, most, () => clock.now) };
}

describe('the counters of a rate limit', () => {
  test('start again when a client’s window ends, and not before', () => {
    const { clock, counts } = clockedCounts(1_000, 10);
    expect([1, 2, 3].map(() => counts.increment('a').totalHits)).toEqual([1, 2, 3]);
    clock.now += 999;
    expect(counts.increment('a')).toEqual({ totalHits: 4, resetTime: new Date(1_001_000) });
    clock.now += 1;
    expect(counts.increment('a').totalHits).toBe(1);
  });

  test('can be decremented', () => {
    const { counts } = clockedCounts(1_000, 10);
    counts.increment('a');
    counts.decrement('a');
    counts.decrement('a');
    counts.decrement('b');
    expect(counts.increment('a').totalHits).toBe(1);
  });

  test('survive a clock that is set back by a year', () => {
    const { clock, counts } = clockedCounts(1_000, 10);
    counts.increment('a');
    clock.now -= 365 * 86_400_000;
    expect(counts.increment('a').totalHits).toBe(1);
  });

  test('are kept for the most recent clients, and dropped for those inactive the longest', () => {
    const { counts } = clockedCounts(1_000, 6);
    counts.increment('away');
    for (let at = 0; at < 20; at += 1) {
      counts.increment('busy');
      counts.increment(`new ${at}`);
      expect(counts.size).toBeLessThanOrEqual(6);
    }
    expect(counts.increment('busy').totalHits).toBe(21);
    expect(counts.increment('away').totalHits).toBe(1);
  });

  test('of two hundred thousand addresses keep the last fifty thousand', () => {
    const { counts } = clockedCounts(900_000, 50_000);
    for (let at = 0; at < 200_000; at += 1) counts.increment(`2001:db8:${at}::/56`);
    expect(counts.size).toBeLessThanOrEqual(50_000);
  });
});
