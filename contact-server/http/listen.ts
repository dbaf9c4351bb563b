import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Settings } from '../config/settings.ts';
import { errorCode } from '../storage/error-code.ts';

/** Resolves to the address once the server listens. */
export async function listen(server: Server, { host, port }: Settings): Promise<string> {
  server.listen(port, host);
  await once(server, 'listening');
  const at = server.address();
  if (at === null || typeof at === 'string') return String(at);
  return `http://${at.family === 'IPv6' ? `[${at.address}]` : at.address}:${at.port}`;
}

/** What to do when the server could not listen. */
export function explainListenError(error: unknown, { host, port }: Settings): string {
  const code = errorCode(error) ?? '';
  if (code === 'EADDRINUSE')
    return `PORT is ${port}: another program listens there on ${host}.\n  Stop it, or set PORT to another number; 0 takes any free one.`;
  if (code === 'EACCES')
    return `PORT is ${port}: this user may not listen there.\n  Set PORT to 1024 or more, and let a proxy take the visitors.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is ${host}: this machine has no such address.\n  Set HOST to 127.0.0.1 for this machine alone, or to 0.0.0.0 for every address it has.`;
  return `The service could not listen on ${host}, port ${port}: ${String(error)}`;
}
