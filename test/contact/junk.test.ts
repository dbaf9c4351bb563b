import { beforeEach, describe, expect, test } from 'vitest';
import { thoroughly } from '../support/thoroughly.ts';
import { age, changeRows, day, insertRows, rowIn, rowsIn } from './database.ts';
import { goodMessage, startService } from './start-service.ts';
import { startSmtp, untilMails } from './start-smtp.ts';

const server = await startSmtp();
const service = await startService(server.settings);
const { file, post, postForm } = service;
beforeEach(() => changeRows(file, 'delete from messages'));

describe('text in the hidden field', () => {
  test('makes a message junk, which is answered as usual and never mailed', async () => {
    const junk = { ...goodMessage, 'leave-empty': 'https://buy.example' };
    const [refused, usual] = [await post(junk), await post()];
    expect(refused.status).toBe(usual.status);
    expect(await refused.text()).toBe(await usual.text());
    const [form, usualForm] = [await postForm(junk), await postForm(goodMessage)];
    expect(form.status).toBe(usualForm.status);
    expect(form.headers.get('location')).toBe(usualForm.headers.get('location'));
    await untilMails(server, 2);
    expect(rowsIn(file).map(({ state }) => state === 'junk')).toEqual([true, false, true, false]);
    for (const { state, attempts } of rowsIn(file)) if (state === 'junk') expect(attempts).toBe(0);
  });

  test.each([[1], [0], [false], [['x']], [{ a: 1 }]])('may be %j', async (hidden) => {
    expect((await post({ ...goodMessage, 'leave-empty': hidden })).status).toBe(200);
    expect(rowIn(file).state).toBe('junk');
  });

  test('may be sent twice', async () => {
    const body = `${new URLSearchParams(goodMessage)}&leave-empty=&leave-empty=x`;
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await post(body, type)).status).toBe(303);
    expect(rowIn(file).state).toBe('junk');
  });

  test.each([[''], ['   '], [undefined]])('is not %j, as a real form sends it', async (hidden) => {
    await post({ ...goodMessage, 'leave-empty': hidden });
    expect(rowIn(file).state).not.toBe('junk');
  });
});

thoroughly(
  'junk is deleted after 14 days, mailed messages after KEEP_DAYS, and waiting ones never',
  async () => {
    const first = await startService();
    for (const [state, days] of [
      ['junk', 13.9],
      ['junk', 14.1],
      ['mailed', 29.9],
      ['mailed', 30.1],
      ['waiting', 400],
    ] as const) {
      const received_at = Date.now() - days * day;
      const mailed_at = state === 'mailed' ? received_at : null;
      insertRows(first.file, 1, { state, received_at, mailed_at, message: `${state} ${days}` });
    }
    await first.stop();
    const left = () => rowsIn(first.file).map(({ message }) => message);
    const next = await startService({ CONTACT_DB: first.file });
    await expect.poll(left).toEqual(['waiting 400', 'mailed 29.9', 'junk 13.9']);
    await next.stop();
    age(first.file, day);
    await startService({ CONTACT_DB: first.file, KEEP_DAYS: '40' });
    await expect.poll(left).toEqual(['waiting 400', 'mailed 29.9']);
  },
);
