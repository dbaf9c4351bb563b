import { beforeEach, describe, expect, test } from 'vitest';
import { maxBodyBytes, maxLength, subjects } from '../../contact-server/message.ts';
import { changeRows, rowIn, rowsIn } from './database.ts';
import { goodMessage, startService } from './start-service.ts';

const service = await startService();
const { file, post } = service;
beforeEach(() => changeRows(file, 'delete from messages'));

const label63 = 'a'.repeat(63);
const longestEmail = `${'a'.repeat(maxLength.email - '@example.com'.length)}@example.com`;
const around = (start: string, signs: readonly string[], end: string) =>
  signs.map((sign) => `${start}${sign}${end}`);

/** Every edge of every rule. */
const edges = {
  name: {
    taken: [
      ...['X', 'n'.repeat(maxLength.name), '📦'.repeat(maxLength.name)],
      ...[`Zoë O’Brien-"Núñez" <3 & Søn`, 'علی‌رضا'],
    ],
    refused: [
      ...['', '   ', '\u00a0\u3000\ufeff', 'n'.repeat(maxLength.name + 1)],
      ...['📦'.repeat(maxLength.name + 1), 'Dana\nWhitfield'],
      ...around(
        'Da',
        ['\0', '\u001f', '\u007f', '\u0085', '\t', '\u2028', '\ud800', '\udfff'],
        'na',
      ),
    ],
  },
  email: {
    taken: [
      ...['a@b.c', longestEmail, "a.!#$%&'*+/=?^_`{|}~-9@example.com", '.a..b.@example.com'],
      ...[`a@${label63}.com`, 'a@mail.example.co.uk', 'a@1-2--3.co', 'a@bücher.example'],
    ],
    refused: [
      ...['', `a${longestEmail}`, 'a@b', 'bob@gmial', 'dana.example.com', 'a@b@c.com'],
      ...['@example.com', 'dana@', 'da na@example.com', '"da na"@example.com', 'dänä@example.com'],
      ...['Dana <dana@example.com>', 'a@example.com, b@example.com', `a@${label63}a.com`],
      ...['a@-b.com', 'a@b-.com', 'a@b..com', 'a@b.com.', 'a@.b', 'a@b_c.com', 'a@[127.0.0.1]'],
      ...around('a@ex', ['\u202e', '\u3000', '，', '；', '（', '＂', '\u0001'], 'ample.com'),
    ],
  },
  phone: {
    taken: ['', '  ', '5'.repeat(maxLength.phone), '+1 (910) 555-0117, ext. 3'],
    refused: ['5'.repeat(maxLength.phone + 1), '910\t5550117', '910\u0007'],
  },
  subject: {
    taken: subjects.map(({ value }) => value),
    refused: ['', 'refund', 'Shipping Quote'],
  },
  message: {
    taken: [
      ...['?', 'm'.repeat(maxLength.message), '📦'.repeat(maxLength.message)],
      ...[`a${'\n'.repeat(maxLength.message - 2)}b`, 'one\n\n\ttwo\u2028three'],
      ...['שלום، مرحبا \u202eabc\u202c', '👩‍👩‍👧‍👦📦🇺🇸', `Z${'\u0335'.repeat(100)}`],
      ...[`<script>alert(1)</script> '; DROP TABLE messages; -- %s`],
      ...['Hello\nBcc: everybody@example.com\n\n.\nQUIT'],
    ],
    refused: [
      ...['', ' \n\t \n', 'm'.repeat(maxLength.message + 1), '📦'.repeat(maxLength.message + 1)],
      ...around(
        'one',
        ['\0', '\b', '\u000b', '\u000c', '\u001b', '\u0085', '\ud83d', '\udce6'],
        'two',
      ),
    ],
  },
} as const;

function listed(verdict: 'taken' | 'refused') {
  const fields = ['name', 'email', 'phone', 'subject', 'message'] as const;
  return fields.flatMap((field) =>
    edges[field][verdict].map((value, index) => {
      const shown = JSON.stringify(value).slice(0, 30);
      return [`${field} ${index}, ${shown}`, field, value] as const;
    }),
  );
}

describe('the rules for a message', () => {
  test.each(listed('taken'))('accept and store unchanged: %s', async (_what, field, value) => {
    expect((await post({ ...goodMessage, [field]: value })).status).toBe(200);
    expect(rowIn(file)[field] ?? '').toBe(value.trim());
  });

  test.each(listed('refused'))('refuse with a sentence: %s', async (_what, field, value) => {
    const response = await post({ ...goodMessage, [field]: value });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      message: 'Some fields need another look.',
      fields: { [field]: expect.stringMatching(/^[A-Z].*\.$/) },
    });
    expect(rowsIn(file)).toEqual([]);
  });

  test.each([
    ['no name', 'name', '', 'Enter your full name.'],
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
      expect(await response.json()).toMatchObject({ fields: { name: 'Enter your full name.' } });
    },
  );

  test('a phone number is optional', async () => {
    const { phone: _, ...withoutPhone } = goodMessage;
    expect((await post(withoutPhone)).status).toBe(200);
    expect(rowIn(file)).toMatchObject({ ...withoutPhone, phone: null });
  });

  test.each([
    ['zero-width spaces', '\u200b\u200b'],
    ['joiners and a byte order mark', '\u200d\u2060\ufeff'],
    ['direction marks and spaces', ' \u202e \u200f '],
    ['the filler of Hangul', '\u3164'],
    ['an empty pattern of Braille', '\u2800'],
    ['a soft hyphen and a variation selector', '\u00ad\ufe0f'],
  ])('a name or a message of nothing but %s is empty', async (_what, text) => {
    const response = await post({ ...goodMessage, name: text, message: text });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      fields: { name: 'Enter your full name.', message: 'Enter a message.' },
    });
    const kept = { ...goodMessage, name: `a${text}b`.trim(), message: `${text}!`.trim() };
    expect((await post(kept)).status).toBe(200);
    expect(rowIn(file)).toMatchObject(kept);
  });

  test('spaces around a value are neither stored nor counted', async () => {
    const name = 'n'.repeat(maxLength.name);
    await post({ ...goodMessage, name: `  ${name}\n`, email: ' a@b.co\t' });
    expect(rowIn(file)).toMatchObject({ name, email: 'a@b.co' });
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
    expect(json.length).toBeLessThanOrEqual(maxBodyBytes);
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
