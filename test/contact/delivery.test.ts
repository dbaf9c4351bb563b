import { createServer, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startListening } from '../support/listening.ts';
import { goodMessage } from './start-app.ts';
import { startQueue } from './start-queue.ts';
import { type Answer, startSmtp, untilMails } from './start-smtp.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('a stored message', () => {
  test('is mailed at once, from the service’s address, with a reply address of the visitor', async () => {
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
    await expect.poll(() => queue.lines).toEqual([`Stored ${id}.`, `Mailed ${id}.`]);
    expect(await queue.status()).toEqual({
      isMailing: true,
      waiting: 0,
      oldestWaiting: undefined,
      lastMail: queue.clock.now(),
      failed: 0,
      corrupt: 0,
      failing: undefined,
      stuck: 0,
      isPaced: false,
    });
  });

  test('has an ASCII Message-ID if the domain of MAIL_FROM is not ASCII', async () => {
    const server = await startSmtp();
    const environment = { MAIL_FROM: 'Web <site@bücher.example>', MAIL_TO: 'shop@müller.example' };
    const queue = await startQueue({ smtp: server.url, environment });
    const id = await queue.take();
    await untilMails(server, 1);
    expect(server.sources[0]).toContain(`Message-ID: <${id}@xn--bcher-kva.example>\r\n`);
    expect(server.sources[0]).toMatch(/^[\x20-\x7e\r\n]+\r\n\r\n/);
  });

  test('stays in new/ without a mail server', async () => {
    const queue = await startQueue();
    const id = await queue.take();
    queue.clock.advance(day);
    expect(await queue.ids('new')).toEqual([id]);
    expect(await queue.status()).toMatchObject({ isMailing: false, waiting: 1 });
  });
});

describe('a mail server that', () => {
  test('is down is tried after growing delays, and gets every message when it is back', async () => {
    const first = await startSmtp();
    await first.stop();
    const queue = await startQueue({ smtp: first.url });
    const ids = [await queue.take(), await queue.take()];
    const delays: number[] = [];
    for (let round = 1; round <= 9; round += 1) {
      await expect.poll(() => queue.lines.filter(isHeld).length).toBe(round);
      const delay = await delayOf(queue.clock);
      delays.push(delay / minute);
      if (round < 9) queue.clock.advance(delay);
    }
    expect(await queue.status()).toMatchObject({
      failing: {
        since: new Date('2026-03-04T12:00:00.000Z'),
        reason: 'the mail server cannot be reached (ECONNREFUSED)',
      },
      waiting: 2,
    });
    delays.forEach((delay, index) => {
      const longest = Math.min(2 ** index, 60);
      expect(delay, `delay ${index}`).toBeGreaterThanOrEqual(longest * 0.75);
      expect(delay, `delay ${index}`).toBeLessThanOrEqual(longest);
    });
    const second = await startSmtp({ port: first.port });
    queue.clock.advance(hour);
    await expect.poll(() => queue.ids('sent')).toEqual(ids.sort());
    expect(second.mails.length).toBeGreaterThanOrEqual(2);
    expect(queue.lines).toContain('The mail server accepts mail again.');
    expect(await queue.status()).toMatchObject({ failing: undefined, waiting: 0 });
  });

  test('does not greet is abandoned after the time limit, and the message is kept', async () => {
    const smtp = await listenWith(() => undefined);
    const queue = await startQueue({ smtp, connectMs: 300 });
    const id = await queue.take();
    await expect.poll(() => queue.lines.filter(isHeld)).toHaveLength(1);
    expect(queue.lines.at(-1)).toContain('(ETIMEDOUT)');
    expect(await queue.ids('cur')).toEqual([id]);
  });

  test('never ends its reply is abandoned, too', async () => {
    const smtp = await listenWith((socket) => {
      socket.write('220 slow\r\n');
      const timer = setInterval(() => socket.write('250-more\r\n'), 50);
      socket.on('close', () => clearInterval(timer));
    });
    const queue = await startQueue({ smtp, connectMs: 300, replyMs: 300 });
    await queue.take();
    await expect.poll(() => queue.lines.filter(isHeld)).toHaveLength(1);
  });

  test('accepts an email and hangs up gets the same one again', async () => {
    const server = await startSmtp();
    server.answers.push({ at: 'drop' });
    const queue = await startQueue({ smtp: server.url });
    const id = await queue.take();
    await expect.poll(() => queue.lines.join()).toContain('was not accepted');
    await delayOf(queue.clock);
    queue.clock.advance(2 * minute);
    await untilMails(server, 2);
    expect(server.sources[1]).toBe(server.sources[0]);
    await expect.poll(() => queue.ids('sent')).toEqual([id]);
  });

  test.each<Answer & { readonly reason: string }>([
    { at: 'RCPT', code: 421, reason: '421 at ' },
    { at: 'RCPT', code: 451, reason: '451 at RCPT TO' },
    { at: 'DATA', code: 452, reason: '452 at DATA' },
    { at: 'MAIL', code: 450, reason: '450 at MAIL FROM' },
  ])('says $code at $at gets the message again', async ({ reason, ...answer }) => {
    const server = await startSmtp();
    server.answers.push(answer);
    const queue = await startQueue({ smtp: server.url });
    const id = await queue.take();
    await expect.poll(() => queue.lines.join()).toContain(`${id} was not accepted (${reason}`);
    expect(await queue.ids('cur')).toEqual([id]);
    await delayOf(queue.clock);
    queue.clock.advance(2 * minute);
    await untilMails(server, 1);
    await expect.poll(() => queue.ids('sent')).toEqual([id]);
  });

  test('permanently refuses the content of a message moves it to failed/, which the log names', async () => {
    const server = await startSmtp();
    server.answers.push({ at: 'DATA', code: 554 });
    const queue = await startQueue({ smtp: server.url });
    const first = await queue.take();
    await expect.poll(() => queue.ids('failed')).toEqual([first]);
    const second = await queue.take();
    await expect.poll(() => queue.ids('sent')).toEqual([second]);
    const log = queue.lines.join('\n');
    expect(log).toContain(`${first} was refused by the mail server (554 at DATA)`);
    expect(log).toContain(`"retry ${first}"`);
    expect(log).not.toContain('says the server');
    expect(await queue.status()).toMatchObject({ failed: 1, waiting: 0 });
  });
});

