import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { KeyStore } from '../keys/key-store.ts';
import { keyLifeMs } from '../keys/local-keys.ts';
import type { SharedMemory } from './connect-redis.ts';

/** Longer than a disk takes; a service that was killed meanwhile holds nobody up for longer. */
const claimMs = 5_000;
const lookAgainMs = 50;

/** Answers with what is there already, if anything is. */
const claimScript =
  "if redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return false end return redis.call('GET', KEYS[1])";

/** Only who made a claim takes it back. */
const releaseScript =
  "if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0";

/**
 * A message posted again to another machine is stored once, too: who claims its key in Redis first
 * stores it, the others wait for the id. An id is written there only once the message is on disk. Where
 * Redis is away or forgets, a message may be stored twice, and is never lost.
 */
export function shareKeys(local: KeyStore, memory: SharedMemory): KeyStore {
  return {
    once: (fingerprint, store) =>
      local.once(fingerprint, () => storeOnce(`contact:key:${fingerprint}`, store, memory)),
  };
}

async function storeOnce(
  key: string,
  store: () => Promise<string>,
  memory: SharedMemory,
): Promise<string> {
  const claim = `claim:${randomUUID()}`;
  const found = await claimOrFind(key, claim, memory).catch(() => undefined);
  if (found !== undefined) return found;
  try {
    const id = await store();
    await memory.send('SET', key, id, 'PX', String(keyLifeMs)).catch(() => undefined);
    return id;
  } catch (error) {
    await memory.send('EVAL', releaseScript, '1', key, claim).catch(() => undefined);
    throw error;
  }
}

/** Resolves to the id that another service stored the message under, or to nothing once it is ours to store. */
async function claimOrFind(
  key: string,
  claim: string,
  memory: SharedMemory,
): Promise<string | undefined> {
  for (;;) {
    const taken = await memory.send('EVAL', claimScript, '1', key, claim, String(claimMs));
    if (typeof taken !== 'string') return undefined;
    if (!taken.startsWith('claim:')) return taken;
    await setTimeout(lookAgainMs);
  }
}
