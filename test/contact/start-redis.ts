import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import { expect, onTestFinished } from 'vitest';
import { freePort } from '../support/listening.ts';
import { needSystemTool } from '../support/system-tools.ts';
import { temporaryFolder } from './start-app.ts';

export interface RedisServer {
  readonly url: string;
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Stops responding, and keeps its connections. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  /** Deletes everything. */
  flush(): Promise<void>;
  /** Lets it store nothing more, or as much as it likes. */
  limitMemory(maxBytes: number): Promise<void>;
  /** How many commands it has refused for want of memory. */
  refusals(): Promise<number>;
  /** The stored keys. */
  keys(): Promise<readonly string[]>;
}

/** A real Redis server on a free port, without persistence, that ends with the test; not started yet. */
export async function prepareRedis(): Promise<RedisServer> {
  needSystemTool('redis-server');
  const port = await freePort();
  const folder = await temporaryFolder();
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const kill = async () => {
    const ended =
      child && child.exitCode === null && child.signalCode === null && once(child, 'exit');
    child?.kill('SIGKILL');
    await ended;
  };
  onTestFinished(kill);
  const ask = async <Answer>(question: (redis: Redis) => Promise<Answer>) => {
    const redis = new Redis(url);
    try {
      return await question(redis);
    } finally {
      redis.disconnect();
    }
  };
  return {
    url,
    kill,
    async start() {
      const flags = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
      child = spawn('redis-server', [...flags, '--save', '', '--appendonly', 'no'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let said = '';
      child.stdout?.on('data', (text) => {
        said += text;
      });
      await expect.poll(() => said).toContain('Ready to accept connections');
    },
    freeze: async () => void child?.kill('SIGSTOP'),
    thaw: async () => void child?.kill('SIGCONT'),
    flush: () => ask(async (redis) => void (await redis.flushall())),
    limitMemory: (maxBytes) =>
      ask(async (redis) => void (await redis.config('SET', 'maxmemory', maxBytes))),
    refusals: () =>
      ask(async (redis) =>
        Number(/errorstat_OOM:count=(\d+)/.exec(await redis.info('errorstats'))?.[1]),
      ),
    keys: () => ask((redis) => redis.keys('*')),
  };
}
