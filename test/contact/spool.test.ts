import { mkdir, readdir, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createMessageStore } from '../../contact-server/storage/message-store.ts';
import { goodMessage, startApp, storedIn, temporaryFolder } from './start-app.ts';

describe('a stored message', () => {
  test('is one JSON document in new/, named by its id, and leaves nothing in tmp/', async () => {
    const app = await startApp();
    const before = Date.now();
    await app.post(goodMessage);
    const [message] = await app.stored();
    expect(message).toEqual({
      ...goodMessage,
      id: expect.stringMatching(/^\d{8}T\d{9}Z-[\da-f]{16}$/),
      receivedAt: expect.any(String),
      messageId: `<${message?.id}@contact-server.invalid>`,
    });
    const receivedAt = Date.parse(message?.receivedAt ?? '');
    expect(receivedAt).toBeGreaterThanOrEqual(before);
    expect(receivedAt).toBeLessThanOrEqual(Date.now());
    expect(await readdir(join(app.spool, 'new'))).toEqual([`${message?.id}.json`]);
    expect(await readdir(join(app.spool, 'tmp'))).toEqual([]);
    expect(app.lines).toEqual([`Stored ${message?.id}.`]);
  });

  test('can be read only by its owner', async () => {
    const app = await startApp();
    await app.post(goodMessage);
    const folder = join(app.spool, 'new');
    const [name = ''] = await readdir(folder);
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    for (const path of [folder, join(app.spool, 'tmp'), app.spool]) {
      expect((await stat(path)).mode & 0o777).toBe(0o700);
    }
  });

  test('has a name that sorts by its time', async () => {
    const spool = join(await temporaryFolder(), 'spool');
    const { add: store } = createMessageStore(spool);
    const moments = [
      '2026-12-31T23:59:59.999Z',
      '2026-01-02T03:04:05.006Z',
      '2027-01-01T00:00:00.000Z',
      '2026-01-02T03:04:05.060Z',
    ];
    for (const moment of moments) await store(goodMessage, new Date(moment));
    const stored = await storedIn(spool);
    expect(stored.map(({ receivedAt }) => receivedAt)).toEqual([...moments].sort());
  });

  test('has a unique name, even at the same moment', async () => {
    const spool = join(await temporaryFolder(), 'spool');
    const { add: store } = createMessageStore(spool);
    const moment = new Date('2026-01-02T03:04:05.006Z');
    const ids = await Promise.all(Array.from({ length: 200 }, () => store(goodMessage, moment)));
    expect(new Set(ids).size).toBe(200);
    expect(await storedIn(spool)).toHaveLength(200);
  });
});

describe('a spool that cannot be written', () => {
  test.each([
    ['is a file', async (path: string) => writeFile(path, '')],
    ['has a file in the place of new/', async (path: string) => fileInside(path, 'new')],
    ['has a file in the place of tmp/', async (path: string) => fileInside(path, 'tmp')],
  ])('because it %s makes the reply 503', async (_how, spoil) => {
    const path = join(await temporaryFolder(), 'spool');
    const app = await startApp({}, { spoolPath: path });
    await spoil(path);
    const response = await app.post(goodMessage);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      message: "We couldn't save your message. Try again in a few minutes.",
    });
    expect(app.lines).toEqual([expect.stringMatching(/^A message could not be stored: .*E[A-Z]+/)]);
    expect(app.lines.join()).not.toContain('Dana');
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  });

  test('does not use up the rate limit, and works again once it is back', async () => {
    const path = join(await temporaryFolder(), 'spool');
    const app = await startApp({ rateLimitMax: 1 }, { spoolPath: path });
    await writeFile(path, '');
    expect((await app.post(goodMessage)).status).toBe(503);
    await rm(path);
    expect((await app.post(goodMessage)).status).toBe(200);
    expect(await app.stored()).toHaveLength(1);
  });

  test('is created again after it was removed', async () => {
    const app = await startApp();
    await app.post(goodMessage);
    await rm(app.spool, { recursive: true });
    expect((await app.post(goodMessage)).status).toBe(200);
    expect(await app.stored()).toHaveLength(1);
  });
});

async function fileInside(path: string, name: string): Promise<void> {
  await mkdir(path);
  await writeFile(join(path, name), '');
}

test('the cleanup at startup continues when another service removes its own unfinished files', async () => {
  const spool = join(await temporaryFolder(), 'spool');
  const store = createMessageStore(spool);
  await store.prepare();
  let isSwept = false;
  const leave = async () => {
    for (let count = 0; !isSwept; count += 1) {
      const file = join(spool, 'tmp', `lock-${count}`);
      await writeFile(file, '');
      await unlink(file).catch(() => undefined);
    }
  };
  const others = [leave(), leave(), leave()];
  try {
    for (let count = 0; count < 500; count += 1) await store.sweep();
  } finally {
    isSwept = true;
    await Promise.all(others);
  }
});
