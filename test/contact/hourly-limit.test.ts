import { describe, expect, test } from 'vitest';
import { type RunningQueue, startQueue } from './start-queue.ts';
import { startSmtp, untilMails } from './start-smtp.ts';
import { createTestClock } from './test-clock.ts';

const minute = 60_000;
const hour = 60 * minute;
const environment = { ACCEPTED_PER_HOUR: '2' };

describe('messages above ACCEPTED_PER_HOUR', () => {
  test('are stored, and mailed one by one as the hour passes, with one line in the log', async () => {
    const server = await startSmtp();
    const queue = await startQueue({ smtp: server.url, environment });
    const ids: string[] = [];
    for (const message of ['One', 'Two', 'Three', 'Four', 'Five']) {
      ids.push(await queue.take({ message }));
      await untilMails(server, Math.min(ids.length, 2));
      queue.clock.advance(minute);
    }
    await expect.poll(async () => (await queue.status()).isPaced).toBe(true);
    await passTime(queue, 54 * minute);
    expect(server.mails).toHaveLength(2);
    await passTime(queue, 3 * minute);
    await untilMails(server, 4);
    await passTime(queue, hour);
    await untilMails(server, 5);
    expect(server.mails.map(({ text }) => text?.split('\n').at(-2))).toEqual([
      ...['One', 'Two', 'Three', 'Four', 'Five'],
    ]);
    await expect.poll(() => queue.ids('sent')).toEqual(ids.sort());
    expect(queue.lines.filter((line) => line.includes('ACCEPTED_PER_HOUR'))).toHaveLength(1);
    await expect.poll(async () => (await queue.status()).isPaced).toBe(false);
  });

  test('are mailed separately, so that a refused one delays no other', async () => {
    const server = await startSmtp({
      judge: (source) => (source.includes('POISON\r\n') ? { code: 552 } : 'accept'),
    });
    const queue = await startQueue({ smtp: server.url, environment });
    const ids: string[] = [];
    for (const message of ['One', 'Two', 'POISON', 'Four', 'Five']) {
      ids.push(await queue.take({ message }));
      await untilMails(server, Math.min(ids.length, 2));
      queue.clock.advance(1);
    }
    await passTime(queue, hour);
    await untilMails(server, 4);
    await expect.poll(() => queue.ids('failed')).toEqual([ids[2]]);
  });

  test('count after a restart, too', async () => {
    const server = await startSmtp();
    const clock = createTestClock();
    const first = await startQueue({ smtp: server.url, environment, clock });
    await first.take();
    await first.take();
    await expect.poll(() => first.ids('sent')).toHaveLength(2);
    await first.stop();
    const { folder } = first;
    const { lastMail } = await first.status();
    clock.advance(minute);
    const second = await startQueue({ smtp: server.url, environment, clock, folder });
    await second.take();
    await expect.poll(async () => (await second.status()).isPaced).toBe(true);
    expect(server.mails).toHaveLength(2);
    expect(lastMail?.toISOString()).toBe('2026-03-04T12:00:00.000Z');
    expect((await second.status()).lastMail).toEqual(lastMail);
    await passTime(second, hour);
    await untilMails(server, 3);
  });

  test('count when they were mailed, not when they came: no restart lets a waiting one through', async () => {
    const server = await startSmtp();
    const clock = createTestClock();
    const start = { smtp: server.url, environment, clock };
    const first = await startQueue(start);
    for (let count = 1; count <= 5; count += 1) await first.take();
    await untilMails(server, 2);
    await passTime(first, 1.5 * hour);
    await expect.poll(() => first.ids('sent')).toHaveLength(4);
    await first.stop();
    const second = await startQueue({ ...start, folder: first.folder });
    await expect.poll(async () => (await second.status()).isPaced).toBe(true);
    expect(server.mails).toHaveLength(4);
    await passTime(second, hour);
    await untilMails(server, 5);
  });
});

/** Waits until the queue waits for its next email, and then lets time pass. */
async function passTime(queue: RunningQueue, milliseconds: number): Promise<void> {
  await expect.poll(() => queue.clock.timers.length).toBe(1);
  queue.clock.advance(milliseconds);
}
