import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { freePort } from '../support/listening.ts';
import { type RunningQueue, startQueue } from './start-queue.ts';
import { startSmtp, untilMails } from './start-smtp.ts';
import { createTestClock } from './test-clock.ts';

const hour = 3_600_000;
const day = 24 * hour;

describe('spam', () => {
  test('is reported once a week, each message once', async () => {
    const server = await startSmtp();
    const queue = await startQueue({ smtp: server.url, runsMaintenance: true });
    const id = await queue.take({ message: 'Buy\nnow' }, { hidden: 'x' });
    await passTime(queue, 6 * day);
    expect(server.mails).toEqual([]);
    await passTime(queue, 1.1 * day);
    await untilMails(server, 1);
    const [mail] = server.mails;
    expect(mail?.subject).toBe('Contact form: 1 message held as spam');
    expect(mail?.text).toContain('If it is real, have it emailed: contact-server retry ID');
    expect(mail?.text).toContain(`2026-03-04 12:00 UTC  ${id}\n`);
    // A server that refuses spam would refuse its text here, too.
    expect(mail?.text).not.toContain('Buy');
    expect(mail?.text).toContain('They will be deleted 30 days after this email.');
    expect(mail?.replyTo).toBeUndefined();
    await expect
      .poll(() => queue.lines)
      .toContain('Reported by mail: 1 in failed/, corrupt/, or junk/.');
    await passTime(queue, 8 * day);
    expect(server.mails).toHaveLength(1);
    await queue.take({}, { hidden: 'x' });
    await passTime(queue, 2 * hour);
    await untilMails(server, 2);
  });

  test('is reported beside a file of another program', async () => {
    const server = await startSmtp();
    const queue = await startQueue({ smtp: server.url, runsMaintenance: true });
    await writeFile(join(queue.folder, 'junk', '.DS_Store'), '');
    const id = await queue.take({}, { hidden: 'x' });
    await passTime(queue, 6 * day);
    expect(server.mails).toEqual([]);
    await passTime(queue, 1.1 * day);
    await untilMails(server, 1);
    expect(server.mails[0]?.text).toContain(id);
    expect(server.mails[0]?.text).toContain('".DS_Store"');
  });

  test('is not reported if there is none', async () => {
    const server = await startSmtp();
    const queue = await startQueue({ smtp: server.url, runsMaintenance: true });
    await passTime(queue, 15 * day);
    expect(server.mails).toEqual([]);
  });

  test('stays until an email has listed it, no matter how short KEEP_DAYS is', async () => {
    const server = await startSmtp();
    const environment = { KEEP_DAYS: '1' };
    const queue = await startQueue({ smtp: server.url, environment, runsMaintenance: true });
    const id = await queue.take({}, { hidden: 'x' });
    await passTime(queue, 3 * day);
    expect(await queue.ids('junk')).toEqual([id]);
    await passTime(queue, 5 * day);
    await untilMails(server, 1);
    expect(server.mails[0]?.text).toContain(id);
    await passTime(queue, 1.1 * day);
    await expect.poll(() => queue.ids('junk')).toEqual([]);
  });

  test('stays while the report is refused, and is reported when it is accepted', async () => {
    let isRefused = true;
    const server = await startSmtp({ judge: () => (isRefused ? { code: 554 } : 'accept') });
    const queue = await startQueue({ smtp: server.url, runsMaintenance: true });
    const id = await queue.take({}, { hidden: 'x' });
    await passTime(queue, 40 * day);
    await expect.poll(() => server.attempts.length).toBe(1);
    await passTime(queue, 40 * day);
    await expect.poll(() => server.attempts.length).toBe(2);
    expect(await queue.ids('junk')).toEqual([id]);
    isRefused = false;
    await passTime(queue, 2 * hour);
    await untilMails(server, 1);
  });

  test('stays when the clock jumps 60 days ahead and back', async () => {
    const server = await startSmtp();
    const queue = await startQueue({ smtp: server.url, runsMaintenance: true });
    const first = await queue.take({}, { hidden: 'x' });
    queue.clock.jump(60 * day);
    await passTime(queue, hour);
    await untilMails(server, 1);
    expect(server.mails[0]?.text).toContain(first);
    await passTime(queue, hour);
    expect(await queue.ids('junk')).toEqual([first]);
    queue.clock.jump(-60 * day);
    const second = await queue.take({}, { hidden: 'x' });
    await passTime(queue, 8 * day);
    await untilMails(server, 2);
    expect(server.mails[1]?.text).toContain(second);
    expect(await queue.ids('junk')).toEqual([first, second].sort());
  });
});

