import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { maxBodyBytes, maxLength } from '../../contact-server/message/field-rules.ts';
import { goodMessage, startApp } from './start-app.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('a hostile body', () => {
  test.each([
    ['5,000 arrays deep', '['.repeat(5_000) + ']'.repeat(5_000), 400],
    ['20,000 objects deep', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 422],
    ['deep in a field', `{"name":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, 422],
    ['broken off', JSON.stringify(goodMessage).slice(0, -5), 400],
    ['two documents', '{}{}', 400],
    ['one line of a megabyte', `{"name":"${'x'.repeat(1_000_000)}"}`, 413],
    ['nothing but zeros', '\0'.repeat(100), 400],
    ['a number', '1e999', 400],
    ['a byte order mark alone', '\ufeff', 422],
  ])('%s is refused', async (_what, body, status) => {
    const app = await startApp();
    const response = await app.post(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toHaveProperty('message');
    expect(await app.stored()).toEqual([]);
    expect((await app.post(goodMessage)).status).toBe(200);
  });

  test('that unpacks to a gigabyte is not unpacked', async () => {
    const app = await startApp();
    const bomb = new Blob([new Uint8Array(gzipSync(Buffer.alloc(10_000_000, ' ')))]);
    expect((await app.post(bomb, { 'content-encoding': 'gzip' })).status).toBe(415);
    expect((await app.post(bomb, { ...form, 'content-encoding': 'gzip' })).status).toBe(415);
  });

  test('with __proto__ and constructor fields changes nothing and stores none of them', async () => {
    const app = await startApp();
    const words = JSON.stringify(goodMessage).slice(1);
    const body = `{"__proto__":{"isAdmin":true,"name":"no"},"constructor":{"prototype":{"isAdmin":true}},"toString":1,${words}`;
    expect((await app.post(body)).status).toBe(200);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
    const [stored] = await app.stored();
    expect(stored).toMatchObject(goodMessage);
    const fields = `__proto__=a&__proto__[isAdmin]=1&constructor=b&${new URLSearchParams(goodMessage)}`;
    expect((await app.post(fields, form)).status).toBe(303);
    expect(await app.stored()).toHaveLength(2);
  });

  test('with a repeated field stores the last value of JSON, and refuses a form', async () => {
    const app = await startApp();
    const words = JSON.stringify(goodMessage).slice(1);
    expect((await app.post(`{"name":"First",${words}`)).status).toBe(200);
    expect((await app.stored())[0]?.name).toBe(goodMessage.name);
    const twice = await app.post(`name=First&${new URLSearchParams(goodMessage)}`, form);
    expect(twice.status).toBe(422);
  });

  test('of ten thousand fields is refused or ignored', async () => {
    const app = await startApp();
    const many = Array.from({ length: 5_000 }, (_, index) => `f${index}=1`).join('&');
    expect((await app.post(many, form)).status).toBe(413);
    expect(
      (await app.post({ ...goodMessage, ...Object.fromEntries([...many].entries()) })).status,
    ).toBeLessThan(500);
  });
});

describe('text of any kind', () => {
  test.each([
    ['right to left', 'שלום، مرحبا \u202eabc\u202c'],
    ['emoji', '👩‍👩‍👧‍👦📦🇺🇸'],
    ['letters with a hundred marks', `Z${'\u0335'.repeat(100)}`],
    ['markup and commands', `<script>alert(1)</script> '; DROP TABLE x; -- \${7*7} {{7*7}} %s %n`],
    ['lines that look like a head', 'Hello\nBcc: everybody@example.com\n\n.\nQUIT'],
    ['the longest line', '📦'.repeat(maxLength.message)],
  ])('is stored unchanged: %s', async (_what, message) => {
    const app = await startApp();
    expect((await app.post({ ...goodMessage, message })).status).toBe(200);
    expect((await app.stored())[0]?.message).toBe(message);
  });

  test.each([
    ['a NUL', '\\u0000'],
    ['half of a pair', '\\ud83d'],
    ['the other half', '\\udce6'],
    ['an escape', '\\u001b[2J'],
  ])('is refused with %s, by the field', async (_what, sign) => {
    const app = await startApp();
    const body = JSON.stringify({ ...goodMessage, message: 'MARK' }).replace('MARK', `a${sign}b`);
    const response = await app.post(body);
    expect(response.status).toBe(422);
    expect(await response.json()).toHaveProperty('fields.message');
  });
});

describe('a hostile head', () => {
  const json = JSON.stringify({ ...goodMessage, message: 'Hello' });
  const head = (lines: string) =>
    `POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${lines}\r\n`;

  test.each([
    ['larger than 8 kB', head(`X-A: ${'a'.repeat(9_000)}\r\n`), 431],
    ['of many lines', head('X: 1\r\n'.repeat(5_000)), 431],
    ['with two lengths', head(`Content-Length: ${json.length}\r\nContent-Length: 1\r\n`), 400],
    ['with a length and chunks', head(`Content-Length: 5\r\nTransfer-Encoding: chunked\r\n`), 400],
    ['with chunks in disguise', head('Transfer-Encoding: xchunked\r\n'), 400],
    ['with a space before the colon', head(`Content-Length : ${json.length}\r\n`), 400],
    ['with a bare line feed', head(`X-A: b\nContent-Length: ${json.length}\r\n`), 400],
    ['with a negative length', head('Content-Length: -1\r\n'), 400],
    ['without a host', 'GET /healthz HTTP/1.1\r\n\r\n', 400],
    ['of another protocol', 'EHLO a\r\n', 400],
  ])('%s is refused, and the connection closed', async (_what, bytes, status) => {
    const app = await startApp();
    const answer = await send(app.url, bytes + json);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(await app.stored()).toEqual([]);
  });

  test('no second message can be smuggled in after a body', async () => {
    const app = await startApp({ rateLimitMax: 1 });
    const one = head(`Content-Length: ${json.length}\r\n`) + json;
    const answer = await send(
      app.url,
      one + one.replace('Host: a', 'Host: a\r\nConnection: close'),
    );
    expect((answer.match(/HTTP\/1\.1 \d+/g) ?? []).length).toBeLessThan(2);
    expect((await app.stored()).length).toBeLessThan(2);
  });

  test('a body with a Content-Length that is too long is refused before it arrives', async () => {
    const app = await startApp();
    const bytes = head(`Content-Length: ${maxBodyBytes + 1}\r\nConnection: close\r\n`);
    expect(await send(app.url, bytes)).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('a body that grows beyond the limit is cut off', async () => {
    const app = await startApp();
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const end = '0\r\n\r\n';
    const bytes = `${head('Transfer-Encoding: chunked\r\nConnection: close\r\n')}${chunk}${chunk}${end}`;
    expect(chunk.length).toBeGreaterThan(maxBodyBytes);
    expect(await send(app.url, bytes)).toMatch(/^HTTP\/1\.1 413 /);
  });
});

/** Sends raw bytes; resolves to everything received once the other side has closed. */
async function send(url: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.setEncoding('utf8').write(bytes);
  let answer = '';
  try {
    for await (const part of socket) answer += part;
  } catch {
    // Unread bytes of a refused request reset the connection.
  }
  return answer;
}
