import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { goodMessage } from './start-app.ts';
import { startQueue } from './start-queue.ts';
import { type Answer, startSmtp, untilMails } from './start-smtp.ts';
import { createTestClock } from './test-clock.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('a stored message', () => {
  test('is mailed at once, from the service, to be answered to the visitor', async () => {
    const server = await startSmtp();
    const queue = await startQueue({ smtp: server.url });
    const id = await queue.take();
    await untilMails(server, 1);
    const [mail] = server.mails;
    expect(mail?.from?.value).toEqual([{ name: 'Website', address: 'contact@shop.example' }]);
    expect(mail?.to).toMatchObject({ text: 'store@example.com' });
    expect(mail?.replyTo?.value).toEqual([{ name: 'Dana Whitfield', address: 'dana@example.com' }]);
    expect(mail?.subject).toBe('Shipping Quote');
    expect(mail?.messageId).toBe(`<${id}@shop.example>`);
    expect(mail?.date).toEqual(queue.clock.now());
    expect(mail?.html).toBe(false);
    expect(mail?.text).toContain(`Phone: (910) 555-0117\n`);
    expect(mail?.text).toContain(`\n\n${goodMessage.message}\n`);
    await expect.poll(() => queue.ids('sent')).toEqual([id]);
    expect(await queue.ids('cur')).toEqual([]);
    expect(queue.lines).toEqual([`Stored ${id}.`, `Mailed ${id}.`]);
    expect(await queue.status()).toEqual({
      isMailing: true,
      waiting: 0,
      oldestWaiting: undefined,
      lastMail: queue.clock.now(),
      mailed: 1,
      failed: 0,
      corrupt: 0,
      junk: 0,
      paused: undefined,
      overLimit: 0,
    });
  });

  test('goes to every address of MAIL_TO, and is mailed if one of them takes it', async () => {
    const server = await startSmtp({
      onRcptTo: ({ address }, _session, done) =>
        done(
          address.startsWith('gone')
            ? Object.assign(new Error('no'), { responseCode: 550 })
            : undefined,
        ),
    });
    const MAIL_TO = 'store@example.com, gone@example.com';
    const queue = await startQueue({ smtp: server.url, environment: { MAIL_TO } });
    const id = await queue.take();
    await expect.poll(() => queue.ids('sent')).toEqual([id]);
    expect(queue.lines).toContain(`${id}: the server refused 1 of the addresses.`);
  });

  test('stays in new/ without a mail server', async () => {
    const queue = await startQueue();
    const id = await queue.take();
    queue.clock.advance(day);
    expect(await queue.ids('new')).toEqual([id]);
    expect(await queue.status()).toMatchObject({ isMailing: false, waiting: 1 });
  });
});

