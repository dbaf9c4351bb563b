import { describe, expect, test } from 'vitest';
import { startQueue } from './start-queue.ts';
import { decodeMail, startSmtp, untilMails, type Verdict } from './start-smtp.ts';
import { createTestClock } from './test-clock.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const poison = 'POISON';
const poisonous =
  (verdict: Verdict) =>
  (source: string): Verdict =>
    decodeMail(source).includes(poison) ? verdict : 'accept';

describe('a message that the mail server cannot accept', () => {
  test.each<[string, Verdict]>([
    ['a reset', 'reset'],
    ['silence', 'silence'],
    ['a 421', { code: 421 }],
    ['a 451', { code: 451 }],
  ])('does not delay 20 others (%s after DATA)', async (_what, verdict) => {
    const server = await startSmtp({ judge: poisonous(verdict) });
    const queue = await startQueue({
      smtp: server.url,
      ...(verdict === 'silence' && { replyMs: 10_000 }),
    });
    const bad = await queue.take({ message: poison });
    const others: string[] = [];
    for (let count = 0; count < 20; count += 1) others.push(await queue.take());
    await expect.poll(() => queue.ids('sent')).toEqual(others.sort());
    expect(await queue.ids('cur')).toEqual([bad]);
    expect(server.attempts.filter((source) => decodeMail(source).includes(poison))).toHaveLength(1);
  });

  test('is retried forever, at least every six hours', async () => {
    const server = await startSmtp({ judge: poisonous({ code: 451 }) });
    const queue = await startQueue({ smtp: server.url });
    const id = await queue.take({ message: poison });
    for (let round = 1; round <= 60; round += 1) {
      await expect.poll(() => server.attempts.length).toBe(round);
      await expect.poll(() => queue.clock.timers.length).toBe(1);
      queue.clock.advance(6 * hour);
    }
    expect(await queue.ids('cur')).toEqual([id]);
    expect(queue.lines.join()).toContain(id);
  });
});

describe('two different messages that fail in a row', () => {
  test('hold the queue, and a third one tries the server', async () => {
    let isWell = false;
    const server = await startSmtp({ judge: () => (isWell ? 'accept' : 'reset') });
    const queue = await startQueue({ smtp: server.url });
    const ids: string[] = [];
    for (let count = 0; count < 6; count += 1) ids.push(await queue.take());
    await expect.poll(() => server.attempts.length).toBe(2);
    await expect.poll(() => queue.clock.timers.length).toBe(1);
    expect(server.attempts).toHaveLength(2);
    isWell = true;
    queue.clock.advance(2 * minute);
    await expect.poll(() => queue.ids('sent')).toEqual(ids.sort());
  });
});

test('a server that is slow after the greeting gets each email once', async () => {
  const server = await startSmtp({ judge: () => ({ afterMs: 5_000 }) });
  const queue = await startQueue({ smtp: server.url, connectMs: 4_000 });
  const id = await queue.take();
  await expect.poll(() => queue.ids('sent')).toEqual([id]);
  expect(server.attempts).toHaveLength(1);
});

describe('a refused sender or recipient', () => {
  test.each([
    ['MAIL', 550],
    ['RCPT', 550],
    ['RCPT', 552],
  ] as const)('holds the queue and costs no message an attempt (%s %i)', async (at, code) => {
    const server = await startSmtp();
    for (let count = 0; count < 3; count += 1) server.answers.push({ at, code });
    const queue = await startQueue({ smtp: server.url });
    const ids = [await queue.take(), await queue.take()];
    await expect.poll(() => queue.lines.join()).toContain(String(code));
    await expect.poll(() => queue.clock.timers.length).toBe(1);
    expect(server.answers).toHaveLength(2);
    queue.clock.advance(2 * hour);
    await expect.poll(() => server.answers.length).toBe(1);
    await expect.poll(() => queue.clock.timers.length).toBe(1);
    expect(await queue.ids('failed')).toEqual([]);
    queue.clock.advance(2 * hour);
    await expect.poll(() => server.answers.length).toBe(0);
    await expect.poll(() => queue.clock.timers.length).toBe(1);
    queue.clock.advance(6 * hour);
    await expect.poll(() => queue.ids('sent')).toEqual(ids.sort());
  });
});

describe('one of several recipients', () => {
  test.each([450, 550])('that is refused gets the email later, and alone (%i)', async (code) => {
    let isFull = true;
    const server = await startSmtp({
      onRcptTo: ({ address }, _session, done) =>
        done(
          isFull && address.startsWith('full')
            ? Object.assign(new Error('no'), { responseCode: code })
            : undefined,
        ),
    });
    const clock = createTestClock();
    const environment = { MAIL_TO: 'store@example.com, full@example.com' };
    const first = await startQueue({ smtp: server.url, environment, clock });
    const id = await first.take();
    await untilMails(server, 1);
    await expect.poll(() => clock.timers.length).toBe(1);
    expect(await first.ids('cur')).toEqual([id]);
    const other = await first.take();
    await untilMails(server, 2);
    await expect.poll(() => clock.timers.length).toBe(1);
    await first.stop();
    isFull = false;
    const { folder } = first;
    const second = await startQueue({ smtp: server.url, environment, clock, folder });
    await expect.poll(() => second.ids('sent')).toEqual([id, other].sort());
    expect(server.recipients).toEqual([
      ['store@example.com'],
      ['store@example.com'],
      ['full@example.com'],
      ['full@example.com'],
    ]);
    expect(server.sources.slice(2).sort()).toEqual(server.sources.slice(0, 2).sort());
  });
});

test('a wrong password for six days costs no message an attempt', async () => {
  let isKnown = false;
  const server = await startSmtp({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, done) =>
      isKnown ? done(null, { user: username }) : done(new Error('unknown')),
  });
  const smtp = `smtp://shop:secret@127.0.0.1:${server.port}`;
  const queue = await startQueue({ smtp });
  const ids = [await queue.take(), await queue.take(), await queue.take()];
  for (let passed = 0; passed < 6 * day; passed += 3 * hour) {
    await expect.poll(() => queue.clock.timers.length).toBe(1);
    queue.clock.advance(3 * hour);
  }
  await expect.poll(() => queue.clock.timers.length).toBe(1);
  isKnown = true;
  for (let count = 0; count < 3; count += 1) server.answers.push({ at: 'DATA', code: 451 });
  for (let count = 0; count < 4; count += 1) {
    queue.clock.advance(6 * hour);
    await expect.poll(() => queue.clock.timers.length).toBe(1);
  }
  await expect.poll(() => queue.ids('sent')).toEqual(ids.sort());
});
