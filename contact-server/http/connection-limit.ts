import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Returns whether to handle a request. Its connection may just have been closed. */
export type AdmitRequest = (request: IncomingMessage, response: ServerResponse) => boolean;

interface Connection {
  /** Since when the client owes the rest of a request, in milliseconds. Infinity while it waits for us. */
  owesSince: number;
  /** A request came, and its response is not sent yet. */
  isAnswering: boolean;
}

/**
 * Keeps up to `max` connections. One more does not turn the new client away, who may be a visitor: the
 * connection that has kept the service waiting longest without a whole request is closed. So is a
 * connection that sends a request before the last reply: one such packet can hold thousands of them,
 * and browsers and proxies never do it.
 */
export function limitConnections(server: Server, max: number): AdmitRequest {
  const open = new Map<Socket, Connection>();
  server.on('connection', (socket: ParsedSocket) => {
    if (open.size >= max) {
      const slowest = findSlowest(open) ?? socket;
      open.delete(slowest.destroy());
    }
    if (socket.destroyed) return;
    const connection = { owesSince: performance.now(), isAnswering: false };
    open.set(socket, connection);
    refusePipelining(socket, connection);
    socket.once('close', () => open.delete(socket));
  });
  return (request, response) => {
    const { socket } = request;
    const connection = open.get(socket);
    if (connection === undefined || socket.destroyed) return false;
    connection.isAnswering = true;
    request.on('end', () => {
      if (!response.writableEnded) connection.owesSince = Number.POSITIVE_INFINITY;
    });
    response.on('close', () => {
      connection.owesSince = performance.now();
      connection.isAnswering = false;
    });
    return true;
  };
}

/** Node's HTTP parser, on the socket that it reads. Undocumented; the tests show that it is there. */
interface ParsedSocket extends Socket {
  readonly parser?: { onIncoming?: ((...request: readonly unknown[]) => number) | null } | null;
}

/** What makes Node's parser leave the rest of a packet alone, as after an upgrade of the protocol. */
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
    if (!connection.isAnswering) return onIncoming(...request);
    socket.destroy();
    return skipRest;
  };
}

function findSlowest(open: ReadonlyMap<Socket, Connection>): Socket | undefined {
  const owing = [...open].filter(([, { owesSince }]) => owesSince < performance.now());
  return owing.sort(([, a], [, b]) => a.owesSince - b.owesSince)[0]?.[0];
}