describe('a server that', () => {
  test('is not there is tried after growing pauses, and gets everything once it is back', async () => {
    const first = await startSmtp();
    await first.stop();
    const queue = await startQueue({ smtp: first.url });
    const ids = [await queue.take(), await queue.take()];
    const pauses: number[] = [];
    for (let round = 1; round <= 9; round += 1) {
      await expect.poll(() => queue.lines.filter(isDown).length).toBe(round);
      const pause = await pauseOf(queue.clock);
      pauses.push(pause / minute);
      if (round < 9) queue.clock.advance(pause);
    }
    expect(await queue.status()).toMatchObject({ paused: 'ECONNREFUSED', waiting: 2 });
    pauses.forEach((pause, index) => {
      const middle = Math.min(2 ** index, 120);
      expect(pause, `pause ${index}`).toBeGreaterThanOrEqual(middle * 0.75);
      expect(pause, `pause ${index}`).toBeLessThanOrEqual(middle * 1.25);
    });
    const second = await startSmtp({ port: first.port });
    queue.clock.advance(3 * hour);
    await untilMails(second, 2);
    await expect.poll(() => queue.ids('sent')).toEqual(ids.sort());
    expect(queue.lines).toContain('The mail server takes mail again.');
    expect(await queue.status()).toMatchObject({ paused: undefined, waiting: 0 });
  });

  test('says nothing is given up on after the timeout, and the message kept', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    onTestFinished(() => void silent.close());
    await once(silent, 'listening');
    const { port } = z.object({ port: z.number() }).parse(silent.address());
    const queue = await startQueue({ smtp: `smtp://127.0.0.1:${port}`, patienceMs: 300 });
    const id = await queue.take();
    await expect.poll(() => queue.lines.filter(isDown), { timeout: 5_000 }).toHaveLength(1);
    expect(queue.lines.at(-1)).toContain('(ETIMEDOUT)');
    expect(await queue.ids('cur')).toEqual([id]);
  });

  test('drips its words is given up on, too', async () => {
    const slow = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.write('220 slow\r\n');
      const timer = setInterval(() => socket.write('250-more\r\n'), 50);
      socket.on('close', () => clearInterval(timer));
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void slow.close());
    await once(slow, 'listening');
    const { port } = z.object({ port: z.number() }).parse(slow.address());
    const queue = await startQueue({ smtp: `smtp://127.0.0.1:${port}`, patienceMs: 300 });
    await queue.take();
    await expect.poll(() => queue.lines.filter(isDown), { timeout: 8_000 }).toHaveLength(1);
  });

  test('hangs up after it took a mail gets the same one again', async () => {
    const server = await startSmtp();
    server.answers.push({ at: 'drop' });
    const queue = await startQueue({ smtp: server.url });
    const id = await queue.take();
    await expect.poll(() => queue.lines.filter(isDown)).toHaveLength(1);
    queue.clock.advance(2 * minute);
    await untilMails(server, 2);
    expect(server.sources[1]).toBe(server.sources[0]);
    await expect.poll(() => queue.ids('sent')).toEqual([id]);
  });

  test.each<Answer & { readonly is: string }>([
    { at: 'RCPT', code: 421, is: 'The mail server takes nothing (421 at ' },
    { at: 'RCPT', code: 451, is: 'has to wait (451 at RCPT TO)' },
    { at: 'DATA', code: 452, is: 'has to wait (452 at DATA)' },
    { at: 'MAIL', code: 450, is: 'has to wait (450 at MAIL FROM)' },
  ])('says $code at $at is tried again', async ({ is, ...answer }) => {
    const server = await startSmtp();
    server.answers.push(answer);
    const queue = await startQueue({ smtp: server.url });
    const id = await queue.take();
    await expect.poll(() => queue.lines.join()).toContain(is);
    expect(await queue.ids('cur')).toEqual([id]);
    queue.clock.advance(2 * minute);
    await untilMails(server, 1);
    await expect.poll(() => queue.ids('sent')).toEqual([id]);
  });

  test('puts one message off gets the others meanwhile', async () => {
    const server = await startSmtp();
    server.answers.push({ at: 'DATA', code: 451 });
    const queue = await startQueue({ smtp: server.url });
    const first = await queue.take();
    await expect.poll(() => queue.lines.join()).toContain('has to wait');
    const second = await queue.take();
    await expect.poll(() => queue.ids('sent')).toEqual([second]);
    expect(await queue.ids('cur')).toEqual([first]);
  });

  test.each<Answer>([
    { at: 'MAIL', code: 550 },
    { at: 'RCPT', code: 550 },
    { at: 'DATA', code: 554 },
  ])(
    'refuses one message for good ($code at $at) puts it into failed/, named in the log',
    async (answer) => {
      const server = await startSmtp();
      server.answers.push(answer);
      const queue = await startQueue({ smtp: server.url });
      const first = await queue.take();
      await expect.poll(() => queue.ids('failed')).toEqual([first]);
      const second = await queue.take();
      await expect.poll(() => queue.ids('sent')).toEqual([second]);
      expect(queue.lines.join('\n')).toContain(`${first} was refused for good (`);
      expect(queue.lines.join('\n')).toContain(`"retry ${first}"`);
      expect(queue.lines.join('\n')).not.toContain('says');
      expect(await queue.status()).toMatchObject({ failed: 1, waiting: 0 });
    },
  );
});

