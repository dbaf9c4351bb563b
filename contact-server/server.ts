import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Express } from 'express';
import { classesOf } from './classes-of.ts';
import { limitConnections } from './limit-connections.ts';

export interface ContactServer {
  readonly server: Server;
  /** Takes nothing new and answers what is in flight. Resolves to whether all was done in time; the rest is cut. */
  stop(withinMs: number): Promise<boolean>;
}

/** Node's own limits are minutes; a message is a few kilobytes, so a slow client gets seconds. */
const patience = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
};

/** Half of Node's: nobody who fills in a form has longer ones. */
const maxHeaderSize = 8_192;

/** A client that reads no answer is let go after so long. */
const idleMs = 30_000;

/** More than a small shop's visitors ever have open at once; beyond it the slowest one makes room. */
const mostConnections = 500;

export function createContactServer(
  app: RequestListener | Express,
  timeouts: Partial<typeof patience> = {},
): ContactServer {
  /** The last answer of each connection, sent or not. */
  const answers = new Map<Socket, ServerResponse>();
  let stopping = false;
  const classes = 'response' in app ? classesOf(app) : {};
  const options = { ...patience, ...timeouts, ...classes, maxHeaderSize };
  const server = createServer(options, (request, response) => {
    answers.set(request.socket, response);
    if (stopping) response.setHeader('Connection', 'close');
    app(request, response);
  });
  server.on('connection', (socket: Socket) => socket.once('close', () => answers.delete(socket)));
  server.timeout = idleMs;
  limitConnections(server, mostConnections);
  const stop = (withinMs: number) =>
    new Promise<boolean>((resolve) => {
      let inTime = true;
      stopping = true;
      // A connection kept alive after its answer would hold the server open for seconds.
      for (const response of answers.values()) {
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
