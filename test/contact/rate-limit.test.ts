import { createServer } from 'node:http';
import express from 'express';
import { rateLimit } from 'express-rate-limit';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startListening } from '../support/listening.ts';
import { goodMessage, type RunningApp, startApp, temporaryFolder } from './start-app.ts';

describe('the rate limit', () => {
  test('accepts the configured number of messages, and says when to try again', async () => {
    const app = await startApp({ rateLimitMax: 3, rateLimitWindowSeconds: 900 });
    expect(await statuses(app, 4)).toEqual([200, 200, 200, 429]);
    const response = await app.post(goodMessage);
    expect(response.status).toBe(429);
    expect(await response.json()).toEqual({
      message: 'Rate limit exceeded. Try again in 15 minutes.',
    });
    const seconds = Number(response.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(890);
    expect(seconds).toBeLessThanOrEqual(900);
    expect(response.headers.get('ratelimit-policy')).toContain('q=3; w=900');
    expect(await app.stored()).toHaveLength(3);
  });

  test('accepts messages again when the window ends', async () => {
    const app = await startApp({ rateLimitMax: 1, rateLimitWindowSeconds: 1 });
    expect((await app.post(goodMessage)).status).toBe(200);
    const refused = await app.post(goodMessage);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(await refused.json()).toEqual({
      message: 'Rate limit exceeded. Try again in 1 minute.',
    });
    await expect.poll(async () => (await app.post(goodMessage)).status).toBe(200);
  });

  test('does not count refused messages', async () => {
    const app = await startApp({ rateLimitMax: 1 });
    for (const body of [{}, '{', 'x'.repeat(70_000)]) await app.post(body);
    expect(await statuses(app, 2)).toEqual([200, 429]);
  });

  test.each([
    ['a script', 'application/json', { 'idempotency-key': 'k1' }],
    ['a form', 'application/x-www-form-urlencoded', { accept: 'text/html' }],
  ])('does not count a message that %s sends again', async (_who, type, headers) => {
    const app = await startApp({ rateLimitMax: 3 });
    const send = async (message: string) => {
      const fields = { ...goodMessage, message };
      const body = type === 'application/json' ? fields : new URLSearchParams(fields).toString();
      return (await app.post(body, { 'content-type': type, ...headers })).status < 400;
    };
    const sent: boolean[] = [];
    for (const text of ['one', 'two', 'one', 'one', 'two', 'three', 'four'])
      sent.push(await send(text));
    expect(sent).toEqual([true, true, true, true, true, true, false]);
    expect(await app.stored()).toHaveLength(3);
  });

  test('applies to messages sent at the same moment', async () => {
    const app = await startApp({ rateLimitMax: 5 });
    const responses = await Promise.all(Array.from({ length: 20 }, () => app.post(goodMessage)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(await app.stored()).toHaveLength(5);
  });

  test('refuses before the body is read', async () => {
    const app = await startApp({ rateLimitMax: 1 });
    await app.post(goodMessage);
    expect((await app.post('{')).status).toBe(429);
  });
});

describe('its headers', () => {
  test('are those that the library would send by itself', async () => {
    const app = await startApp({ requestsPerMinute: 6 });
    const limit = rateLimit({ limit: 6, identifier: 'requests', standardHeaders: 'draft-8' });
    const server = createServer(express().use(limit));
    onTestFinished(() => void server.close().closeAllConnections());
    const port = await startListening(server);
    for (const _ of [1, 2]) {
      const [ours, theirs] = await Promise.all([
        fetch(`${app.url}/nothing`),
        fetch(`http://127.0.0.1:${port}/`),
      ]);
      for (const name of ['ratelimit', 'ratelimit-policy'])
        expect(ours.headers.get(name)).toBe(theirs.headers.get(name));
    }
  });
});

describe('the limit on requests of any kind', () => {
  test('counts mistakes, wrong methods, foreign pages, and unknown addresses alike', async () => {
    const app = await startApp({ requestsPerMinute: 6 });
    const first = await app.post({});
    expect(first.status).toBe(422);
    expect(first.headers.get('ratelimit-policy')).toContain('"requests"; q=6; w=60');
    expect((await fetch(`${app.url}/api/contact`)).status).toBe(405);
    expect((await app.post({}, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await fetch(`${app.url}/nothing`)).status).toBe(404);
    expect((await app.post('{')).status).toBe(400);
    expect((await app.post(goodMessage)).status).toBe(200);
    const refused = await app.post(goodMessage);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual({
      message: 'Rate limit exceeded. Try again in 1 minute.',
    });
    expect((await fetch(`${app.url}/nothing`)).status).toBe(429);
    expect(await app.stored()).toHaveLength(1);
  });

  test('does not count health checks', async () => {
    const app = await startApp({ requestsPerMinute: 1 });
    for (const path of ['/healthz', '/readyz', '/healthz', '/readyz'])
      expect((await fetch(app.url + path)).status).toBe(200);
  });

  test('can be read by a page of an allowed origin, too', async () => {
    const allowedOrigins = ['https://www.example.com'];
    const app = await startApp({ requestsPerMinute: 1, allowedOrigins });
    const headers = { origin: 'https://www.example.com' };
    await app.post({}, headers);
    const response = await app.post({}, headers);
    expect(response.status).toBe(429);
    expect(response.headers.get('access-control-allow-origin')).toBe(headers.origin);
  });

  test('returns the text to a form without JavaScript', async () => {
    const app = await startApp({ requestsPerMinute: 1 });
    await app.post({});
    const response = await app.post(new URLSearchParams(goodMessage).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
    });
    expect(response.status).toBe(429);
    expect(await response.text()).toContain('value="Dana Whitfield"');
  });
});

describe('a disk that is nearly full', () => {
  test('makes the reply 503 before anything is counted or stored', async () => {
    const app = await startApp(
      { rateLimitMax: 1, minFreeMegabytes: 1e12 },
      { spoolPath: await temporaryFolder() },
    );
    for (const _ of [1, 2]) {
      const response = await app.post(goodMessage);
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('600');
    }
    expect(await app.stored()).toEqual([]);
    const ready = await fetch(`${app.url}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.text()).toContain('The disk is nearly full.');
  });
});

describe('a client is identified', () => {
  test('by its own address if no proxy is trusted', async () => {
    const app = await startApp({ rateLimitMax: 1 });
    expect(await from(app, '203.0.113.1')).toBe(200);
    expect(await from(app, '203.0.113.2')).toBe(429);
    expect(app.lines.filter((line) => line.includes('TRUST_PROXY'))).toEqual([
      expect.stringContaining(
        'Set TRUST_PROXY to 1 if there is one proxy in front of this service.',
      ),
    ]);
  });

  test('by what the trusted proxy adds, not by what the client claims', async () => {
    const app = await startApp({ rateLimitMax: 1, trustProxy: 1 });
    expect(await from(app, '203.0.113.1')).toBe(200);
    expect(await from(app, '198.51.100.9, 203.0.113.1')).toBe(429);
    expect(await from(app, '203.0.113.2')).toBe(200);
    expect(app.lines.filter((line) => line.includes('TRUST_PROXY'))).toEqual([]);
  });

  test('by what a proxy at a trusted address adds', async () => {
    const app = await startApp({ rateLimitMax: 1, trustProxy: ['loopback', '10.0.0.0/8'] });
    expect(await from(app, '203.0.113.1, 10.1.2.3')).toBe(200);
    expect(await from(app, '203.0.113.1, 10.9.9.9')).toBe(429);
    expect(await from(app, '203.0.113.2, 192.0.2.7')).toBe(200);
    expect(await from(app, '203.0.113.3, 192.0.2.7')).toBe(429);
  });

  test('by what a proxy adds only if its address is trusted', async () => {
    const app = await startApp({ rateLimitMax: 1, trustProxy: ['10.0.0.0/8'] });
    expect(await from(app, '203.0.113.1')).toBe(200);
    expect(await from(app, '203.0.113.2')).toBe(429);
  });

  test('by its whole /56 of IPv6', async () => {
    const app = await startApp({ rateLimitMax: 1, trustProxy: 1 });
    expect(await from(app, '2001:db8:1:1::1')).toBe(200);
    expect(await from(app, '2001:db8:1:1:ffff::2')).toBe(429);
    expect(await from(app, '2001:db8:1:ff::3')).toBe(429);
    expect(await from(app, '2001:db8:1:100::1')).toBe(200);
  });

  test('as one IPv4 address in any spelling', async () => {
    const app = await startApp({ rateLimitMax: 1, trustProxy: 1 });
    expect(await from(app, '::ffff:203.0.113.1')).toBe(200);
    expect(await from(app, '203.0.113.1')).toBe(429);
    expect(await from(app, '::ffff:203.0.113.2')).toBe(200);
  });

  test('by the proxy’s address if the header is not an address', async () => {
    const app = await startApp({ rateLimitMax: 1, trustProxy: 1 });
    expect(await from(app, 'junk1')).toBe(200);
    expect(await from(app, 'junk2')).toBe(429);
    expect(await from(app, '')).toBe(429);
  });
});

test('as one even if its network has many addresses, whatever it claims', async () => {
  const app = await startApp({ rateLimitMax: 3, trustProxy: 1 });
  const sent = Array.from({ length: 60 }, (_, index) =>
    from(app, `198.51.100.${index}, 2001:db8:7:${(256 + index).toString(16)}::${index}`),
  );
  const taken = (await Promise.all(sent)).filter((status) => status === 200);
  expect(taken).toHaveLength(3);
});

async function statuses(app: RunningApp, count: number): Promise<readonly number[]> {
  const all: number[] = [];
  for (let sent = 0; sent < count; sent += 1) all.push((await app.post(goodMessage)).status);
  return all;
}

async function from(app: RunningApp, forwardedFor: string): Promise<number> {
  return (await app.post(goodMessage, { 'x-forwarded-for': forwardedFor })).status;
}
