import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { goodMessage, type RunningApp, startApp } from './start-app.ts';

test('a client that hangs up after each message gets no more than its limit stored', async () => {
  const app = await startApp({ rateLimitMax: 5 });
  for (let sent = 0; sent < 15; sent += 1) await sendAndHangUp(app, { isPolite: true });
  for (let sent = 0; sent < 15; sent += 1) await sendAndHangUp(app, { isPolite: false });
  expect((await app.post(goodMessage)).status).toBe(429);
  expect((await app.stored()).length).toBeLessThanOrEqual(5);
});

/** With a FIN right after the request, or by resetting the connection once it was sent. */
async function sendAndHangUp(
  app: RunningApp,
  { isPolite }: { readonly isPolite: boolean },
): Promise<void> {
  const body = JSON.stringify(goodMessage);
  const { port } = new URL(app.url);
  const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  const head = `POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.resume().end(head + body, () => {
    if (!isPolite) socket.destroy();
  });
  await closed;
}
