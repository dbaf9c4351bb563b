import type { Store } from 'express-rate-limit';
import * as z from 'zod';
import type { MemoryStore } from '../http/rate-limits.ts';
import type { SendCommand } from './shared-idempotency.ts';

/** Counts a hit. Returns the hits of the window, and its milliseconds left. */
const incrementScript =
  "local hits = redis.call('INCR', KEYS[1]) if hits == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end return {hits, redis.call('PTTL', KEYS[1])}";

/** `DECR`, but it does not create a count that never expires. */
const decrementScript =
  "if redis.call('PTTL', KEYS[1]) > 0 then return redis.call('DECR', KEYS[1]) end return 0";

const replySchema = z.tuple([z.number(), z.number()]);

/** How much two reports of the same window's end may differ. */
const toleranceMs = 100;

/**
 * Counts in Redis for all machines together, and copies each count to `local`: while Redis is away
 * or has forgotten everything, each machine continues from there, and the limit is never off.
 */
export function shareRateLimits(local: MemoryStore, name: string, send: SendCommand): Store {
  const run = (script: string, key: string) =>
    send('EVAL', script, '1', `contact:${name}:${key}`, String(local.windowMs));
  return {
    localKeys: false,
    async increment(key) {
      const reply = await run(incrementScript, key).catch(() => undefined);
      const read = replySchema.safeParse(reply);
      if (!read.success) return local.increment(key);
      const [totalHits, leftMs] = read.data;
      const resetTime = new Date(Date.now() + leftMs);
      // Redis is right, unless its window is newer than ours: then it has forgotten what it knew.
      const known = local.get(key);
      const wasEmptied = known && resetTime.getTime() - known.resetTime.getTime() > toleranceMs;
      const count = wasEmptied
        ? { ...known, totalHits: Math.max(known.totalHits + 1, totalHits) }
        : { totalHits, resetTime };
      local.set(key, count);
      return count;
    },
    async decrement(key) {
      local.decrement(key);
      await run(decrementScript, key).catch(() => undefined);
    },
    resetKey: local.resetKey,
  };
}
