import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openQueue } from '../../contact-server/delivery/queue.ts';
import { createMessageStore } from '../../contact-server/storage/message-store.ts';
import { goodMessage, logTo, temporaryFolder } from './start-app.ts';
import { mailSettings, type RunningQueue, startQueue } from './start-queue.ts';
import { decodeMail, type MailServer, startSmtp, untilMails } from './start-smtp.ts';
import { createTestClock, type TestClock } from './test-clock.ts';

const minute = 60_000;
const hour = 60 * minute;
const both = { MAIL_TO: 'store@example.com, gone@example.com' };

/** Until the queue has nothing to do now. */
async function untilIdle(clock: TestClock): Promise<void> {
  await expect.poll(() => clock.timers.length).toBe(1);
}

/** A server that refuses one of the recipients for good. */
function startWithoutOne(): Promise<MailServer> {
  return startSmtp({
    onRcptTo: ({ address }, _session, done) =>
      done(
        address.startsWith('gone')
          ? Object.assign(new Error('no'), { responseCode: 550 })
          : undefined,
      ),
  });
}

async function takeMany(queue: RunningQueue, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) await queue.take();
}

describe('a recipient that does not exist', () => {
  test('holds up no message to the others, also after a restart', async () => {
    const server = await startWithoutOne();
    const clock = createTestClock();
    const first = await startQueue({ smtp: server.url, environment: both, clock });
    await takeMany(first, 8);
    await untilMails(server, 8);
    await untilIdle(clock);
    await first.stop();
    const { folder } = first;
    const second = await startQueue({ smtp: server.url, environment: both, clock, folder });
    await untilIdle(clock);
    await second.take();
    await untilMails(server, 9);
    expect((await second.status()).failing).toBeUndefined();
    expect(second.lines.join()).toContain(
      'was not accepted (the recipient MAIL_TO was refused (550',
    );
  });

  test('is not an outage that a later message ends', async () => {
    const server = await startWithoutOne();
    const queue = await startQueue({ smtp: server.url, environment: both, runsMaintenance: true });
    const { clock } = queue;
    // The queue and the hourly maintenance.
    const passHours = async () => {
      await expect.poll(() => clock.timers.length).toBe(2);
      clock.advance(2 * hour);
    };
    for (let round = 1; round <= 2; round += 1) {
      await queue.take();
      await untilMails(server, round);
      await passHours();
      await passHours();
    }
    await expect.poll(() => clock.timers.length).toBe(2);
    expect(server.mails.filter(({ subject }) => subject?.includes('works again'))).toEqual([]);
  });

  test('is replaced by one that gets the messages that wait', async () => {
    const server = await startWithoutOne();
    const clock = createTestClock();
    const first = await startQueue({ smtp: server.url, environment: both, clock });
    const id = await first.take();
    await untilMails(server, 1);
    await untilIdle(clock);
    await first.stop();
    const environment = { MAIL_TO: 'STORE@example.com, right@example.com' };
    const { folder } = first;
    const second = await startQueue({ smtp: server.url, environment, clock, folder });
    await expect.poll(() => second.ids('sent')).toEqual([id]);
    expect(server.recipients).toEqual([['store@example.com'], ['right@example.com']]);
  });
});

test.each([
  ['', false],
  [', also after a restart', true],
])(
  'an outage begins after the last accepted mail, not with a message that failed before%s',
  async (_also, isRestarted) => {
    let isDown = false;
    const refused = Object.assign(new Error('closed'), { responseCode: 421 });
    const server = await startSmtp({
      onConnect: (_session, done) => done(isDown ? refused : undefined),
      judge: (source) => (source.includes('ODD') ? { code: 451 } : 'accept'),
    });
    const clock = createTestClock();
    let queue = await startQueue({ smtp: server.url, clock });
    await queue.take({ message: 'ODD' });
    await expect.poll(() => server.attempts.length).toBe(1);
    await untilIdle(clock);
    clock.advance(3 * hour);
    await queue.take();
    await untilMails(server, 1);
    const { lastMail } = await queue.status();
    await untilIdle(clock);
    isDown = true;
    if (isRestarted) {
      await queue.stop();
      queue = await startQueue({ smtp: server.url, clock, folder: queue.folder });
    } else clock.advance(30 * minute);
    await expect.poll(async () => (await queue.status()).failing?.since).toEqual(expect.any(Date));
    const { failing } = await queue.status();
    expect(failing?.since.getTime()).toBeGreaterThanOrEqual(lastMail?.getTime() ?? Number.NaN);
  },
);

test('messages whose content is refused hold up a real one for minutes', async () => {
  const server = await startSmtp({
    judge: (source) => (decodeMail(source).includes('SPAM') ? { code: 550 } : 'accept'),
  });
  const queue = await startQueue({ smtp: server.url });
  for (let number = 0; number < 10; number += 1) {
    await queue.take({ message: `SPAM ${number}` });
    queue.clock.advance(1);
  }
  const id = await queue.take({ message: 'A real one' });
  for (let passed = 0; passed < 3 && !(await queue.ids('sent')).includes(id); passed += 1) {
    await untilIdle(queue.clock);
    queue.clock.advance(minute);
  }
  await expect.poll(() => queue.ids('sent')).toContain(id);
});

test('a new message goes before old ones that fail', async () => {
  const server = await startSmtp({
    judge: (source) => (decodeMail(source).includes('OLD') ? { code: 451 } : 'accept'),
  });
  const queue = await startQueue({ smtp: server.url });
  for (let number = 0; number < 5; number += 1) await queue.take({ message: `OLD ${number}` });
  for (let passed = 0; passed < 12; passed += 1) {
    await untilIdle(queue.clock);
    queue.clock.advance(hour);
  }
  await untilIdle(queue.clock);
  const before = server.attempts.length;
  queue.clock.advance(7 * hour);
  await queue.take({ message: 'New' });
  await untilMails(server, 1);
  expect(server.attempts.length).toBeLessThanOrEqual(before + 2);
});

test('a folder that cannot be read at the start is read later', async () => {
  const server = await startSmtp();
  const folder = join(await temporaryFolder(), 'spool');
  await mkdir(folder);
  const settings = mailSettings({ SMTP_URL: server.url });
  const store = createMessageStore(folder);
  await store.prepare();
  const clock = createTestClock();
  const id = await store.add(goodMessage, clock.now());
  await rm(join(folder, 'cur'), { recursive: true });
  await writeFile(join(folder, 'cur'), '');
  const lines: string[] = [];
  const queue = await openQueue({ store, settings, clock, log: logTo(lines) });
  queue.start();
  await untilIdle(clock);
  expect(lines.join()).toContain('the message store cannot be used (ENOTDIR)');
  await rm(join(folder, 'cur'));
  await mkdir(join(folder, 'cur'));
  clock.advance(hour);
  await untilMails(server, 1);
  await expect.poll(() => store.list('sent')).toEqual([id]);
  await queue.stop();
});