test('a message refused by the mail server and a damaged file are reported within the hour', async () => {
  const server = await startSmtp();
  const queue = await startQueue({ smtp: server.url, runsMaintenance: true });
  await writeFile(join(queue.folder, 'new', 'holiday.json'), '{');
  server.answers.push({ at: 'DATA', code: 554 });
  const failed = await queue.take();
  await expect.poll(() => queue.ids('failed')).toEqual([failed]);
  await expect.poll(() => queue.ids('corrupt')).toEqual(['holiday']);
  await passTime(queue, 1.1 * hour);
  await untilMails(server, 1);
  const [mail] = server.mails;
  expect(mail?.subject).toBe('Contact form: 1 message could not be emailed to you');
  expect(mail?.text).toContain(`  ${failed}\n`);
  expect(mail?.text).toContain('1 damaged file.\n');
  expect(mail?.text).toContain('"holiday.json"');
});

test('a message that is refused again after a retry is reported again, and kept KEEP_DAYS after that', async () => {
  const server = await startSmtp({
    judge: (source) => (source.includes('ODD') ? { code: 554 } : 'accept'),
  });
  const queue = await startQueue({ smtp: server.url, runsMaintenance: true });
  const id = await queue.take({ message: 'ODD' });
  await expect.poll(() => queue.ids('failed')).toEqual([id]);
  await passTime(queue, 1.1 * hour);
  await untilMails(server, 1);
  await passTime(queue, 20 * day);
  const path = (folder: string) => join(queue.folder, folder, `${id}.json`);
  await rename(path('failed'), path('new'));
  queue.wake();
  await expect.poll(() => server.attempts.length).toBe(3);
  await expect.poll(() => queue.ids('failed')).toEqual([id]);
  await passTime(queue, 1.1 * hour);
  await untilMails(server, 2);
  expect(server.mails[1]?.text).toContain(id);
  await passTime(queue, 11 * day);
  expect(await queue.ids('failed')).toEqual([id]);
  await passTime(queue, 20 * day);
  await expect.poll(() => queue.ids('failed')).toEqual([]);
});

test('mailed messages are removed after KEEP_DAYS, failed and damaged ones KEEP_DAYS after a report', async () => {
  const server = await startSmtp();
  const queue = await startQueue({ smtp: server.url, runsMaintenance: true });
  await writeFile(join(queue.folder, 'new', 'holiday.json'), '{');
  server.answers.push({ at: 'DATA', code: 550 });
  const failed = await queue.take();
  await expect.poll(() => queue.ids('failed')).toEqual([failed]);
  const sent = await queue.take();
  await expect.poll(() => queue.ids('sent')).toEqual([sent]);
  await expect.poll(() => queue.ids('corrupt')).toEqual(['holiday']);
  server.answers.push({ at: 'MAIL', code: 450 });
  await passTime(queue, 29.9 * day);
  expect(await queue.ids('sent')).toEqual([sent]);
  await passTime(queue, 0.2 * day);
  await expect.poll(() => queue.ids('sent')).toEqual([]);
  await untilMails(server, 2);
  expect(await queue.ids('failed')).toEqual([failed]);
  expect(await queue.ids('corrupt')).toEqual(['holiday']);
  await passTime(queue, 31 * day);
  await expect.poll(() => queue.ids('failed')).toEqual([]);
  await expect.poll(() => queue.ids('corrupt')).toEqual([]);
});

