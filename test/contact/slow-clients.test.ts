import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createContactServer } from '../../contact-server/http/server.ts';
import { startListening } from '../support/listening.ts';
import { goodMessage, startApp } from './start-app.ts';

describe('a client that sends slowly', () => {
  test.each([
    ['its head', 'POST /api/contact HTTP/1.1\r\nHost: a\r\n'],
    ['its body', 'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{'],
  ])('is cut off if %s takes too long', async (_what, beginning) => {
    const quick = { headersTimeout: 100, requestTimeout: 150, connectionsCheckingInterval: 20 };
    const { server, stop } = createContactServer(() => undefined, quick);
    onTestFinished(async () => void (await stop(0)));
    const port = await startListening(server);
    const socket = connect(port, '127.0.0.1');
    socket.setEncoding('utf8').write(beginning);
    let answer = '';
    for await (const part of socket) answer += part;
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('has 10 seconds for its headers, 15 for the request, and 30 to read the response', () => {
    const { server } = createContactServer(() => undefined);
    expect(server.headersTimeout).toBe(10_000);
    expect(server.requestTimeout).toBe(15_000);
    expect(server.keepAliveTimeout).toBe(5_000);
    expect(server.timeout).toBe(30_000);
  });
});

describe('five hundred clients that never finish', () => {
  test.each([
    ['a head', 'POST /api/contact HTTP/1.1\r\nHost: a\r\nX-A: '],
    [
      'a body',
      'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{',
    ],
    ['anything', ''],
  ])(
    'with %s block no visitor: the slowest one is closed for a new one',
    async (_what, beginning) => {
      const app = await startApp();
      const slow = await Promise.all(Array.from({ length: 500 }, () => open(app.url, beginning)));
      const answers = await Promise.all(
        Array.from({ length: 20 }, async (_, index) => {
          const response = await app.post({ ...goodMessage, name: `Visitor ${index}` });
          return response.status;
        }),
      );
      expect(answers).toEqual(Array.from({ length: 20 }, () => 200));
      expect(await app.stored()).toHaveLength(20);
      await expect.poll(() => slow.filter(({ closed }) => closed).length).toBeGreaterThan(0);
      expect(slow.filter(({ closed }) => !closed).length).toBeGreaterThan(400);
    },
  );
});

async function open(url: string, beginning: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined).resume();
  await once(socket, 'connect');
  if (beginning) socket.write(beginning);
  return socket;
}
