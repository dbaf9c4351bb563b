import { beforeEach, describe, expect, test } from 'vitest';
import { maxLength } from '../../contact-server/message.ts';
import { boundaries, invisible } from './boundaries.ts';
import { changeRows, rowIn, rowsIn } from './database.ts';
import { goodMessage, startService } from './start-service.ts';

const service = await startService();
const { file, post } = service;
beforeEach(() => changeRows(file, 'delete from messages'));

const taken = boundaries.filter((boundary) => boundary.taken);
const refused = boundaries.filter((boundary) => !boundary.taken);

describe('the rules for a message', () => {
  test.each(taken)('accept and store unchanged: $what', async ({ field, value }) => {
    expect((await post({ ...goodMessage, [field]: value })).status).toBe(200);
    expect(rowIn(file)[field] ?? '').toBe(value.trim());
  });

  test.each(refused)('refuse with a sentence: $what', async ({ field, value }) => {
    const response = await post({ ...goodMessage, [field]: value });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      message: 'Some fields need another look.',
      fields: { [field]: expect.stringMatching(/^[A-Z].*\.$/) },
    });
    expect(rowsIn(file)).toEqual([]);
  });

  test.each([
    ['a long name', 'name', 'n'.repeat(121), 'The name can have at most 120 characters.'],
    ['no real email address', 'email', 'dana', 'Enter an email address like name@example.com.'],
    ['no subject', 'subject', 'refund', 'Pick a subject.'],
    ['an empty message', 'message', ' ', 'Enter a message.'],
    [
      'a long message',
      'message',
      'm'.repeat(5001),
      'The message can have at most 5,000 characters.',
    ],
  ])('the sentence for %s says what to do', async (_what, field, value, sentence) => {
    const response = await post({ ...goodMessage, [field]: value });
    expect(await response.json()).toMatchObject({ fields: { [field]: sentence } });
  });

  test('all refused fields are reported together, each with one sentence', async () => {
    const response = await post({ phone: '\u0000'.repeat(50) });
    const { fields } = await response.json();
    expect(Object.keys(fields).sort()).toEqual(['email', 'message', 'name', 'phone', 'subject']);
  });

  test.each([[1], [true], [null], [['Dana']], [{ first: 'Dana' }]])(
    'a name that is %j instead of text is refused',
    async (name) => {
      const response = await post({ ...goodMessage, name });
      expect(response.status).toBe(422);
      expect(await response.json()).toHaveProperty('fields.name');
    },
  );

  test.each(invisible)('a name or a message of nothing but %j is empty', async (text) => {
    const response = await post({ ...goodMessage, name: text, message: text });
    const { fields } = await response.json();
    expect(Object.keys(fields).sort()).toEqual(['message', 'name']);
  });

  test('spaces around a value are neither stored nor counted, and an empty phone number counts as none', async () => {
    const name = 'n'.repeat(maxLength.name);
    const { phone: _, ...withoutPhone } = goodMessage;
    await post({ ...withoutPhone, name: `  ${name}\n`, email: ' a@b.co\t' });
    expect(rowIn(file)).toMatchObject({ name, email: 'a@b.co', phone: null });
  });

  test('line endings are stored as LF and count once', async () => {
    const message = `a${'\r\n'.repeat(maxLength.message - 3)}b\rc`;
    expect((await post({ ...goodMessage, message })).status).toBe(422);
    expect((await post({ ...goodMessage, message: message.slice(0, -2) })).status).toBe(200);
    expect(rowIn(file).message).toBe(`a${'\n'.repeat(maxLength.message - 3)}b`);
  });

  test('the longest message fits into the body in its longest encoding', async () => {
    const longest = {
      name: '📦'.repeat(maxLength.name),
      email: `${'a'.repeat(maxLength.email - 4)}@b.c`,
      phone: '📞'.repeat(maxLength.phone),
      subject: 'packing-services',
      message: '📦'.repeat(maxLength.message),
    };
    const json = JSON.stringify(longest).replace(
      /[^ -~]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16)}`,
    );
    expect(json.length).toBeLessThanOrEqual(65_536);
    expect((await post(json)).status).toBe(200);
    expect((await service.postForm(longest)).status).toBe(303);
    expect(rowsIn(file)).toMatchObject([longest, longest]);
  });

  test('input that would slow a pattern down is refused for its length', async () => {
    for (const value of [
      'a@'.repeat(15_000),
      `a@${'a.'.repeat(14_000)}`,
      `x${' '.repeat(30_000)}\0`,
    ])
      expect(
        await (await post({ ...goodMessage, name: value, email: value })).json(),
      ).toMatchObject({
        fields: {
          name: 'The name can have at most 120 characters.',
          email: 'The email address can have at most 254 characters.',
        },
      });
  });
});

describe('fields that a program sends', () => {
  test('are dropped if unknown', async () => {
    expect((await post({ ...goodMessage, id: '../../etc', state: 'mailed' })).status).toBe(200);
    expect(rowIn(file)).toMatchObject({ ...goodMessage, state: 'waiting' });
  });

  const words = JSON.stringify(goodMessage).slice(1);
  test.each([
    ['instead of the fields', `{"__proto__":${JSON.stringify(goodMessage)}}`, 422],
    ['beside the fields', `{"__proto__":{"name":1},${words}`, 200],
    ['as a constructor', `{"constructor":{"prototype":{"x":1}},"toString":1,${words}`, 200],
  ])('change nothing as __proto__ %s', async (_how, body, status) => {
    expect((await post(body)).status).toBe(status);
    expect(rowsIn(file)).toMatchObject(status === 200 ? [goodMessage] : []);
    expect((await post(goodMessage)).status).toBe(200);
  });

  test('are refused in a form if one is repeated, and the last one counts in JSON', async () => {
    expect((await post(`{"name":"First",${words}`)).status).toBe(200);
    expect(rowIn(file).name).toBe(goodMessage.name);
    const twice = `name=First&${new URLSearchParams(goodMessage)}`;
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await post(twice, type)).status).toBe(422);
  });
});
