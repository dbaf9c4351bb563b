import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Starts a server that only this machine can reach, and returns its port. */
export async function startListening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/** A port of this machine on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await startListening(server);
  server.close();
  await once(server, 'close');
  return port;
}
