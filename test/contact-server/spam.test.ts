import { describe, expect, test } from 'vitest';
import { goodMessage, startApp, storedIn } from './start-app.ts';
import { type RunningQueue, startQueue } from './start-queue.ts';
import { startSmtp, untilMails } from './start-smtp.ts';

const day = 24 * 3_600_000;

describe('what a program writes', () => {
  test.each(['application/json', 'application/x-www-form-urlencoded'])(
    'into the hidden field is kept as spam, and answered as usual (%s)',
    async (type) => {
      const app = await startApp();
      const fields = { ...goodMessage, 'leave-empty': 'https://buy.example' };
      const isForm = type !== 'application/json';
      const body = isForm ? new URLSearchParams(fields).toString() : fields;
      const headers = { 'content-type': type, accept: isForm ? 'text/html' : '*/*' };
      const spam = await app.post(body, headers);
      const { 'leave-empty': _, ...honest } = fields;
      const usual = await app.post(
        isForm ? new URLSearchParams(honest).toString() : honest,
        headers,
      );
      expect(spam.status).toBe(usual.status);
      expect(await spam.text()).toBe(await usual.text());
      expect(spam.headers.get('location')).toBe(usual.headers.get('location'));
      expect(await app.stored()).toHaveLength(1);
      expect(await storedIn(app.spool, 'junk')).toMatchObject([{ junk: 'hidden field' }]);
    },
  );

  test.each([
    ['five links', 'https://a.example '.repeat(5), 0],
    ['six links', 'https://a.example '.repeat(6), 1],
    ['six in every spelling', 'HTTP://a www.b [url=c] <a href=d> https://e http://f', 1],
    ['words that only look like links', 'A box, 12 in. www is not how we spell it. http', 0],
  ])('%s', async (_what, message, spam) => {
    const app = await startApp();
    expect((await app.post({ ...goodMessage, message })).status).toBe(200);
    expect(await storedIn(app.spool, 'junk')).toHaveLength(spam);
  });

  test('as many links as MAX_LINKS says are fine', async () => {
    const app = await startApp({ maxLinks: 0 });
    await app.post({ ...goodMessage, message: 'see http://a.example' });
    expect(await storedIn(app.spool, 'junk')).toHaveLength(1);
  });

  test.each([[''], ['   '], [undefined], [7], [['a']]])(
    'an honest form has nothing in the hidden field: %j',
    async (hidden) => {
      const app = await startApp();
      await app.post({ ...goodMessage, 'leave-empty': hidden });
      expect(await app.stored()).toHaveLength(1);
    },
  );
});

describe('a mail a week', () => {
  test('says what is kept as spam, once', async () => {
    const server = await startSmtp();
    const queue = await startQueue({ smtp: server.url, keepsHouse: true });
    const id = await queue.take({ message: 'Buy\nnow' }, { hidden: 'x' });
    await pass(queue, 6);
    expect(server.mails).toEqual([]);
    await pass(queue, 1.1);
    await untilMails(server, 1);
    const [mail] = server.mails;
    expect(mail?.subject).toBe('1 message kept as spam');
    expect(mail?.text).toContain('node bin/contact-server.js retry ID');
    expect(mail?.text).toContain(
      `${id} (hidden field)\n  Dana Whitfield <dana@example.com>, Shipping Quote\n  Buy now\n`,
    );
    expect(mail?.replyTo).toBeUndefined();
    await expect.poll(() => queue.lines.join()).toContain('Mailed which 1 messages');
    await pass(queue, 8);
    expect(server.mails).toHaveLength(1);
    await queue.take({}, { hidden: 'x' });
    await pass(queue, 0.1);
    await untilMails(server, 2);
  });

  test('does not come where there is nothing to say', async () => {
    const server = await startSmtp();
    const queue = await startQueue({ smtp: server.url, keepsHouse: true });
    await pass(queue, 15);
    expect(server.mails).toEqual([]);
  });
});

test('mailed messages and spam are removed after KEEP_DAYS, others stay', async () => {
  const server = await startSmtp();
  const queue = await startQueue({ smtp: server.url, keepsHouse: true });
  server.answers.push({ at: 'DATA', code: 550 });
  const failed = await queue.take();
  await expect.poll(() => queue.ids('failed')).toEqual([failed]);
  const sent = await queue.take();
  await expect.poll(() => queue.ids('sent')).toEqual([sent]);
  await queue.take({}, { hidden: 'x' });
  await pass(queue, 29.9);
  expect(await queue.ids('sent')).toEqual([sent]);
  await pass(queue, 0.2);
  await expect.poll(() => queue.ids('sent')).toEqual([]);
  await expect.poll(() => queue.ids('junk')).toEqual([]);
  expect(await queue.ids('failed')).toEqual([failed]);
});

/** Lets so many days pass, and what is done once an hour be done at their end. */
async function pass(queue: RunningQueue, days: number): Promise<void> {
  const hasTimer = async () => expect.poll(() => queue.clock.timers.length).toBe(2);
  await hasTimer();
  queue.clock.advance(days * day);
  await hasTimer();
}
