import type { ShareRateLimits } from '../http/rate-limit/limit-rate.ts';
import type { RunOnce } from '../intake/idempotency.ts';
import type { Log } from '../monitoring/log.ts';
import { connectRedis } from './connect-redis.ts';

/** What several machines share. */
export type Cluster = NonNullable<Awaited<ReturnType<typeof openCluster>>>;

/** Resolves to undefined where there is one machine alone: then nothing of this is even loaded. */
export async function openCluster(url: string | undefined, log: Log, commandTimeout = 300) {
  if (url === undefined) return undefined;
  const [redis, { shareIdempotency }, { shareRateLimits }] = await Promise.all([
    connectRedis(url, log, commandTimeout),
    import('./shared-idempotency.ts'),
    import('./shared-rate-limits.ts'),
  ]);
  const shareLimits: ShareRateLimits = (local, name) => shareRateLimits(local, name, redis);
  return {
    isConnected: redis.isConnected,
    shareRateLimits: shareLimits,
    shareIdempotency: (local: RunOnce) => shareIdempotency(local, redis),
    close: redis.close,
  };
}
