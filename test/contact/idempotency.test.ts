import { beforeEach, describe, expect, test } from 'vitest';
import { thoroughly } from '../support/thoroughly.ts';
import { age, changeRows, minute, rowsIn } from './database.ts';
import { goodMessage, startService } from './start-service.ts';

const service = await startService();
const { file, post } = service;
beforeEach(() => changeRows(file, 'delete from messages'));

const key = { 'idempotency-key': 'k1' };

describe('a message posted again under its key', () => {
  test('is answered like the first time and stored once', async () => {
    const answers: string[] = [];
    for (const _ of [1, 2, 3]) answers.push(await (await post(goodMessage, key)).text());
    expect(new Set(answers).size).toBe(1);
    expect(rowsIn(file)).toHaveLength(1);
  });

  test('is stored once if the requests overlap', async () => {
    const posts = Array.from({ length: 30 }, () => post(goodMessage, key));
    const statuses = (await Promise.all(posts)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(rowsIn(file)).toHaveLength(1);
  });

  test('with different text is another message', async () => {
    for (const message of ['One', 'Two', 'One']) await post({ ...goodMessage, message }, key);
    expect(rowsIn(file).map(({ message }) => message)).toEqual(['One', 'Two']);
  });

  test('under another key, or no key, is another message', async () => {
    for (const other of [key, { 'idempotency-key': 'k2' }, {}, {}]) await post(goodMessage, other);
    expect(rowsIn(file)).toHaveLength(4);
  });

  thoroughly('is recognized after a restart, for as long as it is there', async () => {
    const first = await startService();
    await first.post(goodMessage, key);
    await first.stop();
    const second = await startService({ CONTACT_DB: first.file });
    expect((await second.post(goodMessage, key)).status).toBe(200);
    expect(rowsIn(first.file)).toHaveLength(1);
    changeRows(first.file, 'delete from messages');
    expect((await second.post(goodMessage, key)).status).toBe(200);
    expect(rowsIn(first.file)).toHaveLength(1);
  });

  test('that was refused can be corrected', async () => {
    expect((await post({ ...goodMessage, email: 'x' }, key)).status).toBe(422);
    expect((await post(goodMessage, key)).status).toBe(200);
    expect(rowsIn(file)).toHaveLength(1);
  });
});

describe('a form without JavaScript', () => {
  test('sent twice within ten minutes is stored once, and answered like the first time', async () => {
    const replies = [await service.postForm(goodMessage), await service.postForm(goodMessage)];
    expect(replies.map(({ status }) => status)).toEqual([303, 303]);
    age(file, 9 * minute);
    await service.postForm(goodMessage);
    expect(rowsIn(file)).toHaveLength(1);
    await service.postForm({ ...goodMessage, message: 'Other words.' });
    expect(rowsIn(file)).toHaveLength(2);
  });

  test('is another message after ten minutes', async () => {
    await service.postForm(goodMessage);
    age(file, 11 * minute);
    await service.postForm(goodMessage);
    expect(rowsIn(file)).toHaveLength(2);
  });
});
