import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';

export interface ContactServer {
  readonly server: Server;
  /** Takes nothing new, answers what is in flight, and cuts what is not done in time. */
  stop(withinMs: number): Promise<void>;
}

/** Node's own limits are minutes; a message is a few kilobytes, so a slow client gets seconds. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
};

export function createContactServer(app: RequestListener): ContactServer {
  const unanswered = new Set<ServerResponse>();
  let stopping = false;
  const server = createServer(timeouts, (request, response) => {
    unanswered.add(response);
    response.once('close', () => unanswered.delete(response));
    if (stopping) response.setHeader('Connection', 'close');
    app(request, response);
  });
  server.maxConnections = 500;
  const stop = (withinMs: number) =>
    new Promise<void>((resolve) => {
      stopping = true;
      // A connection kept alive after its answer would hold the server open for seconds.
      for (const response of unanswered) {
        if (!response.headersSent) response.setHeader('Connection', 'close');
      }
      const deadline = setTimeout(() => server.closeAllConnections(), withinMs);
      server.close(() => {
        clearTimeout(deadline);
        resolve();
      });
    });
  return { server, stop };
}
