import type { Options, Store } from 'express-rate-limit';
import { RedisStore } from 'rate-limit-redis';
import * as z from 'zod';
import type { Count, MemoryStore } from '../http/rate-limit/memory-store.ts';
import type { SendCommand } from './shared-idempotency.ts';

/** `DECR`, but it does not create a count that never expires. */
const decrementScript =
  "if redis.call('PTTL', KEYS[1]) > 0 then return redis.call('DECR', KEYS[1]) end return 0";

/** How much two reports of the same window's end may differ. */
const toleranceMs = 100;

const reply = z.union([z.string(), z.number(), z.boolean()]);
const replies = z.union([reply, z.array(reply)]);

/**
 * Counts in Redis for all machines together, and copies each count to `local`: while Redis is away
 * or has forgotten everything, each machine continues from there, and the limit is never off.
 */
export function shareRateLimits(local: MemoryStore, name: string, send: SendCommand): Store {
  const prefix = `contact:${name}:`;
  const shared = new RedisStore({
    prefix,
    sendCommand: async (...[command = '', ...args]) => replies.parse(await send(command, ...args)),
  });
  let load = async (): Promise<void> => undefined;
  let loaded: Promise<void> | undefined;
  return {
    localKeys: false,
    init(options: Options) {
      load = () => shared.init(options);
    },
    get: (key) => local.get(key),
    async increment(key) {
      try {
        loaded ??= load();
        await loaded;
        const { totalHits, resetTime = new Date() } = await shared.increment(key);
        return takeOver(local, key, { totalHits, resetTime });
      } catch {
        // A Redis that comes back may have forgotten the scripts.
        loaded = undefined;
        return local.increment(key);
      }
    },
    async decrement(key) {
      local.decrement(key);
      await send('EVAL', decrementScript, '1', prefix + key).catch(() => undefined);
    },
    async resetKey(key) {
      local.resetKey(key);
      await shared.resetKey(key).catch(() => undefined);
    },
  };
}

/** Redis is right, unless its window is newer than ours: then it has forgotten what it knew. */
function takeOver(local: MemoryStore, key: string, remote: Count): Count {
  const known = local.get(key);
  const wasEmptied =
    known !== undefined && remote.resetTime.getTime() - known.resetTime.getTime() > toleranceMs;
  const count = wasEmptied
    ? { ...known, totalHits: Math.max(known.totalHits + 1, remote.totalHits) }
    : remote;
  local.set(key, count);
  return count;
}
