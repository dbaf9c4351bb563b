import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { thoroughly } from '../support/thoroughly.ts';
import { rowsIn } from './database.ts';
import { goodMessage, openSocket, type Service, startService } from './start-service.ts';

describe('the limit on messages', () => {
  test('is five in 15 minutes, and says when to try again', async () => {
    const service = await startService({ RATE_LIMIT_MAX: '', RATE_LIMIT_WINDOW_SECONDS: '' });
    expect(await statuses(service, 6)).toEqual([200, 200, 200, 200, 200, 429]);
    const response = await service.post();
    expect(await response.json()).toEqual({
      message: 'Rate limit exceeded. Try again in 15 minutes.',
    });
    const seconds = Number(response.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(800);
    expect(seconds).toBeLessThanOrEqual(900);
    expect(rowsIn(service.file)).toHaveLength(5);
  });

  thoroughly('ends with its window', async () => {
    const service = await startService({ RATE_LIMIT_MAX: '1', RATE_LIMIT_WINDOW_SECONDS: '1' });
    expect((await service.post()).status).toBe(200);
    await expect.poll(async () => (await service.post()).status).toBe(200);
    expect(rowsIn(service.file)).toHaveLength(2);
  });

  thoroughly('does not count refused messages', async () => {
    const service = await startService({ RATE_LIMIT_MAX: '1' });
    for (const body of [{}, '{', 'x'.repeat(70_000), { ...goodMessage, email: 'a@b' }])
      await service.post(body);
    await service.postForm({ ...goodMessage, subject: 'none' });
    expect(await statuses(service, 2)).toEqual([200, 429]);
  });

  thoroughly('does not count a message that is sent again, by a script or a form', async () => {
    const service = await startService({ RATE_LIMIT_MAX: '3' });
    const key = { 'idempotency-key': 'k1' };
    for (const _ of [1, 2, 3]) expect((await service.post(goodMessage, key)).status).toBe(200);
    for (const _ of [1, 2, 3]) expect((await service.postForm(goodMessage)).status).toBe(303);
    expect(await statuses(service, 2)).toEqual([200, 429]);
    expect((await service.post(goodMessage, key)).status).toBe(200);
  });

  thoroughly('holds for messages sent at the same moment', async () => {
    const service = await startService({ RATE_LIMIT_MAX: '5' });
    const responses = await Promise.all(Array.from({ length: 20 }, () => service.post()));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(rowsIn(service.file)).toHaveLength(5);
  });

  thoroughly('counts a message whose client closes its side before the answer', async () => {
    const service = await startService({ RATE_LIMIT_MAX: '2' });
    const body = JSON.stringify(goodMessage);
    const head = `POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
    for (let count = 0; count < 20; count += 1) {
      const socket = await openSocket(service.url);
      await once(socket.resume().end(head + body), 'close');
    }
    await service.post();
    expect(rowsIn(service.file).length).toBeLessThanOrEqual(2);
  });
});

describe('the limit on requests of any kind', () => {
  test('counts mistakes, wrong methods, foreign pages, and unknown addresses alike', async () => {
    const { url, post, file } = await startService({ REQUESTS_PER_MINUTE: '6' });
    expect((await post({})).status).toBe(422);
    expect((await fetch(`${url}/api/contact`)).status).toBe(405);
    expect((await post({}, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await fetch(`${url}/nothing`)).status).toBe(404);
    expect((await post('{')).status).toBe(400);
    expect((await post()).status).toBe(200);
    const refused = await post();
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual({
      message: expect.stringMatching(/^Rate limit exceeded\. Try again in 1 minute\.$/),
    });
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await fetch(`${url}/nothing`)).status).toBe(429);
    expect(rowsIn(file)).toHaveLength(1);
  });

  thoroughly('does not count health checks', async () => {
    const { url } = await startService({ REQUESTS_PER_MINUTE: '1' });
    for (const path of ['/healthz', '/readyz', '/healthz', '/readyz'])
      expect((await fetch(url + path)).status).toBe(200);
  });
});

async function statuses(service: Service, count: number): Promise<readonly number[]> {
  const all: number[] = [];
  for (let sent = 0; sent < count; sent += 1) all.push((await service.post()).status);
  return all;
}
