import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { thoroughly } from '../support/thoroughly.ts';
import { changeRows, rowIn, rowsIn } from './database.ts';
import { exchange, goodMessage, startService } from './start-service.ts';

const { url, file, post } = await startService();
beforeEach(() => changeRows(file, 'delete from messages'));

const maxBodyBytes = 65_536;
const json = JSON.stringify(goodMessage);
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const head = (lines: string) =>
  `POST /api/contact HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\n${lines}\r\n`;

describe('a body', () => {
  test('is acknowledged with a sentence', async () => {
    const response = await post();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toMatchObject({
      message: "Thank you for your message! We'll get back to you soon.",
    });
  });

  test.each(['application/json; charset="UTF-8"', 'APPLICATION/JSON'])(
    'may be %s',
    async (type) => {
      expect((await post(json, { 'content-type': type })).status).toBe(200);
    },
  );

  test.each([
    ['nothing', '', 400],
    ['no JSON', 'name=Dana', 400],
    ['half of it', json.slice(0, -1), 400],
    ['two documents', json + json, 400],
    ['a text', '"Dana"', 400],
    ['a number', '1e999', 400],
    ['null', 'null', 400],
    ['30,000 open brackets', '['.repeat(30_000), 400],
    ['5,000 arrays deep', '['.repeat(5_000) + ']'.repeat(5_000), 400],
    ['10,000 objects deep', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 422],
    ['a NUL', `${json}\0`, 400],
    ['bytes that are no UTF-8', new Blob([Buffer.from('{"name":"D\xe4na"}', 'latin1')]), 400],
    ['UTF-16', new Blob([Buffer.from(json, 'utf16le')]), 400],
    ['a megabyte in one line', `{"name":"${'x'.repeat(1_000_000)}"}`, 413],
  ])('of %s is refused, and the service goes on', async (_what, body, status) => {
    const response = await post(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(/\.$/) });
    expect(rowsIn(file)).toEqual([]);
    expect((await post()).status).toBe(200);
  });

  test.each([
    ...['text/plain', 'application/xml', 'application/problem+json', 'nonsense'],
    ...['multipart/form-data; boundary=x', 'application/json; charset=utf-16'],
  ])('that is called %s gets 415', async (type) => {
    const response = await post(json, { 'content-type': type });
    expect(response.status).toBe(415);
    expect(await response.json()).toHaveProperty('message');
    expect(rowsIn(file)).toEqual([]);
  });

  test.each([['gzip'], ['deflate'], ['br'], ['zip']])('packed as %s gets 415', async (encoding) => {
    const bomb = new Blob([gzipSync(' '.repeat(10_000_000))]);
    expect((await post(bomb, { 'content-encoding': encoding })).status).toBe(415);
    await post(bomb, { ...form, 'content-encoding': encoding });
    expect(rowsIn(file)).toEqual([]);
  });

  test('may have exactly the largest size, and gets 413 beyond it', async () => {
    const body = `${json}${' '.repeat(maxBodyBytes - Buffer.byteLength(json))}`;
    expect((await post(body)).status).toBe(200);
    expect((await post(`${body} `)).status).toBe(413);
  });

  test('may come in chunks, even if one ends inside a character', async () => {
    const bytes = Buffer.from(JSON.stringify({ ...goodMessage, name: 'Dana ×' }));
    const middle = bytes.indexOf('×') + 1;
    const pieces = [bytes.subarray(0, middle), bytes.subarray(middle)].map((piece) =>
      Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]),
    );
    const start = Buffer.from(head('Transfer-Encoding: chunked\r\n'));
    const end = Buffer.from('0\r\n\r\n');
    const answer = await exchange(url, Buffer.concat([start, ...pieces, end]));
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(rowIn(file).name).toBe('Dana ×');
  });

  test('without its Content-Length is cut off at the largest size', async () => {
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const bytes = `${head('Transfer-Encoding: chunked\r\n')}${chunk}${chunk}0\r\n\r\n`;
    expect(await exchange(url, bytes)).toMatch(/^HTTP\/1\.1 413 /);
  });

  test.each([
    ['that is announced as too long', head(`Content-Length: ${maxBodyBytes + 1}\r\n`), 413],
    ['of no length', head(''), 400],
  ])('%s is refused before it arrives', async (_what, bytes, status) => {
    expect(await exchange(url, bytes)).toContain(`HTTP/1.1 ${status} `);
  });
});

describe('other requests', () => {
  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'QUERY'])(
    '%s on /api/contact gets 405 and the allowed methods',
    async (method) => {
      const response = await fetch(`${url}/api/contact`, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST, OPTIONS');
      const text = await response.text();
      if (method === 'HEAD') expect(text).toBe('');
      else expect(JSON.parse(text)).toHaveProperty('message');
    },
  );

  test.each(['/healthz', '/readyz'])('%s answers a monitor in JSON', async (path) => {
    const response = await fetch(url + path);
    expect(response.status).toBe(200);
    expect(await response.json()).toHaveProperty('message');
    expect((await fetch(url + path, { method: 'HEAD' })).status).toBe(200);
  });

  test.each(['/', '/api', '/api/contact/sent', '/%E0%A4%A', '/..%2f..%2fetc/passwd'])(
    '%s gets 404 in JSON, whatever the client accepts',
    async (path) => {
      const response = await fetch(url + path, { headers: { accept: 'text/html' } });
      expect(response.status).toBe(404);
      expect(await response.json()).toHaveProperty('message');
    },
  );

  test.each(['/healthz', '/api/contact', '/nothing'])(
    'what %s answers is not cached, sniffed, or signed',
    async (path) => {
      const { headers } = await fetch(url + path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('etag')).toBeNull();
    },
  );
});

test.each([
  ['of 17 kB', head(`X-A: ${'a'.repeat(17_000)}\r\n`), 431],
  ['with two lengths', head(`Content-Length: ${json.length}\r\nContent-Length: 1\r\n`), 400],
  ['with a length and chunks', head(`Content-Length: 5\r\nTransfer-Encoding: chunked\r\n`), 400],
])('a head %s is refused, and nothing after it is read', async (_what, bytes, status) => {
  const answer = await exchange(url, bytes + json);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  expect(rowsIn(file)).toEqual([]);
});

thoroughly(
  'many requests in one packet are answered in order, and a visitor beside them',
  async () => {
    const request = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n';
    const last = request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
    const floods = Array.from({ length: 20 }, () => exchange(url, request.repeat(200) + last));
    expect((await post()).status).toBe(200);
    for (const answers of await Promise.all(floods))
      expect(answers.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(201);
  },
);
