import { once } from 'node:events';
import {
  createServer,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { promisify } from 'node:util';
import type { Settings } from '../config/settings.ts';
import { errorCode } from '../storage/error-code.ts';

/** Node's own limits are minutes. A message is a few kilobytes, so a slow client gets seconds. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
};

/** Half of Node's: no browser sends a form with longer headers. */
const maxHeaderSize = 8_192;

/** After this time, a client that does not read its reply is disconnected. */
const idleMs = 30_000;

interface Connection {
  /** When the service began to wait for the rest of a request, in milliseconds. Infinity while the client waits. */
  owesSince: number;
  /** The response to the current request, until it is sent. */
  response?: ServerResponse | undefined;
}

/** @param maxConnections the default is more than the visitors of a small shop ever open at once */
export function createContactServer(
  app: RequestListener,
  options: ServerOptions = {},
  maxConnections = 500,
) {
  const server = createServer({ ...timeouts, ...options, maxHeaderSize });
  const open = limitConnections(server, maxConnections);
  server.timeout = idleMs;
  server.on('request', (request, response) => {
    const connection = open.get(request.socket);
    // It may just have been closed.
    if (connection === undefined || request.socket.destroyed) return;
    connection.response = response;
    request.on('end', () => {
      if (!response.writableEnded) connection.owesSince = Number.POSITIVE_INFINITY;
    });
    response.on('close', () => {
      connection.owesSince = performance.now();
      connection.response = undefined;
    });
    if (!server.listening) response.setHeader('Connection', 'close');
    app(request, response);
  });
  /** Accepts nothing new and finishes open requests. Resolves to whether all ended in time; the rest is cut off. */
  const stop = async (withinMs: number) => {
    // A connection kept alive after its reply would hold the server open for seconds.
    for (const { response } of open.values())
      if (response?.headersSent === false) response.setHeader('Connection', 'close');
    let isInTime = true;
    const deadline = setTimeout(() => {
      isInTime = false;
      server.closeAllConnections();
    }, withinMs);
    await promisify(server.close.bind(server))();
    clearTimeout(deadline);
    return isInTime;
  };
  return { server, stop };
}

/**
 * Keeps up to `max` connections. When one more arrives, which may be a visitor's, it closes the connection
 * that has kept the service waiting longest without a whole request. It also closes a connection that
 * sends a request before the last reply: one such packet can contain thousands of requests, and browsers
 * and proxies never do it.
 */
function limitConnections(server: Server, max: number): ReadonlyMap<Socket, Connection> {
  const open = new Map<Socket, Connection>();
  server.on('connection', (socket: ParsedSocket) => {
    if (open.size >= max) {
      const owing = [...open].filter(([, { owesSince }]) => owesSince < performance.now());
      const [slowest = [socket]] = owing.sort(([, a], [, b]) => a.owesSince - b.owesSince);
      open.delete(slowest[0].destroy());
    }
    if (socket.destroyed) return;
    const connection = { owesSince: performance.now() };
    open.set(socket, connection);
    refusePipelining(socket, connection);
    socket.once('close', () => open.delete(socket));
  });
  return open;
}

/** Node's HTTP parser, on the socket that it reads. Undocumented; the tests show that it is there. */
interface ParsedSocket extends Socket {
  readonly parser?: { onIncoming?: ((...request: readonly unknown[]) => number) | null } | null;
}

/** Makes Node's parser skip the rest of a packet, as after an upgrade of the protocol. */
const skipRest = 2;

/**
 * Closes a connection in the middle of a packet. Closing it when Node has made a request of everything
 * in the packet would come too late: 400 packets would keep all others waiting for a minute. So would
 * `maxRequestsPerSocket` and `socket.pause()`, which let Node go through the rest of the packet.
 */
function refusePipelining(socket: ParsedSocket, connection: Readonly<Connection>): void {
  const { parser } = socket;
  const onIncoming = parser?.onIncoming;
  if (!parser || !onIncoming) return;
  parser.onIncoming = (...request) => {
    if (connection.response === undefined) return onIncoming(...request);
    socket.destroy();
    return skipRest;
  };
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
