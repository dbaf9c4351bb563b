import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openCluster } from '../../contact-server/cluster/open-cluster.ts';
import type { Settings } from '../../contact-server/config/settings.ts';
import {
  goodMessage,
  logTo,
  postMessage,
  startApp,
  storedIn,
  temporaryFolder,
} from './start-app.ts';
import { startProcess, untilListening } from './start-process.ts';
import { prepareRedis, type RedisServer } from './start-redis.ts';

interface Machine {
  readonly spool: string;
  post(client: string, headers?: Readonly<Record<string, string>>, body?: unknown): Promise<number>;
}

interface Killable extends Machine {
  kill(): void;
}

interface SharingMachine extends Machine {
  isConnected(): boolean;
}

const many = 1_000_000;

describe('three services with one Redis', () => {
  test('count a client together, to the exact message', async () => {
    const { machines } = await startThree({ rateLimitMax: 5 });
    const statuses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => at(machines, index).post('203.0.113.1')),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(25);
    expect(await storedByAll(machines)).toBe(5);
    expect(await at(machines, 1).post('203.0.113.2')).toBe(200);
  });

  test('do not count refused messages at any of them', async () => {
    const { machines } = await startThree({ rateLimitMax: 3 });
    for (let index = 0; index < 12; index += 1)
      expect(await at(machines, index).post('203.0.113.1', {}, {})).toBe(422);
    const statuses: number[] = [];
    for (let index = 0; index < 5; index += 1)
      statuses.push(await at(machines, index).post('203.0.113.1'));
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  test('store a message posted to all of them under one key once', async () => {
    const { machines } = await startThree();
    const key = { 'idempotency-key': 'one' };
    const first = Array.from({ length: 12 }, (_, index) =>
      at(machines, index).post('203.0.113.1', key),
    );
    expect(new Set(await Promise.all(first))).toEqual(new Set([200]));
    expect(await storedByAll(machines)).toBe(1);
    expect(await at(machines, 2).post('203.0.113.1', key)).toBe(200);
    expect(await storedByAll(machines)).toBe(1);
    const other = { ...goodMessage, message: 'Another one.' };
    expect(await at(machines, 1).post('203.0.113.1', key, other)).toBe(200);
    expect(await storedByAll(machines)).toBe(2);
  });
});

describe('a Redis server that', () => {
  test('is down at startup leaves a limit at each service, and is used once it is up', async () => {
    const { machines, redis } = await startThree({ rateLimitMax: 2 }, { isStarted: false });
    for (const machine of machines)
      expect(await inTurn(machine, '203.0.113.1', 3)).toEqual([200, 200, 429]);
    await redis.start();
    await untilShared(machines);
    const statuses: number[] = [];
    for (let index = 0; index < 4; index += 1)
      statuses.push(await at(machines, index).post('203.0.113.9'));
    expect(statuses).toEqual([200, 200, 429, 429]);
    expect(await redis.keys()).not.toEqual([]);
  });

  test.each([
    ['is killed', (redis: RedisServer) => redis.kill(), (redis: RedisServer) => redis.start()],
    ['hangs', (redis: RedisServer) => redis.freeze(), (redis: RedisServer) => redis.thaw()],
  ])(
    '%s disables no limit, turns no visitor away, and is used again when it is back',
    async (_what, end, goOn) => {
      const { machines, redis } = await startThree({ rateLimitMax: 3 });
      await fillWindow(machines);
      await end(redis);
      // Each knows the last count that it saw: one, two, and three.
      expect(await inTurn(at(machines, 2), '203.0.113.1', 2)).toEqual([429, 429]);
      expect(await inTurn(at(machines, 1), '203.0.113.1', 2)).toEqual([200, 429]);
      expect(await inTurn(at(machines, 0), '203.0.113.5', 5)).toEqual([200, 200, 200, 429, 429]);
      await goOn(redis);
      await untilShared(machines);
      const statuses: number[] = [];
      for (let index = 0; index < 5; index += 1)
        statuses.push(await at(machines, index).post('203.0.113.7'));
      expect(statuses).toEqual([200, 200, 200, 429, 429]);
      // The first one never saw the others' messages, if Redis lost them.
      for (const machine of machines.slice(1)) expect(await machine.post('203.0.113.1')).toBe(429);
    },
  );

  test('is full counts as away until it has room, and the log says so once', async () => {
    const redis = await prepareRedis();
    await redis.start();
    const lines: string[] = [];
    const cluster = await openCluster(redis.url, logTo(lines), redisTimeoutMs);
    onTestFinished(cluster.close);
    const app = await startApp({ rateLimitMax: 1 }, { cluster });
    await redis.limitMemory(1);
    expect((await app.post(goodMessage)).status).toBe(200);
    const before = await redis.refusals();
    await expect.poll(redis.refusals).toBeGreaterThan(before + 2);
    expect((await app.post(goodMessage)).status).toBe(429);
    expect(lines).toEqual([expect.stringContaining('Redis is away (OOM')]);
    await redis.limitMemory(0);
    await expect.poll(cluster.isConnected).toBe(true);
  });

  test('loses its data does not make a service forget its own counts', async () => {
    const { machines, redis } = await startThree({ rateLimitMax: 3 });
    await fillWindow(machines);
    await redis.flush();
    expect(await at(machines, 2).post('203.0.113.1')).toBe(429);
    expect(await inTurn(at(machines, 1), '203.0.113.1', 2)).toEqual([200, 429]);
  });
});

test('no accepted message is lost while services are killed and Redis restarts', async () => {
  const { machines, redis } = await startProcesses();
  const accepted = new Set<string>();
  let isOver = false;
  const visitors = Array.from({ length: 6 }, async (_, visitor) => {
    for (let count = 0; !isOver; count += 1) {
      const name = `Visitor ${visitor} ${count}`;
      const key = { 'idempotency-key': name };
      const machine = at(machines, visitor + count);
      const status = await machine
        .post(`203.0.113.${visitor}`, key, { ...goodMessage, name })
        .catch(() => 0);
      if (status === 200) accepted.add(name);
      else expect([0, 503]).toContain(status);
    }
  });
  const more = (count: number) =>
    expect.poll(() => accepted.size).toBeGreaterThan(accepted.size + count);
  await more(50);
  await redis.freeze();
  await more(30);
  at(machines, 1).kill();
  await redis.thaw();
  await more(50);
  await redis.flush();
  await more(30);
  await redis.kill();
  at(machines, 2).kill();
  await more(50);
  await redis.start();
  await more(50);
  isOver = true;
  await Promise.all(visitors);
  const stored = await Promise.all(machines.map(({ spool }) => storedIn(spool)));
  const names = new Set(stored.flat().map(({ name }) => name));
  expect([...accepted].filter((name) => !names.has(name))).toEqual([]);
});

/** One message at each, in a window old enough to differ from one that starts now. */
async function fillWindow(machines: readonly Machine[]): Promise<void> {
  const end = performance.now() + 300;
  for (const machine of machines) expect(await machine.post('203.0.113.1')).toBe(200);
  while (performance.now() < end) await at(machines, 0).post('203.0.113.200', {}, {});
}

/** In this process, and with all the time that a busy machine may need to reach Redis. */
async function startThree(settings: Partial<Settings> = {}, { isStarted = true } = {}) {
  const redis = await prepareRedis();
  if (isStarted) await redis.start();
  const machines = await Promise.all([1, 2, 3].map(() => startSharing(redis.url, settings)));
  if (isStarted) await untilShared(machines);
  return { redis, machines };
}

const redisTimeoutMs = 5_000;

async function startSharing(url: string, settings: Partial<Settings>): Promise<SharingMachine> {
  const cluster = await openCluster(url, logTo([]), redisTimeoutMs);
  onTestFinished(cluster.close);
  const app = await startApp({ trustProxy: 1, ...settings }, { cluster });
  return {
    spool: app.spool,
    isConnected: cluster.isConnected,
    post: (client, headers, body) => postTo(app.url, client, headers, body),
  };
}

async function startProcesses(): Promise<{ redis: RedisServer; machines: readonly Killable[] }> {
  const redis = await prepareRedis();
  await redis.start();
  const start = async () => {
    const spool = join(await temporaryFolder(), 'spool');
    const service = startProcess({
      CONTACT_SPOOL: spool,
      PORT: '0',
      TRUST_PROXY: '1',
      REDIS_URL: redis.url,
      REQUESTS_PER_MINUTE: String(many),
      RATE_LIMIT_MAX: String(many),
    });
    const url = await untilListening(service);
    const post: Machine['post'] = (client, headers, body) => postTo(url, client, headers, body);
    return { spool, post, kill: () => void service.child.kill('SIGKILL') };
  };
  return { redis, machines: await Promise.all([start(), start(), start()]) };
}

async function postTo(
  url: string,
  client: string,
  headers?: Readonly<Record<string, string>>,
  body?: unknown,
): Promise<number> {
  const response = await postMessage(url, { 'x-forwarded-for': client, ...headers }, body);
  await response.arrayBuffer();
  return response.status;
}

async function untilShared(machines: readonly SharingMachine[]): Promise<void> {
  for (const { isConnected } of machines) await expect.poll(isConnected).toBe(true);
}

function at<Any extends Machine>(machines: readonly Any[], index: number): Any {
  const machine = machines[index % machines.length];
  if (machine === undefined) throw new Error('There is no machine.');
  return machine;
}

async function inTurn(machine: Machine, client: string, count: number): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let sent = 0; sent < count; sent += 1) statuses.push(await machine.post(client));
  return statuses;
}

async function storedByAll(machines: readonly Machine[]): Promise<number> {
  const stored = await Promise.all(machines.map(({ spool }) => storedIn(spool)));
  return stored.flat().length;
}