test('when mail works again, one email says what was delayed', async () => {
  let isWell = false;
  const server = await startSmtp({
    onConnect: (_session, done) =>
      done(isWell ? undefined : Object.assign(new Error('closed'), { responseCode: 421 })),
  });
  const queue = await startQueue({ smtp: server.url });
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) ids.push(await queue.take());
  for (let passed = 0; passed < 5; passed += 1) {
    await expect.poll(() => queue.clock.timers.length).toBe(1);
    queue.clock.advance(hour);
  }
  await expect.poll(() => queue.clock.timers.length).toBe(1);
  isWell = true;
  queue.clock.advance(2 * hour);
  await expect.poll(() => queue.ids('sent')).toEqual(ids.sort());
  const subject = 'Contact form: email works again, 3 messages were delayed';
  const recovery = () => server.mails.filter((mail) => mail.subject === subject);
  await expect.poll(() => recovery().length).toBe(1);
  const text = recovery()[0]?.text ?? '';
  expect(text).toContain('From 2026-03-04 12:00 UTC to 2026-03-04 19:00 UTC');
  for (const id of ids) expect(text).toContain(`2026-03-04 12:00 UTC  ${id}\n`);
  await queue.take();
  await untilMails(server, 5);
});

test('an outage that a restart ends is reported, too, once', async () => {
  const clock = createTestClock();
  const start = { clock, runsMaintenance: true };
  const first = await startQueue({ ...start, smtp: `smtp://127.0.0.1:${await freePort()}` });
  const ids = [await first.take(), await first.take()];
  await passTime(first, 2 * hour);
  await first.stop();
  const server = await startSmtp();
  const { folder } = first;
  const second = await startQueue({ clock, smtp: server.url, folder });
  await untilMails(server, 3);
  const [recovery] = server.mails.filter(({ subject }) => subject?.includes('works again'));
  expect(recovery?.subject).toBe('Contact form: email works again, 2 messages were delayed');
  expect(recovery?.text).toContain('From 2026-03-04 12:00 UTC to 2026-03-04 14:00 UTC');
  for (const id of ids) expect(recovery?.text).toContain(id);
  await expect.poll(() => second.ids('sent')).toEqual(ids.sort());
  await second.take();
  await untilMails(server, 4);
});

test('a message that failed while others were mailed is not an outage that a restart ends', async () => {
  let isWell = false;
  const server = await startSmtp({
    judge: (source) => (source.includes('ODD') && !isWell ? { code: 451 } : 'accept'),
  });
  const clock = createTestClock();
  const first = await startQueue({ smtp: server.url, clock });
  await first.take({ message: 'ODD' });
  await expect.poll(() => server.attempts.length).toBe(1);
  await expect.poll(() => clock.timers.length).toBe(1);
  clock.advance(5 * hour);
  await first.take();
  await untilMails(server, 1);
  await expect.poll(() => first.ids('sent')).toHaveLength(1);
  await first.stop();
  isWell = true;
  const second = await startQueue({ smtp: server.url, clock, folder: first.folder });
  await expect.poll(() => second.ids('sent')).toHaveLength(2);
  await second.take();
  await untilMails(server, 3);
  expect(server.mails.map(({ subject }) => subject).join()).not.toContain('works again');
});

test.each([
  ['is refused for good', 554],
  ['waits for a later attempt', 451],
])('a message that %s is not an outage that the next one ends', async (_what, code) => {
  const server = await startSmtp({
    judge: (source) => (source.includes('ODD') ? { code } : 'accept'),
  });
  const queue = await startQueue({ smtp: server.url, runsMaintenance: true });
  await queue.take({ message: 'ODD' });
  await expect.poll(() => server.attempts.length).toBe(1);
  await passTime(queue, 1.5 * hour);
  const id = await queue.take({ message: 'Plain' });
  await expect.poll(() => queue.ids('sent')).toEqual([id]);
  await passTime(queue, 1.5 * hour);
  expect(server.mails.map(({ subject }) => subject)).not.toContainEqual(
    expect.stringContaining('works again'),
  );
});

/** Lets time pass, and waits for the hourly maintenance. */
async function passTime(queue: RunningQueue, milliseconds: number): Promise<void> {
  const isIdle = async () => expect.poll(() => queue.clock.timers.length).toBe(2);
  await isIdle();
  queue.clock.advance(milliseconds);
  await isIdle();
}
