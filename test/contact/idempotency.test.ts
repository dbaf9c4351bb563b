import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { goodMessage, postMessage, startApp, storedIn, temporaryFolder } from './start-app.ts';
import { startProcess, untilListening } from './start-process.ts';
import { startQueue } from './start-queue.ts';
import { createTestClock } from './test-clock.ts';

const minute = 60_000;
const hour = 60 * minute;

describe('a message posted again under its key', () => {
  test('is answered like the first time and stored once', async () => {
    const app = await startApp();
    const answers = [];
    for (let round = 0; round < 3; round += 1) {
      const response = await app.post(goodMessage, { 'idempotency-key': 'k1' });
      answers.push([response.status, await response.json()]);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(await app.stored()).toHaveLength(1);
  });

  test('is stored once if the requests overlap', async () => {
    const app = await startApp();
    const posts = Array.from({ length: 30 }, () =>
      app.post(goodMessage, { 'idempotency-key': 'k1' }),
    );
    const statuses = (await Promise.all(posts)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await app.stored()).toHaveLength(1);
  });

  test('is stored again if it was removed in the meantime', async () => {
    const app = await startApp();
    const post = () => app.post(goodMessage, { 'idempotency-key': 'k1' });
    await post();
    for (const { id } of await app.stored()) await rm(join(app.spool, 'new', `${id}.json`));
    const statuses = (await Promise.all([post(), post()])).map(({ status }) => status);
    expect(statuses).toEqual([200, 200]);
    expect(await app.stored()).toHaveLength(1);
  });

  test('with different text is another message', async () => {
    const app = await startApp();
    for (const message of ['One', 'Two', 'One']) {
      await app.post({ ...goodMessage, message }, { 'idempotency-key': 'k1' });
    }
    expect((await app.stored()).map(({ message }) => message).sort()).toEqual(['One', 'Two']);
  });

  test('under another key, or no key, is another message', async () => {
    const app = await startApp();
    await app.post(goodMessage, { 'idempotency-key': 'k1' });
    await app.post(goodMessage, { 'idempotency-key': 'k2' });
    await app.post(goodMessage);
    await app.post(goodMessage);
    expect(await app.stored()).toHaveLength(4);
  });

  test('by a form without JavaScript within ten minutes is stored once, also after a restart', async () => {
    const clock = createTestClock();
    const first = await startQueue({ clock });
    const id = await first.take({}, { isForm: true });
    clock.advance(9 * minute);
    expect(await first.take({}, { isForm: true })).toBe(id);
    await first.stop();
    const second = await startQueue({ clock, folder: first.folder });
    expect(await second.take({}, { isForm: true })).toBe(id);
    expect(await second.take({ message: 'Other words.' }, { isForm: true })).not.toBe(id);
    clock.advance(2 * minute);
    expect(await second.take({}, { isForm: true })).not.toBe(id);
  });

  test('by a form without JavaScript is answered like the first time', async () => {
    const app = await startApp();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
    const form = new URLSearchParams(goodMessage).toString();
    const replies = [await app.post(form, headers), await app.post(form, headers)];
    expect(replies.map(({ status }) => status)).toEqual([303, 303]);
    expect(await app.stored()).toHaveLength(1);
  });

  test('that was refused can be corrected', async () => {
    const app = await startApp();
    const key = { 'idempotency-key': 'k1' };
    expect((await app.post({ ...goodMessage, email: 'x' }, key)).status).toBe(422);
    expect((await app.post(goodMessage, key)).status).toBe(200);
    expect(await app.stored()).toHaveLength(1);
  });

  test('that could not be stored is stored once the disk works', async () => {
    const path = join(await temporaryFolder(), 'spool');
    const app = await startApp({}, { spoolPath: path });
    await writeFile(path, '');
    const key = { 'idempotency-key': 'k1' };
    expect((await app.post(goodMessage, key)).status).toBe(503);
    await rm(path);
    expect((await app.post(goodMessage, key)).status).toBe(200);
    expect((await app.post(goodMessage, key)).status).toBe(200);
    expect(await app.stored()).toHaveLength(1);
  });

  test('is recognized for a day, also after a restart', async () => {
    const clock = createTestClock();
    const first = await startQueue({ clock });
    const id = await first.take({}, { key: 'k1' });
    await first.stop();
    clock.advance(23.9 * hour);
    const second = await startQueue({ clock, folder: first.folder });
    expect(await second.take({}, { key: 'k1' })).toBe(id);
    clock.advance(0.2 * hour);
    expect(await second.take({}, { key: 'k1' })).not.toBe(id);
  });

  test('is recognized after kill -9', async () => {
    const CONTACT_SPOOL = join(await temporaryFolder(), 'spool');
    const post = async () => {
      const service = startProcess({ CONTACT_SPOOL, PORT: '0' });
      const url = await untilListening(service);
      const { status } = await postMessage(url, { 'idempotency-key': 'k1' });
      service.child.kill('SIGKILL');
      await service.ended;
      return status;
    };
    expect([await post(), await post()]).toEqual([200, 200]);
    expect(await storedIn(CONTACT_SPOOL)).toHaveLength(1);
  });
});
