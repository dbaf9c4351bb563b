import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startApp, temporaryFolder } from './start-app.ts';
import { startProcess, untilListening } from './start-process.ts';

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

test('a connection that does not wait for replies is closed', async () => {
  const app = await startApp();
  const socket = await open(app.url);
  let text = '';
  socket.setEncoding('latin1').on('data', (part: string) => {
    text += part;
  });
  socket.write(request('/healthz') + request('/healthz') + request('/nothing'));
  await expect.poll(() => socket.closed).toBe(true);
  expect((text.match(/HTTP\/1\.1 \d+/g) ?? []).length).toBeLessThan(2);
});

test('a connection that waits for its replies may send many requests', async () => {
  const app = await startApp();
  const socket = await open(app.url);
  for (let count = 0; count < 5; count += 1) {
    socket.write(request('/healthz'));
    expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 200 /);
  }
});

test('400 connections full of pipelined requests are closed, and a visitor still gets a reply', async () => {
  const CONTACT_SPOOL = join(await temporaryFolder(), 'spool');
  const service = startProcess({ CONTACT_SPOOL, PORT: '0' });
  const url = await untilListening(service);
  const flood = request('/nothing').repeat(2_000);
  const sockets = await Promise.all(Array.from({ length: 400 }, () => open(url)));
  const closed = sockets.map(
    (socket) => new Promise<void>((resolve) => socket.once('close', () => resolve())),
  );
  for (const socket of sockets) socket.resume().write(flood);
  const response = await fetch(`${url}/healthz`);
  expect(response.status).toBe(200);
  await Promise.all(closed);
});

async function open(url: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}
