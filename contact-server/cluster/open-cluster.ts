import type { Store } from 'express-rate-limit';
import type { MemoryStore } from '../http/rate-limit/memory-store.ts';
import type { IdempotencyStore } from '../intake/idempotency.ts';
import type { Log } from '../monitoring/log.ts';
import { connectRedis } from './connect-redis.ts';

/** What several machines share. */
export interface Cluster {
  isConnected(): boolean;
  /** Puts what all machines count before what this one does. */
  shareRateLimits(local: MemoryStore, name: string): Store;
  shareIdempotency(local: IdempotencyStore): IdempotencyStore;
  close(): void;
}

/** Resolves to undefined where there is one machine alone: then nothing of this is even loaded. */
export async function openCluster(url: string | undefined, log: Log): Promise<Cluster | undefined> {
  if (url === undefined) return undefined;
  const [redis, idempotency, rateLimits] = await Promise.all([
    connectRedis(url, log),
    import('./shared-idempotency.ts'),
    import('./shared-rate-limits.ts'),
  ]);
  return {
    isConnected: redis.isConnected,
    shareRateLimits: (local, name) => rateLimits.shareRateLimits(local, name, redis),
    shareIdempotency: (local) => idempotency.shareIdempotency(local, redis),
    close: redis.close,
  };
}
