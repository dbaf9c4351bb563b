import { describe, expect, test } from 'vitest';
import { maxBodyBytes, maxLength } from '../../contact-server/message/field-rules.ts';
import { boundaries } from './boundaries.ts';
import { goodMessage, startApp } from './start-app.ts';

const taken = boundaries.filter((boundary) => boundary.taken);
const refused = boundaries.filter((boundary) => !boundary.taken);

describe('the rules for a message', () => {
  test.each(taken)('$what is accepted and stored unchanged', async ({ field, value }) => {
    const app = await startApp();
    const response = await app.post({ ...goodMessage, [field]: value });
    expect(response.status).toBe(200);
    const [message] = await app.stored();
    expect(message?.[field]).toBe(value.trim());
  });

  test.each(refused)('$what is refused with a sentence at its field', async ({ field, value }) => {
    const app = await startApp();
    const response = await app.post({ ...goodMessage, [field]: value });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      message: 'Some fields need another look.',
      fields: { [field]: expect.stringMatching(/^[A-Z].*\.( Take it out\.)?$/) },
    });
    expect(await app.stored()).toEqual([]);
  });

  test.each([
    ['no name', 'name', '', 'Enter your full name.'],
    ['a long name', 'name', 'n'.repeat(121), 'The name can have at most 120 characters.'],
    [
      'a name with a tab',
      'name',
      'a\tb',
      'The name holds a character that cannot be printed. Take it out.',
    ],
    ['no email address', 'email', '', 'Enter your email address.'],
    ['no real email address', 'email', 'dana', 'Enter an email address like name@example.com.'],
    [
      'a long email address',
      'email',
      'a'.repeat(255),
      'The email address can have at most 254 characters.',
    ],
    ['a long phone', 'phone', '5'.repeat(41), 'The phone number can have at most 40 characters.'],
    ['no subject', 'subject', '', 'Pick a subject.'],
    ['a subject that is none of the six', 'subject', 'refund', 'Pick a subject.'],
    ['the text of a subject', 'subject', 'Shipping Quote', 'Pick a subject.'],
    ['an empty message', 'message', ' ', 'Enter a message.'],
    [
      'a long message',
      'message',
      'm'.repeat(5001),
      'The message can have at most 5,000 characters.',
    ],
  ])('the sentence for %s says what to do', async (_what, field, value, sentence) => {
    const app = await startApp();
    const response = await app.post({ ...goodMessage, [field]: value });
    expect(await response.json()).toMatchObject({ fields: { [field]: sentence } });
  });

  test('all invalid fields are reported together, each with one sentence', async () => {
    const app = await startApp();
    const response = await app.post({ phone: '\u0000'.repeat(50) });
    expect(await response.json()).toEqual({
      message: 'Some fields need another look.',
      fields: {
        name: 'Enter your full name.',
        email: 'Enter your email address.',
        phone: 'The phone number can have at most 40 characters.',
        subject: 'Pick a subject.',
        message: 'Enter a message.',
      },
    });
  });

  test.each([[1], [true], [null], [['Dana']], [{ first: 'Dana' }]])(
    'a name that is %j instead of text is refused',
    async (name) => {
      const app = await startApp();
      const response = await app.post({ ...goodMessage, name });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ fields: { name: 'Enter your full name.' } });
    },
  );

  test('a phone number is optional, and stored as empty text', async () => {
    const app = await startApp();
    const { phone: _, ...withoutPhone } = goodMessage;
    expect((await app.post(withoutPhone)).status).toBe(200);
    expect(await app.stored()).toMatchObject([{ ...withoutPhone, phone: '' }]);
  });

  test.each([
    ['zero-width spaces', '\u200b\u200b'],
    ['joiners and a byte order mark', '\u200d\u2060\ufeff'],
    ['direction marks and spaces', ' \u202e \u200f '],
    ['the filler of Hangul', '\u3164'],
    ['an empty pattern of Braille', '\u2800'],
    ['a soft hyphen and a variation selector', '\u00ad\ufe0f'],
  ])('a name or a message of nothing but %s is empty', async (_what, text) => {
    const app = await startApp();
    const response = await app.post({ ...goodMessage, name: text, message: text });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      fields: { name: 'Enter your full name.', message: 'Enter a message.' },
    });
    const kept = { ...goodMessage, name: `a${text}b`.trim(), message: `${text}!`.trim() };
    expect((await app.post(kept)).status).toBe(200);
    expect(await app.stored()).toMatchObject([kept]);
  });

  test('spaces around a value are neither stored nor counted', async () => {
    const app = await startApp();
    const name = 'n'.repeat(maxLength.name);
    const response = await app.post({ ...goodMessage, name: `  ${name}\n`, email: ' a@b.co\t' });
    expect(response.status).toBe(200);
    expect(await app.stored()).toMatchObject([{ name, email: 'a@b.co' }]);
  });

  test('line endings are stored as LF and count once', async () => {
    const app = await startApp();
    const message = `a${'\r\n'.repeat(maxLength.message - 3)}b\rc`;
    expect((await app.post({ ...goodMessage, message })).status).toBe(422);
    expect((await app.post({ ...goodMessage, message: message.slice(0, -2) })).status).toBe(200);
    expect((await app.stored())[0]?.message).toBe(`a${'\n'.repeat(maxLength.message - 3)}b`);
  });

  test('unknown fields are dropped', async () => {
    const app = await startApp();
    const response = await app.post({ ...goodMessage, id: '../../etc', isAdmin: true });
    expect(response.status).toBe(200);
    expect(await app.stored()).toMatchObject([goodMessage]);
  });

  test.each([
    ['instead of the fields', `{"__proto__":${JSON.stringify(goodMessage)}}`, 422],
    [
      'beside the fields',
      JSON.stringify(goodMessage).replace('{', '{"__proto__":{"name":1},'),
      200,
    ],
    [
      'as a constructor',
      JSON.stringify(goodMessage).replace('{', '{"constructor":{"prototype":{"x":1}},'),
      200,
    ],
  ])('__proto__ %s changes nothing', async (_how, body, status) => {
    const app = await startApp();
    expect((await app.post(body)).status).toBe(status);
    expect(Object.keys({})).toEqual([]);
    expect(Reflect.get({}, 'x')).toBeUndefined();
    expect(await app.stored()).toMatchObject(status === 200 ? [goodMessage] : []);
  });

  test('JSON 5,000 levels deep is refused like any other wrong value', async () => {
    const app = await startApp();
    const deep = '['.repeat(5000) + ']'.repeat(5000);
    const response = await app.post(JSON.stringify(goodMessage).replace('"Dana Whitfield"', deep));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { name: 'Enter your full name.' } });
  });

  test('the longest message fits into the body in its longest encoding', async () => {
    const app = await startApp();
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
    expect(json.length).toBeLessThanOrEqual(maxBodyBytes);
    expect((await app.post(json)).status).toBe(200);
    const form = new URLSearchParams(longest).toString();
    expect(form.length).toBeLessThanOrEqual(maxBodyBytes);
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await app.post(form, type)).status).toBe(303);
    expect(await app.stored()).toMatchObject([longest, longest]);
  });

  test('input that would slow a pattern down is refused for its length', async () => {
    const app = await startApp();
    for (const value of [
      'a@'.repeat(15_000),
      `a@${'a.'.repeat(14_000)}`,
      `x${' '.repeat(30_000)}\0`,
    ]) {
      const response = await app.post({ ...goodMessage, name: value, email: value });
      expect(await response.json()).toMatchObject({
        fields: {
          name: 'The name can have at most 120 characters.',
          email: 'The email address can have at most 254 characters.',
        },
      });
    }
  });
});
