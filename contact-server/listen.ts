import { once } from 'node:events';
import type { Server } from 'node:http';

/** Resolves to the address once the server listens. */
export async function listen(server: Server, port: number, host: string): Promise<string> {
  server.listen(port, host);
  await once(server, 'listening');
  const at = server.address();
  if (at === null || typeof at === 'string') return String(at);
  return `http://${at.family === 'IPv6' ? `[${at.address}]` : at.address}:${at.port}`;
}
