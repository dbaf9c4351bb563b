import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { maxBodyBytes } from '../../contact-server/message/field-rules.ts';
import { goodMessage, startApp } from './start-app.ts';

const json = JSON.stringify(goodMessage);
const head =
  'POST /api/contact HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\n';

describe('POST /api/contact', () => {
  test('acknowledges a valid message', async () => {
    const app = await startApp();
    const response = await app.post(goodMessage);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toEqual({
      message: "Thank you for your message! We'll get back to you soon.",
    });
  });

  test.each([
    ['application/json; charset=utf-8'],
    ['application/json;charset=UTF-8'],
    ['application/json; charset="utf-8"'],
    ['application/json; charset=utf8'],
    ['application/json; charset="UTF8"'],
    ['APPLICATION/JSON'],
  ])('accepts %s', async (type) => {
    const app = await startApp();
    expect((await app.post(json, { 'content-type': type })).status).toBe(200);
  });

  test.each([
    ['nothing', ''],
    ['no JSON', 'name=Dana'],
    ['half of it', json.slice(0, -1)],
    ['two documents', json + json],
    ['a text', '"Dana"'],
    ['a number', '1'],
    ['null', 'null'],
    ['a list', `[${json}]`],
    ['an empty list', '[]'],
    ['comments', `${json} // hello`],
    ['only spaces', ' \n '],
    ['30,000 open brackets', '['.repeat(30_000)],
    ['a NUL', `${json}\0`],
  ])('answers 400 to %s', async (_what, body) => {
    const app = await startApp();
    const response = await app.post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      message: 'Send the request body as one JSON object in UTF-8.',
    });
    expect(await app.stored()).toEqual([]);
  });

  test.each([
    ['bytes that are no UTF-8', Buffer.from(json.replace('Dana', 'D\xe4na'), 'latin1')],
    ['UTF-16', Buffer.from(json, 'utf16le')],
  ])('answers 400 to %s', async (_what, body) => {
    const app = await startApp();
    expect((await app.post(new Blob([body]))).status).toBe(400);
  });

  test('answers 400 to a request without a body', async () => {
    const app = await startApp();
    const answer = await exchange(app.url, `${head}\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('Send the request body as one JSON object in UTF-8.');
  });

  test.each([
    ['text/plain', json],
    ['text/html', json],
    ['application/xml', '<message/>'],
    ['application/problem+json', json],
    ['multipart/form-data; boundary=x', '--x--'],
    ['application/octet-stream', json],
    ['nonsense', json],
    ['application/json; charset=utf-16', json],
    ['application/json; charset=utf-7', json],
    ['application/json; charset=utf8mb4', json],
    ['application/json; charset=klingon', json],
    ['application/json; charset="iso-8859-1"', json],
  ])('answers 415 to %s', async (type, body) => {
    const app = await startApp();
    const response = await app.post(body, { 'content-type': type });
    expect(response.status).toBe(415);
    expect(await response.json()).toEqual({
      message: expect.stringContaining('application/json or application/x-www-form-urlencoded'),
    });
    expect(await app.stored()).toEqual([]);
  });

  test.each([['gzip'], ['deflate'], ['br'], ['zip']])('answers 415 to %s', async (encoding) => {
    const app = await startApp();
    const bomb = new Blob([gzipSync(' '.repeat(10_000_000))]);
    const response = await app.post(bomb, { 'content-encoding': encoding });
    expect(response.status).toBe(415);
    expect(Object.keys(await response.json())).toEqual(['message']);
  });

  test('accepts a body of exactly the maximum size and answers 413 beyond it', async () => {
    const app = await startApp();
    const body = `${json}${' '.repeat(maxBodyBytes - Buffer.byteLength(json))}`;
    expect((await app.post(body)).status).toBe(200);
    const response = await app.post(`${body} `);
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({
      message: 'The request body is larger than 65,536 bytes. Shorten the message.',
    });
  });

  test('accepts a body in chunks, even if one ends inside a character', async () => {
    const app = await startApp();
    const bytes = Buffer.from(JSON.stringify({ ...goodMessage, name: 'Dana ×' }));
    const middle = bytes.indexOf('×') + 1;
    const pieces = [bytes.subarray(0, middle), bytes.subarray(middle)].map((piece) =>
      Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]),
    );
    const start = Buffer.from(`${head}Transfer-Encoding: chunked\r\n\r\n`);
    const answer = await exchange(
      app.url,
      Buffer.concat([start, ...pieces, Buffer.from('0\r\n\r\n')]),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect((await app.stored())[0]?.name).toBe('Dana ×');
  });

  test('answers 413 to a long body without a Content-Length', async () => {
    const app = await startApp();
    const body = '{}'.padEnd(1_000_000);
    const answer = await exchange(
      app.url,
      `${head}Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });
});

describe('other requests', () => {
  test.each([['GET'], ['PUT'], ['DELETE'], ['PATCH'], ['QUERY']])(
    '%s on /api/contact gets 405 and the allowed methods',
    async (method) => {
      const app = await startApp();
      const response = await fetch(`${app.url}/api/contact`, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST, OPTIONS');
      expect(await response.json()).toEqual({
        message: "This URL doesn't accept this method.",
      });
    },
  );

  test('HEAD on /api/contact gets 405 without a body', async () => {
    const app = await startApp();
    const response = await fetch(`${app.url}/api/contact`, { method: 'HEAD' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
    expect(await response.text()).toBe('');
  });

  test('/healthz says that the service is alive', async () => {
    const app = await startApp();
    const response = await fetch(`${app.url}/healthz`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok' });
    expect((await fetch(`${app.url}/healthz`, { method: 'HEAD' })).status).toBe(200);
  });

  test('POST on /healthz gets 405', async () => {
    const app = await startApp();
    const response = await fetch(`${app.url}/healthz`, { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  test.each([
    ['/'],
    ['/api'],
    ['/api/contact/'],
    ['/API/contact'],
    ['/api/contact/sent'],
    ['/%E0%A4%A'],
    ['/..%2f..%2fetc/passwd'],
  ])('%s gets 404 in JSON, whatever the client accepts', async (path) => {
    const app = await startApp();
    const response = await fetch(app.url + path, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      message: 'No resource at this URL. Send messages to POST /api/contact.',
    });
  });

  test.each([
    ['/healthz', 'GET'],
    ['/api/contact', 'GET'],
    ['/api/contact', 'POST'],
    ['/nothing', 'GET'],
  ])(
    'the reply to %s %s is not cached, sniffed, framed, or signed with X-Powered-By',
    async (path, method) => {
      const app = await startApp();
      const { headers } = await fetch(app.url + path, { method });
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('etag')).toBeNull();
    },
  );
});

/** Sends raw bytes, and reads until the other side closes. */
async function exchange(url: string, bytes: string | Buffer): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.setEncoding('utf8').write(bytes);
  let answer = '';
  for await (const part of socket) answer += part;
  return answer;
}