describe('a wrong setting holds the queue, and costs no message an attempt:', () => {
  test('the name or password', async () => {
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
    const queue = await startQueue({ smtp });
    const id = await queue.take();
    await expect.poll(() => queue.lines.filter(isHeld)).toHaveLength(1);
    expect((await queue.status()).failing?.reason).toBe(
      'the mail server refused the user name or password (535 at AUTH PLAIN)',
    );
    expect(queue.lines.join()).not.toMatch(/s:cret|sh@p/);
    isKnown = true;
    await delayOf(queue.clock);
    queue.clock.advance(hour);
    await expect.poll(() => queue.ids('sent')).toEqual([id]);
    expect(await queue.status()).toMatchObject({ failing: undefined });
  });

  test('missing credentials for a server that requires them', async () => {
    const server = await startSmtp({ authOptional: false });
    const queue = await startQueue({ smtp: server.url });
    const id = await queue.take();
    await expect.poll(() => queue.lines.filter(isHeld)).toHaveLength(1);
    expect((await queue.status()).failing?.reason).toContain('530');
    expect(await queue.ids('cur')).toEqual([id]);
  });

  test('a certificate that no authority signed', async () => {
    const server = await startSmtp({ secure: true });
    const queue = await startQueue({ smtp: `smtps://127.0.0.1:${server.port}` });
    const id = await queue.take();
    await expect.poll(() => queue.lines.filter(isHeld)).toHaveLength(1);
    expect((await queue.status()).failing?.reason).toMatch(
      /^there is no secure connection .*\(.+\)$/,
    );
    expect(await queue.ids('cur')).toEqual([id]);
  });
});

test('a jump of the wall clock changes nothing for a waiting message', async () => {
  const server = await startSmtp();
  const queue = await startQueue({ smtp: server.url });
  server.answers.push({ at: 'DATA', code: 451 }, { at: 'DATA', code: 451 });
  const id = await queue.take();
  await expect.poll(() => server.attempts.length).toBe(1);
  await delayOf(queue.clock);
  queue.clock.jump(3_650 * day);
  queue.clock.advance(2 * minute);
  await expect.poll(() => server.attempts.length).toBe(2);
  await delayOf(queue.clock);
  expect(await queue.ids('cur')).toEqual([id]);
  expect((await queue.status()).stuck).toBe(0);
  queue.clock.jump(-7_300 * day);
  queue.clock.advance(4 * minute);
  await expect.poll(() => queue.ids('sent')).toEqual([id]);
});

function isHeld(line: string): boolean {
  return line.startsWith('No mail can be sent');
}

/** Waits until the queue is idle; resolves to how long it will wait. */
async function delayOf(clock: { readonly timers: readonly number[] }): Promise<number> {
  await expect.poll(() => clock.timers).toHaveLength(1);
  return clock.timers[0] ?? 0;
}

/** Resolves to the `SMTP_URL` of a server with the given behavior. */
async function listenWith(onConnection: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    onConnection(socket);
  });
  onTestFinished(() => void server.close());
  return `smtp://127.0.0.1:${await startListening(server)}`;
}
