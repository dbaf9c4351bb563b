import type { Redis } from 'ioredis';
import type { Log } from '../monitoring/log.ts';

/** What several machines share. It may be away at any time. */
export interface RedisClient {
  /** Sends one command. Rejects at once while Redis is away, and soon if it does not answer. */
  send(command: string, ...args: readonly string[]): Promise<unknown>;
  isConnected(): boolean;
  /** Runs whenever Redis is back: the scripts it had loaded may be gone. */
  onReady(run: () => Promise<void>): void;
  close(): void;
}

/** A visitor waits for the answer. */
const commandTimeoutMs = 300;
/** A Redis that is not there refuses at once; only a busy machine takes this long. */
const firstConnectionMs = 2_000;
const pingEveryMs = 500;

/** Connects in the background, again and again: the service starts without Redis, too. */
export async function connectRedis(url: string, log: Log): Promise<RedisClient> {
  // Loaded only here: a shop with one machine does not need it.
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: commandTimeoutMs,
    connectTimeout: 2_000,
    // The other end may vanish without closing its connections.
    socketTimeout: 5_000,
    retryStrategy: (times) => Math.min(100 * times, 1_000),
  });
  const isReady = await firstConnection(redis);
  return createRedisClient(redis, isReady, log);
}

/** Waits a moment for the first connection, so that the first visitor is already counted by all. */
function firstConnection(redis: Redis): Promise<boolean> {
  return new Promise((resolve) => {
    redis.once('ready', () => resolve(true));
    redis.once('error', () => resolve(false));
    setTimeout(() => resolve(false), firstConnectionMs).unref();
  });
}

function createRedisClient(redis: Redis, isReady: boolean, log: Log): RedisClient {
  const tasks: (() => Promise<void>)[] = [];
  let isThere = isReady;
  const markAway = (error: unknown) => {
    if (!isThere) return;
    isThere = false;
    log.error(away(error));
  };
  const markBack = async () => {
    if (isThere) return;
    isThere = true;
    log.info('Redis answers: limits are shared.');
    for (const task of tasks) await task().catch(markAway);
  };
  if (!isReady) log.error(away('no connection'));
  redis.on('error', markAway);
  redis.on('close', () => markAway('the connection was closed'));
  // A stalled Redis keeps its connection, so only an answer shows that it is back.
  const pinging = setInterval(() => {
    if (isThere) return;
    redis.ping().then(markBack, () => undefined);
  }, pingEveryMs);
  pinging.unref();
  return {
    isConnected: () => isThere,
    async send(command, ...args) {
      if (!isThere) throw new Error('Redis is away.');
      try {
        return await redis.call(command, ...args);
      } catch (error) {
        if (!isRefusal(error)) markAway(error);
        throw error;
      }
    },
    onReady(run) {
      tasks.push(run);
      if (isThere) run().catch(markAway);
    },
    close() {
      clearInterval(pinging);
      isThere = false;
      redis.disconnect();
    },
  };
}

/** For example, an unknown script: the server is there. One that is loading, full, or read-only is away. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && /^(NOSCRIPT|WRONGTYPE|ERR)\b/.test(error.message);
}

function away(error: unknown): string {
  const why = error instanceof Error ? error.message || error.name : String(error);
  return `Redis is away (${why}): this service counts by itself until it answers.`;
}
