import type { Store } from 'express-rate-limit';
import type { KeyStore } from '../keys/key-store.ts';
import type { Log } from '../log.ts';
import type { Counts } from '../rate/counts.ts';
import { connectRedis } from './connect-redis.ts';

/** What several machines share. */
export interface Shared {
  isThere(): boolean;
  /** Puts what all machines count before what this one does. */
  shareCounts(local: Counts, name: string): Store;
  shareKeys(local: KeyStore): KeyStore;
  close(): void;
}

/** Resolves to undefined where there is one machine alone: then nothing of this is even loaded. */
export async function openShared(url: string | undefined, log: Log): Promise<Shared | undefined> {
  if (url === undefined) return undefined;
  const [memory, { shareKeys }, { shareCounts }] = await Promise.all([
    connectRedis(url, log),
    import('./share-keys.ts'),
    import('./share-counts.ts'),
  ]);
  return {
    isThere: memory.isThere,
    shareCounts: (local, name) => shareCounts(local, name, memory),
    shareKeys: (local) => shareKeys(local, memory),
    close: memory.close,
  };
}
