import { describe, expect, test } from 'vitest';
import { createMemoryStore } from '../../contact-server/http/rate-limits.ts';

function clockedCounts(windowMs: number, most: number) {
  const clock = { now: 1_000_000 };
  return { clock, counts: createMemoryStore(windowMs, most, () => clock.now) };
}

describe('the counts of a limit', () => {
  test('begin again when the window of a client ends, and not before', () => {
    const { clock, counts } = clockedCounts(1_000, 10);
    expect([1, 2, 3].map(() => counts.increment('a').totalHits)).toEqual([1, 2, 3]);
    clock.now += 999;
    expect(counts.increment('a')).toEqual({ totalHits: 4, resetTime: new Date(1_001_000) });
    clock.now += 1;
    expect(counts.increment('a').totalHits).toBe(1);
  });

  test('take a hit back', () => {
    const { counts } = clockedCounts(1_000, 10);
    counts.increment('a');
    counts.decrement('a');
    counts.decrement('a');
    counts.decrement('b');
    expect(counts.increment('a').totalHits).toBe(1);
  });

  test('do not outlast a clock that was set back by a year', () => {
    const { clock, counts } = clockedCounts(1_000, 10);
    counts.increment('a');
    clock.now -= 365 * 86_400_000;
    expect(counts.increment('a').totalHits).toBe(1);
  });

  test('are kept for those who came last, and forget who stayed away longest', () => {
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

  test('of two hundred thousand addresses hold the last fifty thousand', () => {
    const { counts } = clockedCounts(900_000, 50_000);
    for (let at = 0; at < 200_000; at += 1) counts.increment(`2001:db8:${at}::/56`);
    expect(counts.size).toBeLessThanOrEqual(50_000);
  });
});
