import { once } from 'node:events';
import { Redis } from 'ioredis';
import type { MemoryStore } from '../http/rate-limits.ts';
import type { RunOnce } from '../intake/open-intake.ts';
import type { Log } from '../monitoring/log.ts';
import { type SendCommand, shareIdempotency } from './shared-idempotency.ts';
import { shareRateLimits } from './shared-rate-limits.ts';

/** What several machines share. */
export type Cluster = Awaited<ReturnType<typeof openCluster>>;

/** If Redis is not running, the connection is refused at once; only a busy machine takes this long. */
const connectTimeout = 2_000;
const pingEveryMs = 500;

/**
 * Connects in the background, again and again: the service starts without Redis, too.
 *
 * @param commandTimeout how long a visitor waits for Redis, in milliseconds
 */
export async function openCluster(url: string, log: Log, commandTimeout = 300) {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout,
    connectTimeout,
    // The other end may vanish without closing its connections.
    socketTimeout: 5_000,
    retryStrategy: (times) => Math.min(100 * times, 1_000),
  });
  let isThere = true;
  const markAway = (error: unknown) => {
    if (!isThere) return;
    isThere = false;
    const why = error instanceof Error ? error.message || error.name : String(error);
    log.error(`Redis is away (${why}): this service counts by itself until it answers.`);
  };
  redis.on('error', markAway).on('close', () => markAway('the connection was closed'));
  // Waits a moment, so that all machines count the first visitor.
  const options = { signal: AbortSignal.timeout(connectTimeout) };
  await once(redis, 'ready', options).catch(() => markAway('no connection'));
  // A stalled Redis keeps its connection, and a full one answers a ping: only a write shows that it is back.
  const ping = async () => {
    if (isThere) return;
    await redis.set('contact:ping', '', 'PX', pingEveryMs);
    isThere = true;
    log.info('Redis answers: limits are shared.');
  };
  const pinging = setInterval(() => ping().catch(() => undefined), pingEveryMs).unref();
  const send: SendCommand = async (command, ...args) => {
    if (!isThere) throw new Error('Redis is away.');
    try {
      return await redis.call(command, ...args);
    } catch (error) {
      markAway(error);
      throw error;
    }
  };
  return {
    isConnected: () => isThere,
    shareRateLimits: (local: MemoryStore, name: string) => shareRateLimits(local, name, send),
    shareIdempotency: (local: RunOnce) => shareIdempotency(local, send),
    close() {
      clearInterval(pinging);
      isThere = false;
      redis.disconnect();
    },
  };
}
