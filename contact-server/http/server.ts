import { once } from 'node:events';
import {
  createServer,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Settings } from '../config/settings.ts';
import { errorCode } from '../storage/error-code.ts';
import { limitConnections } from './connection-limit.ts';

/** Node's own limits are minutes. A message is a few kilobytes, so a slow client gets seconds. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
};

/** Half of Node's: no browser sends a form with longer headers. */
const maxHeaderSize = 8_192;

/** After this a client that does not read its reply is disconnected. */
const idleMs = 30_000;

/** More than a small shop's visitors ever have open at once. */
const maxConnections = 500;

export function createContactServer(app: RequestListener, options: ServerOptions = {}) {
  const unsent = new Set<ServerResponse>();
  let isStopping = false;
  const server = createServer({ ...timeouts, ...options, maxHeaderSize });
  const admitRequest = limitConnections(server, maxConnections);
  server.timeout = idleMs;
  server.on('request', (request, response) => {
    if (!admitRequest(request, response)) return;
    unsent.add(response);
    response.on('close', () => unsent.delete(response));
    if (isStopping) response.setHeader('Connection', 'close');
    app(request, response);
  });
  /** Accepts nothing new and finishes open requests. Resolves to whether all ended in time; the rest is cut off. */
  const stop = (withinMs: number) =>
    new Promise<boolean>((resolve) => {
      let isInTime = true;
      isStopping = true;
      // A connection kept alive after its reply would hold the server open for seconds.
      for (const response of unsent)
        if (!response.headersSent) response.setHeader('Connection', 'close');
      const deadline = setTimeout(() => {
        isInTime = false;
        server.closeAllConnections();
      }, withinMs);
      server.close(() => {
        clearTimeout(deadline);
        resolve(isInTime);
      });
    });
  return { server, stop };
}

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