describe('settings that are wrong', () => {
  test('in name or password pause the queue and cost no message anything', async () => {
    let isKnown = false;
    const server = await startSmtp({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        isKnown && username === 'sh@p' && password === 's:cret'
          ? done(null, { user: username })
          : done(new Error('unknown')),
    });
    const smtp = `smtp://sh%40p:s%3Acret@127.0.0.1:${server.port}`;
    const clock = createTestClock();
    const queue = await startQueue({ smtp, clock });
    const id = await queue.take();
    clock.jump(30 * day);
    for (let round = 1; round <= 14; round += 1) {
      await expect.poll(() => queue.lines.filter(isPaused).length).toBe(round);
      if (round < 14) clock.advance(3 * hour);
    }
    expect(await queue.ids('failed')).toEqual([]);
    expect(await queue.status()).toMatchObject({
      paused: 'wrong credentials (535 at AUTH PLAIN)',
      waiting: 1,
    });
    expect(queue.lines.join()).not.toMatch(/s:cret|sh@p/);
    isKnown = true;
    clock.advance(3 * hour);
    await expect.poll(() => queue.ids('sent')).toEqual([id]);
    expect(await queue.status()).toMatchObject({ paused: undefined });
  });

  test('for a server that wants a name and gets none pause it, too', async () => {
    const server = await startSmtp({ authOptional: false });
    const queue = await startQueue({ smtp: server.url });
    await queue.take();
    await expect.poll(() => queue.lines.filter(isPaused)).toHaveLength(1);
    expect((await queue.status()).paused).toContain('530');
  });

  test('about a certificate that nobody signed pause it', async () => {
    const server = await startSmtp({ secure: true });
    const queue = await startQueue({ smtp: `smtps://127.0.0.1:${server.port}` });
    const id = await queue.take();
    await expect.poll(() => queue.lines.filter(isPaused)).toHaveLength(1);
    expect((await queue.status()).paused).toMatch(/^no safe connection \(.+\)$/);
    expect(await queue.ids('cur')).toEqual([id]);
  });
});

describe('a message that nobody takes', () => {
  test('is given up after five days of trying, not before', async () => {
    const server = await startSmtp();
    await server.stop();
    const queue = await startQueue({ smtp: server.url });
    const id = await queue.take();
    for (let elapsed = 0; elapsed < 5 * day; elapsed += 2.5 * hour) {
      await expect.poll(() => queue.lines.filter(isDown).length).toBeGreaterThanOrEqual(1);
      const tries = queue.lines.filter(isDown).length;
      expect(await queue.ids('failed')).toEqual([]);
      queue.clock.advance(2.5 * hour);
      await expect.poll(() => queue.lines.filter(isDown).length).toBeGreaterThan(tries);
    }
    queue.clock.advance(3 * hour);
    await expect.poll(() => queue.ids('failed')).toEqual([id]);
    expect(queue.lines.join('\n')).toContain(`${id} was not taken within five days (ECONNREFUSED)`);
  });

  test('is not given up because the wall clock jumped', async () => {
    const server = await startSmtp();
    const queue = await startQueue({ smtp: server.url });
    server.answers.push({ at: 'DATA', code: 451 });
    const id = await queue.take();
    await expect.poll(() => queue.lines.join()).toContain('has to wait');
    queue.clock.jump(3_650 * day);
    server.answers.push({ at: 'DATA', code: 451 });
    queue.clock.advance(2 * minute);
    await expect
      .poll(() => queue.lines.filter((line) => line.includes('has to wait')))
      .toHaveLength(2);
    expect(await queue.ids('cur')).toEqual([id]);
    queue.clock.jump(-7_300 * day);
    queue.clock.advance(4 * minute);
    await expect.poll(() => queue.ids('sent')).toEqual([id]);
  });
});

function isDown(line: string): boolean {
  return line.startsWith('The mail server takes nothing');
}

function isPaused(line: string): boolean {
  return line.startsWith('Mailing is paused');
}

/** Waits until the queue sleeps; then what it waits for. */
async function pauseOf(clock: { readonly timers: readonly number[] }): Promise<number> {
  await expect.poll(() => clock.timers).toHaveLength(1);
  return clock.timers[0] ?? 0;
}
