import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startQueue } from './start-queue.ts';
import { startSmtp, untilMails } from './start-smtp.ts';
import { createTestClock } from './test-clock.ts';

const minute = 60_000;
const hour = 60 * minute;
const environment = { ACCEPTED_PER_HOUR: '2' };

describe('messages over ACCEPTED_PER_HOUR', () => {
  test('are stored, and mailed together after an hour, with one alarm', async () => {
    const server = await startSmtp();
    const queue = await startQueue({ smtp: server.url, environment });
    const ids: string[] = [];
    for (const message of ['One', 'Two', 'Three', 'Four', 'Five']) {
      ids.push(await queue.take({ message }));
      queue.clock.advance(minute);
    }
    await untilMails(server, 2);
    await expect.poll(async () => (await queue.status()).overLimit).toBe(3);
    expect(queue.lines.filter((line) => line.includes('ACCEPTED_PER_HOUR'))).toHaveLength(1);
    queue.clock.advance(56 * minute);
    expect(server.mails).toHaveLength(2);
    queue.clock.advance(2 * minute);
    await untilMails(server, 3);
    const mail = server.mails[2];
    expect(mail?.subject).toBe('3 messages in one mail');
    expect(mail?.replyTo).toBeUndefined();
    const text = mail?.text ?? '';
    for (const id of ids.slice(2)) expect(text).toContain(`Message: ${id}\n`);
    expect(text.indexOf('\n\nThree\n')).toBeGreaterThan(0);
    expect(text.indexOf('\n\nFive\n')).toBeGreaterThan(text.indexOf('\n\nFour\n'));
    await expect.poll(() => queue.ids('sent')).toEqual(ids);
    await expect.poll(() => queue.ids('digests')).toEqual([]);
    expect(await queue.status()).toMatchObject({ overLimit: 0, waiting: 0 });
  });

  test('are one again each when an hour has passed', async () => {
    const server = await startSmtp();
    const queue = await startQueue({ smtp: server.url, environment });
    for (let hours = 0; hours < 3; hours += 1) {
      await queue.take();
      await queue.take();
      queue.clock.advance(hour + 1);
    }
    await untilMails(server, 6);
  });

  test('are counted on after a restart, and their digest is not lost with the process', async () => {
    const server = await startSmtp();
    const clock = createTestClock();
    const first = await startQueue({ smtp: server.url, environment, clock });
    const ids = [await first.take(), await first.take(), await first.take()];
    await untilMails(server, 2);
    await expect.poll(async () => (await first.status()).overLimit).toBe(1);
    await first.stop();
    const { folder } = first;
    const second = await startQueue({ smtp: server.url, environment, clock, folder });
    ids.push(await second.take());
    await expect.poll(async () => (await second.status()).overLimit).toBe(2);
    clock.advance(hour);
    await untilMails(server, 3);
    expect(server.mails[2]?.subject).toBe('2 messages in one mail');
    await expect.poll(() => second.ids('sent')).toEqual(ids.sort());
  });

  test('that waited long gather again after a restart, and do not go one by one', async () => {
    const server = await startSmtp();
    const clock = createTestClock();
    const first = await startQueue({ environment, clock });
    for (let count = 0; count < 6; count += 1) await first.take();
    await first.stop();
    clock.advance(5 * hour);
    const { folder } = first;
    const second = await startQueue({ smtp: server.url, environment, clock, folder });
    await expect.poll(async () => (await second.status()).overLimit).toBe(4);
    await untilMails(server, 2);
    clock.advance(2 * minute);
    await untilMails(server, 3);
    expect(server.mails[2]?.subject).toBe('4 messages in one mail');
  });

  test('are tried again as the very same mail', async () => {
    const server = await startSmtp();
    const clock = createTestClock();
    const first = await startQueue({ smtp: server.url, environment, clock });
    for (let count = 0; count < 4; count += 1) await first.take();
    await untilMails(server, 2);
    await expect.poll(async () => (await first.status()).overLimit).toBe(2);
    server.answers.push({ at: 'drop' });
    clock.advance(hour);
    await expect.poll(() => first.lines.join()).toContain('The mail server takes nothing');
    expect(await readdir(join(first.folder, 'digests'))).toHaveLength(1);
    await first.stop();
    const { folder } = first;
    server.answers.push({ at: 'drop' });
    const second = await startQueue({ smtp: server.url, environment, clock, folder });
    await expect.poll(() => second.lines.join()).toContain('The mail server takes nothing');
    clock.advance(2 * minute);
    await untilMails(server, 5);
    expect(server.sources[3]).toBe(server.sources[2]);
    expect(server.sources[4]).toBe(server.sources[2]);
    await expect.poll(() => second.ids('sent')).toHaveLength(4);
    expect((await second.status()).overLimit).toBe(0);
    await expect.poll(() => readdir(join(folder, 'digests'))).toEqual([]);
  });

  test('that are refused together lie in failed/ each', async () => {
    const server = await startSmtp();
    const queue = await startQueue({ smtp: server.url, environment });
    for (let count = 0; count < 4; count += 1) await queue.take();
    await untilMails(server, 2);
    await expect.poll(async () => (await queue.status()).overLimit).toBe(2);
    server.answers.push({ at: 'DATA', code: 552 });
    queue.clock.advance(hour);
    await expect.poll(() => queue.ids('failed')).toHaveLength(2);
  });
});
