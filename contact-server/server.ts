import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';

export interface ContactServer {
  readonly server: Server;
  /** Takes nothing new and answers what is in flight. Resolves to whether all was done in time; the rest is cut. */
  stop(withinMs: number): Promise<boolean>;
}

/** Node's own limits are minutes; a message is a few kilobytes, so a slow client gets seconds. */
const patience = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
};

export function createContactServer(app: RequestListener, timeouts = patience): ContactServer {
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
    new Promise<boolean>((resolve) => {
      let inTime = true;
      stopping = true;
      // A connection kept alive after its answer would hold the server open for seconds.
      for (const response of unanswered) {
        if (!response.headersSent) response.setHeader('Connection', 'close');
      }
      const deadline = setTimeout(() => {
        inTime = false;
        server.closeAllConnections();
      }, withinMs);
      server.close(() => {
        clearTimeout(deadline);
        resolve(inTime);
      });
    });
  return { server, stop };
}
