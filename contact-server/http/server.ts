import {
  createServer,
  type RequestListener,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
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
