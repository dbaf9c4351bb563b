import type { Options, Store } from 'express-rate-limit';
import { RedisStore } from 'rate-limit-redis';
import * as z from 'zod';
import type { Count, Counts } from '../rate/counts.ts';
import type { SharedMemory } from './connect-redis.ts';

/** As `DECR`, but a count that is gone meanwhile is not made again without an end. */
const decrementScript =
  "if redis.call('PTTL', KEYS[1]) > 0 then return redis.call('DECR', KEYS[1]) end return 0";

/** What a window's end, told over the network twice, may differ by. */
const toleranceMs = 100;

const reply = z.union([z.string(), z.number(), z.boolean()]);
const replies = z.union([reply, z.array(reply)]);

/**
 * Counts in Redis for all services together, and keeps what it was told in `local`: while Redis is
 * away or has forgotten everything, each service goes on from there, and the limit is never off.
 */
export function shareCounts(local: Counts, name: string, memory: SharedMemory): Store {
  const prefix = `contact:${name}:`;
  const shared = new RedisStore({
    prefix,
    sendCommand: async (...[command = '', ...args]) =>
      replies.parse(await memory.send(command, ...args)),
  });
  return {
    localKeys: false,
    init(options: Options) {
      shared.windowMs = options.windowMs;
      // Its scripts are to be loaded on each new connection, and cannot be before the first one.
      memory.onReady(() => shared.init(options));
    },
    get: (key) => local.get(key),
    async increment(key) {
      try {
        const { totalHits, resetTime = new Date() } = await shared.increment(key);
        return takeOver(local, key, { totalHits, resetTime });
      } catch {
        const count = local.increment(key);
        local.set(key, { ...count, unshared: (count.unshared ?? 0) + 1 });
        return count;
      }
    },
    async decrement(key) {
      const isUnshared = (local.get(key)?.unshared ?? 0) > 0;
      local.decrement(key);
      if (isUnshared) return;
      await memory.send('EVAL', decrementScript, '1', prefix + key).catch(() => undefined);
    },
    async resetKey(key) {
      local.resetKey(key);
      await shared.resetKey(key).catch(() => undefined);
    },
  };
}

/** Redis is right, but for what came while it was away, and where its window is newer than ours: then it was emptied. */
function takeOver(local: Counts, key: string, told: Count): Count {
  const known = local.get(key);
  const { unshared = 0, resetTime } = known ?? {};
  const wasEmptied =
    resetTime !== undefined && told.resetTime.getTime() - resetTime.getTime() > toleranceMs;
  if (known && wasEmptied) {
    const totalHits = Math.max(known.totalHits + 1, told.totalHits);
    return keep(local, key, { ...known, totalHits });
  }
  return keep(local, key, { ...told, totalHits: told.totalHits + unshared, unshared });
}

function keep(local: Counts, key: string, count: Count): Count {
  local.set(key, count);
  return count;
}
