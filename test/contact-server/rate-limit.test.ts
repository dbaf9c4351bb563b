import { describe, expect, test } from 'vitest';
import { goodMessage, type RunningApp, startApp } from './start-app.ts';

describe('the rate limit', () => {
  test('takes as many messages as it says, and tells when the next may come', async () => {
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

  test('takes messages again when the time is over', async () => {
    const app = await startApp({ rateLimitMax: 1, rateLimitWindowSeconds: 1 });
    expect((await app.post(goodMessage)).status).toBe(200);
    const refused = await app.post(goodMessage);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(await refused.json()).toEqual({
      message: 'Rate limit exceeded. Try again in 1 minute.',
    });
    await expect
      .poll(async () => (await app.post(goodMessage)).status, { timeout: 4_000 })
      .toBe(200);
  });

  test('does not count what was refused', async () => {
    const app = await startApp({ rateLimitMax: 1 });
    for (const body of [{}, '{', 'x'.repeat(70_000)]) await app.post(body);
    expect(await statuses(app, 2)).toEqual([200, 429]);
  });

  test('holds for messages sent at the same moment', async () => {
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

describe('who counts as one client', () => {
  test('is not up to the client if no proxy is trusted', async () => {
    const app = await startApp({ rateLimitMax: 1 });
    expect(await from(app, '203.0.113.1')).toBe(200);
    expect(await from(app, '203.0.113.2')).toBe(429);
    expect(app.lines.filter((line) => line.includes('TRUST_PROXY'))).toEqual([
      expect.stringContaining('Set TRUST_PROXY to 1 if one proxy stands before this service.'),
    ]);
  });

  test('is what one trusted proxy says, not what is claimed before it', async () => {
    const app = await startApp({ rateLimitMax: 1, trustProxy: 1 });
    expect(await from(app, '203.0.113.1')).toBe(200);
    expect(await from(app, '198.51.100.9, 203.0.113.1')).toBe(429);
    expect(await from(app, '203.0.113.2')).toBe(200);
    expect(app.lines.filter((line) => line.includes('TRUST_PROXY'))).toEqual([]);
  });

  test('is what a proxy at a trusted address says', async () => {
    const app = await startApp({ rateLimitMax: 1, trustProxy: ['loopback', '10.0.0.0/8'] });
    expect(await from(app, '203.0.113.1, 10.1.2.3')).toBe(200);
    expect(await from(app, '203.0.113.1, 10.9.9.9')).toBe(429);
    expect(await from(app, '203.0.113.2, 192.0.2.7')).toBe(200);
    expect(await from(app, '203.0.113.3, 192.0.2.7')).toBe(429);
  });

  test('is what a proxy says only if its address is trusted', async () => {
    const app = await startApp({ rateLimitMax: 1, trustProxy: ['10.0.0.0/8'] });
    expect(await from(app, '203.0.113.1')).toBe(200);
    expect(await from(app, '203.0.113.2')).toBe(429);
  });

  test('is a whole /56 of IPv6', async () => {
    const app = await startApp({ rateLimitMax: 1, trustProxy: 1 });
    expect(await from(app, '2001:db8:1:1::1')).toBe(200);
    expect(await from(app, '2001:db8:1:1:ffff::2')).toBe(429);
    expect(await from(app, '2001:db8:1:ff::3')).toBe(429);
    expect(await from(app, '2001:db8:1:100::1')).toBe(200);
  });

  test('is one IPv4 address, however it is written', async () => {
    const app = await startApp({ rateLimitMax: 1, trustProxy: 1 });
    expect(await from(app, '::ffff:203.0.113.1')).toBe(200);
    expect(await from(app, '203.0.113.1')).toBe(429);
    expect(await from(app, '::ffff:203.0.113.2')).toBe(200);
  });

  test('is the proxy itself if it says something that is no address', async () => {
    const app = await startApp({ rateLimitMax: 1, trustProxy: 1 });
    expect(await from(app, 'junk1')).toBe(200);
    expect(await from(app, 'junk2')).toBe(429);
    expect(await from(app, '')).toBe(429);
  });
});

async function statuses(app: RunningApp, count: number): Promise<readonly number[]> {
  const all: number[] = [];
  for (let sent = 0; sent < count; sent += 1) all.push((await app.post(goodMessage)).status);
  return all;
}

async function from(app: RunningApp, forwardedFor: string): Promise<number> {
  return (await app.post(goodMessage, { 'x-forwarded-for': forwardedFor })).status;
}
