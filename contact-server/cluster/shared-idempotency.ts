import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { RunOnce } from '../intake/open-intake.ts';

/** Sends a command to Redis. Rejects at once while Redis is away, and soon if it does not answer. */
export type SendCommand = (command: string, ...args: readonly string[]) => Promise<unknown>;

/** Longer than a disk takes. If a service is killed, the others wait no longer than this. */
const claimMs = 5_000;
const pollMs = 50;

/** Returns the value that is there already, or false after setting the claim. */
const claimScript =
  "if redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return false end return redis.call('GET', KEYS[1])";

/** Removes a claim only if it is our own. */
const releaseScript =
  "if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0";

/**
 * A message posted again to another machine is stored once, too: the first machine to claim its key in
 * Redis stores it, the others wait for the id. The id is written there once the message is on disk. If
 * Redis is away or forgets, a message may be stored twice, and is never lost.
 */
export function shareIdempotency(local: RunOnce, send: SendCommand): RunOnce {
  const storeOnce: RunOnce = async ({ suffix, lifeMs }, store) => {
    const key = `contact:key:${suffix}`;
    const claim = `claim:${randomUUID()}`;
    const found = await claimOrFind(key, claim, send).catch(() => undefined);
    if (found !== undefined) return found;
    try {
      const id = await store();
      await send('SET', key, id, 'PX', String(lifeMs)).catch(() => undefined);
      return id;
    } catch (error) {
      await send('EVAL', releaseScript, '1', key, claim).catch(() => undefined);
      throw error;
    }
  };
  return (key, store) => local(key, () => storeOnce(key, store));
}

/** Resolves to the id under which another machine stored the message; undefined if this one is to store it. */
async function claimOrFind(
  key: string,
  claim: string,
  send: SendCommand,
): Promise<string | undefined> {
  for (;;) {
    const taken = await send('EVAL', claimScript, '1', key, claim, String(claimMs));
    if (typeof taken !== 'string') return undefined;
    if (!taken.startsWith('claim:')) return taken;
    await setTimeout(pollMs);
  }
}
