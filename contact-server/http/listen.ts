import { once } from 'node:events';
import type { Server } from 'node:http';
import * as z from 'zod';

export interface ListenPlace {
  readonly host: string;
  readonly port: number;
  /** The names of the settings begin with it. */
  readonly prefix?: '' | 'METRICS_';
}

/** Resolves to the address once the server listens. */
export async function listen(server: Server, { host, port }: ListenPlace): Promise<string> {
  server.listen(port, host);
  await once(server, 'listening');
  const at = server.address();
  if (at === null || typeof at === 'string') return String(at);
  return `http://${at.family === 'IPv6' ? `[${at.address}]` : at.address}:${at.port}`;
}

const systemError = z.object({ code: z.string(), message: z.string() });

/** What to do when a server could not listen. */
export function explainListenError(
  error: unknown,
  { host, port, prefix = '' }: ListenPlace,
): string {
  const { data } = systemError.safeParse(error);
  if (data?.code === 'EADDRINUSE') {
    return `${prefix}PORT is ${port}: another program listens there on ${host}.\n  Stop it, or set ${prefix}PORT to another number; 0 takes any free one.`;
  }
  if (data?.code === 'EACCES') {
    return `${prefix}PORT is ${port}: this user may not listen there.\n  Set ${prefix}PORT to 1024 or more, and let a proxy take the visitors.`;
  }
  if (data?.code === 'EADDRNOTAVAIL' || data?.code === 'ENOTFOUND') {
    return `${prefix}HOST is ${host}: this machine has no such address.\n  Set ${prefix}HOST to 127.0.0.1 for this machine alone, or to 0.0.0.0 for every address it has.`;
  }
  return `The service could not listen on ${host}, port ${port}: ${data?.message ?? String(error)}`;
}
