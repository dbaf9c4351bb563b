import type { Redis } from 'ioredis';
import type { Log } from '../log.ts';

/** What services on several machines share; it may be away at any time. */
export interface SharedMemory {
  /** Sends one command. Rejects at once while nobody answers, and soon when no answer comes. */
  send(command: string, ...args: readonly string[]): Promise<unknown>;
  isThere(): boolean;
  /** Runs whenever Redis is there again: what it was taught before may be gone. */
  onReady(run: () => Promise<void>): void;
  close(): void;
}

/** An answer that takes longer than this comes too late for a visitor who waits. */
const patienceMs = 300;
const askAgainMs = 500;

/** Connects in the background, again and again: that Redis is away is no reason not to start. */
export async function connectRedis(url: string, log: Log): Promise<SharedMemory> {
  // Loaded only here: a shop with one machine has no need of it.
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: patienceMs,
    connectTimeout: 2_000,
    // The other end may vanish without closing its connections.
    socketTimeout: 5_000,
    retryStrategy: (times) => Math.min(100 * times, 1_000),
  });
  const isReady = await firstWord(redis);
  return createSharedMemory(redis, isReady, log);
}

/** Waits a moment for the first connection, so that the first visitor is already counted by all. */
function firstWord(redis: Redis): Promise<boolean> {
  return new Promise((resolve) => {
    redis.once('ready', () => resolve(true));
    redis.once('error', () => resolve(false));
    setTimeout(() => resolve(false), patienceMs).unref();
  });
}

function createSharedMemory(redis: Redis, isReady: boolean, log: Log): SharedMemory {
  const tasks: (() => Promise<void>)[] = [];
  let isThere = isReady;
  const goAway = (error: unknown) => {
    if (!isThere) return;
    isThere = false;
    log.error(away(error));
  };
  const comeBack = async () => {
    if (isThere) return;
    isThere = true;
    log.info('Redis answers: limits are shared.');
    for (const task of tasks) await task().catch(goAway);
  };
  if (!isReady) log.error(away('no connection'));
  redis.on('error', goAway);
  redis.on('close', () => goAway('the connection was closed'));
  // One that stands still keeps its connection, so only an answer shows that it is back.
  const asking = setInterval(() => {
    if (isThere) return;
    redis.ping().then(comeBack, () => undefined);
  }, askAgainMs);
  asking.unref();
  return {
    isThere: () => isThere,
    async send(command, ...args) {
      if (!isThere) throw new Error('Redis is away.');
      try {
        return await redis.call(command, ...args);
      } catch (error) {
        if (!isRefusal(error)) goAway(error);
        throw error;
      }
    },
    onReady(run) {
      tasks.push(run);
      if (isThere) run().catch(goAway);
    },
    close() {
      clearInterval(asking);
      isThere = false;
      redis.disconnect();
    },
  };
}

/** An unknown script, say: the server is there. One that is loading, full or read-only is of no use. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && /^(NOSCRIPT|WRONGTYPE|ERR)\b/.test(error.message);
}

function away(error: unknown): string {
  const why = error instanceof Error ? error.message || error.name : String(error);
  return `Redis is away (${why}): this service counts by itself until it answers.`;
}
