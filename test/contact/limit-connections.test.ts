import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createContactServer } from '../../contact-server/http/server.ts';
import { startListening } from '../support/listening.ts';

const whole = (path: string) => `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\nx`;

test('an idle connection that got its response is closed for a new one; one that awaits a response stays', async () => {
  const { open, received } = await serveTwo();
  const waiting = await open();
  waiting.write(whole('/later'));
  await received();
  const idle = await open();
  await answered(idle);
  const newcomer = await open();
  await once(idle, 'close');
  await answered(newcomer);
  expect(waiting.closed).toBe(false);
});

test.each([
  ['before', [0, 1]],
  ['after', [1, 0]],
] as const)(
  'a response restarts a connection’s idle time: one that got it %s and sent nothing is closed',
  async (_when, places) => {
    const { open } = await serveTwo();
    const both = [await open(), await open()];
    const [silent, talking] = places.map((place) => both[place]);
    if (!silent || !talking) throw new Error('Two connections were opened.');
    await answered(talking);
    const newcomer = await open();
    await once(silent, 'close');
    await answered(newcomer);
    await answered(talking);
  },
);

test('connections that await a response are kept: the new one is closed', async () => {
  const { open, received } = await serveTwo();
  for (const socket of [await open(), await open()]) {
    socket.write(whole('/later'));
    await received();
  }
  await once(await open(), 'close');
});

/** A server that accepts two connections, and answers everything at once except `/later`. */
async function serveTwo() {
  const later: (() => void)[] = [];
  const { server } = createContactServer(
    (request, response) => {
      request.resume().on('end', () => {
        if (request.url !== '/later') response.end('here');
        else later.shift()?.();
      });
    },
    {},
    2,
  );
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const port = await startListening(server);
  return {
    async open(): Promise<Socket> {
      const taken = once(server, 'connection');
      const socket = connect(port, '127.0.0.1');
      onTestFinished(() => void socket.destroy());
      socket.on('error', () => undefined).setEncoding('utf8');
      await taken;
      return socket;
    },
    /** Resolves when the next `/later` has arrived completely. */
    received: () => new Promise<void>((resolve) => later.push(resolve)),
  };
}

async function answered(socket: Socket): Promise<void> {
  socket.write(whole('/now'));
  const [answer] = await once(socket, 'data');
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
}
