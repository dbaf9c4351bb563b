import { describe, expect, test } from 'vitest';
import { goodMessage, startApp, storedIn } from './start-app.ts';
import { startQueue } from './start-queue.ts';
import { startSmtp, untilMails } from './start-smtp.ts';

describe('a suspicious message', () => {
  test.each(['application/json', 'application/x-www-form-urlencoded'])(
    'with text in the hidden field is kept as spam, and answered as usual (%s)',
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
    ['five links', 'https://a.example '.repeat(5), false],
    ['six links', 'https://a.example '.repeat(6), true],
    ['six links in every spelling', 'HTTP://a www.b [url=c] <a href=d> https://e http://f', true],
    ['words that only look like links', 'A box, 12 in. www is not how we spell it. http', false],
  ])(
    'with %s is mailed at once, and marked if there are many links',
    async (_what, message, isMarked) => {
      const server = await startSmtp();
      const queue = await startQueue({ smtp: server.url });
      const id = await queue.take({ message });
      await untilMails(server, 1);
      expect(server.mails[0]?.subject).toBe(`${isMarked ? '[Many links] ' : ''}Shipping Quote`);
      await expect.poll(() => queue.ids('sent')).toEqual([id]);
    },
  );

  test.each([[1], [0], [false], [null], [['x']], [{ a: 1 }]])(
    'with %j in the hidden field is kept as spam',
    async (hidden) => {
      const app = await startApp();
      expect((await app.post({ ...goodMessage, 'leave-empty': hidden })).status).toBe(200);
      expect(await app.stored()).toEqual([]);
      expect(await storedIn(app.spool, 'junk')).toMatchObject([{ junk: 'hidden field' }]);
    },
  );

  test('with the hidden field sent twice is kept as spam', async () => {
    const app = await startApp();
    const body = `${new URLSearchParams(goodMessage)}&leave-empty=&leave-empty=x`;
    const type = 'application/x-www-form-urlencoded';
    expect((await app.post(body, { 'content-type': type })).status).toBe(303);
    expect(await app.stored()).toEqual([]);
    expect(await storedIn(app.spool, 'junk')).toHaveLength(1);
  });

  test.each([[''], ['   '], [undefined]])(
    'a real form sends an empty hidden field: %j',
    async (hidden) => {
      const app = await startApp();
      await app.post({ ...goodMessage, 'leave-empty': hidden });
      expect(await app.stored()).toHaveLength(1);
    },
  );
});
