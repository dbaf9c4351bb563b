import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { createContactServer } from '../../contact-server/server.ts';

describe('a client that sends slowly', () => {
  test.each([
    ['its head', 'POST /api/contact HTTP/1.1\r\nHost: a\r\n'],
    ['its body', 'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{'],
  ])('is cut off if %s takes too long', async (_what, beginning) => {
    const quick = { headersTimeout: 100, requestTimeout: 150, connectionsCheckingInterval: 20 };
    const { server, stop } = createContactServer(() => undefined, quick);
    server.listen(0, '127.0.0.1');
    onTestFinished(async () => void (await stop(0)));
    await once(server, 'listening');
    const { port } = z.object({ port: z.number() }).parse(server.address());
    const socket = connect(port, '127.0.0.1');
    socket.setEncoding('utf8').write(beginning);
    let answer = '';
    for await (const part of socket) answer += part;
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('has 10 seconds for its head, 15 for all, and 499 others beside it', () => {
    const { server } = createContactServer(() => undefined);
    expect(server.headersTimeout).toBe(10_000);
    expect(server.requestTimeout).toBe(15_000);
    expect(server.maxConnections).toBe(500);
  });
});
